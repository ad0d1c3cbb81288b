import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useApi } from '#web/platform/api.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { HomePicture } from './home-picture.tsx'
import { rowQuery } from './home-rows-query.ts'
import { useHomeTexts } from './home-texts.ts'

const width = '(max-width: 767px) 50vw, 25vw'

/** The newest used bicycle that can be bought here. */
export function useHeroUsed() {
  return useSuspenseQuery(rowQuery(useApi(), 'bici-usate')).data[0]
}

/** Beside the new bicycle: a used one, and the workshop. */
export function HomeDoors() {
  const t = useHomeTexts()
  const used = useHeroUsed()
  return (
    <div className="hero-doors">
      {used && (
        <Link
          className="tile ground-paper column relative no-underline"
          to="/prodotto/$slug"
          params={{ slug: used.slug }}
        >
          <Picture category="bici-usate" url={used.imageUrl} alt="" sizes={width} ratio="free" />
          <span className="tile-label flex row-between spaced-12">
            <span>
              <b className="hero-door block">{t.doorUsed}</b>
              <span className="small block">
                {used.name}, <Price amount={used.price} form="text" />
              </span>
            </span>
            <ArrowRight className="icon" aria-hidden="true" />
          </span>
        </Link>
      )}
      <a className="tile ground-paper column no-underline" href="#contatti">
        <HomePicture name="banco" alt="" sizes={width} className="photo-free" />
        <span className="tile-label flex row-between spaced-12">
          <span>
            <b className="hero-door block">{t.doorWorkshop}</b>
            <span className="small block">{t.doorWorkshopText}</span>
          </span>
          <ArrowRight className="icon" aria-hidden="true" />
        </span>
      </a>
    </div>
  )
}
