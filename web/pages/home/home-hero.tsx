import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useApi } from '#web/platform/api.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { heroQuery } from './hero-query.ts'
import { HomeDoors } from './home-doors.tsx'
import { HomePicture } from './home-picture.tsx'
import { useHome, useHomeTexts } from './home-texts.ts'

const sizes = '(max-width: 767px) 100vw, (max-width: 1119px) 60vw, 44vw'

export function HomeHero() {
  const t = useHomeTexts()
  const { heroCategory, pictures } = useHome()
  const { hero } = useSuspenseQuery(heroQuery(useApi())).data
  return (
    <>
      <section className="hero on-green">
        <div className="hero-text column align-start pinstripe">
          <h1>{t.heroTitle}</h1>
          <p className="lead">{t.heroText}</p>
          <Link className="btn btn-pink" to="/$category" params={{ category: heroCategory }}>
            {t.heroAction} <ArrowRight className="icon" aria-hidden="true" />
          </Link>
        </div>
        <div className="hero-photo relative">
          {hero && !pictures.hero ? (
            <>
              <Picture category="biciclette" url={hero.imageUrl} alt={hero.name} sizes={sizes} ratio="free" eager />
              <Link className="plate" to="/prodotto/$slug" params={{ slug: hero.slug }}>
                <div className="plate-inner">
                  <div className="strip">
                    <span>{hero.name}</span>
                    <span className="row spaced-4">
                      {t.see} <ArrowRight className="icon icon-s" aria-hidden="true" />
                    </span>
                  </div>
                  <Price amount={hero.price} form="plate" />
                </div>
              </Link>
            </>
          ) : (
            <HomePicture name="lambro" own={pictures.hero} alt="" sizes={sizes} className="photo-free" eager />
          )}
        </div>
        <HomeDoors />
      </section>
      <div className="stripes" aria-hidden="true" />
    </>
  )
}
