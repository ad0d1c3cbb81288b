import { Link } from '@tanstack/react-router'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { categoryPicture, categoryPictureFocus, categoryPictureSet, categoryPictureSize } from './category-pictures.ts'

export function CategoryHero({ category }: { category: Category }) {
  const { catalog: t, places } = useTexts()
  const shop = useShop()
  const name = places.categories[category]
  return (
    <>
      <section className="category-hero grid on-green">
        <div className="hero-text column align-start pinstripe">
          <nav className="small pale-text" aria-label={t.breadcrumb}>
            <Link to="/">{places.home}</Link> / <span aria-current="page">{name}</span>
          </nav>
          <h1>{softHyphens(name)}</h1>
          <p className="measure-46">
            {t.lead[category](shop.usedWarrantyMonths, shop.returnPaidBy === 'shop' ? shop.returnDays : null)}
          </p>
        </div>
        <div className="photo no-phone">
          <picture>
            <source type="image/avif" srcSet={categoryPictureSet(category, 'avif')} sizes="50vw" />
            <img
              src={categoryPicture(category)}
              srcSet={categoryPictureSet(category, 'webp')}
              sizes="50vw"
              alt=""
              {...categoryPictureSize}
              style={{ objectPosition: categoryPictureFocus[category] }}
              // Phones do not show it, and lazy means that they do not load it either.
              loading="lazy"
              decoding="async"
            />
          </picture>
        </div>
      </section>
      <div className="stripes" aria-hidden="true" />
    </>
  )
}

/** «Abbigliamento» in the widest letters may have to break on narrow screens. */
const softHyphens = (name: string) => name.replace('Abbigliamento', 'Abbiglia\u00admento')
