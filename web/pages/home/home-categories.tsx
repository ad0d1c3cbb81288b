import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { Category } from '#shared/domain/platform/goods/categories.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { HomePicture } from './home-picture.tsx'
import type { HomePictureName } from './home-pictures.ts'
import { useHome, useHomeTexts } from './home-texts.ts'

const cards: readonly (readonly [Category, HomePictureName])[] = [
  ['biciclette', 'lambro'],
  ['bici-usate', 'fila'],
  ['componenti', 'cassetta'],
  ['abbigliamento', 'riders'],
  ['accessori', 'casco'],
]

export function HomeCategories() {
  const { places } = useTexts()
  const t = useHomeTexts()
  const { pictures } = useHome()
  return (
    <section className="section wrap" aria-labelledby="home-categories">
      <div className="section-head">
        <h2 id="home-categories">{t.whatToday}</h2>
        <p className="muted measure-44">{t.tryInShop}</p>
      </div>
      <div className="tiles grid outlined">
        {cards.map(([category, picture], index) => {
          const isFirst = index === 0
          return (
            <Link
              key={category}
              to="/$category"
              params={{ category }}
              className={`tile ground-paper column relative no-underline ${isFirst ? 'tile-large' : ''}`}
            >
              <HomePicture
                name={picture}
                own={pictures[category]}
                alt=""
                sizes={isFirst ? '(max-width: 767px) 100vw, 50vw' : '(max-width: 767px) 50vw, 25vw'}
              />
              <div className="tile-label flex row-between spaced-12 stroke-above">
                <div>
                  <h3>{category === 'abbigliamento' ? t.clothingSoft : places.categories[category]}</h3>
                  {isFirst && <p className="above-6">{t.bicyclesText}</p>}
                </div>
                <ArrowRight className="icon" aria-hidden="true" />
              </div>
            </Link>
          )
        })}
      </div>
    </section>
  )
}
