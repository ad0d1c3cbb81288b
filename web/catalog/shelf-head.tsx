import { Link } from '@tanstack/react-router'
import type { ShelfWithNeighbours } from '#shared/contract/catalog/shelves.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { drawingSize, drawingUrl } from '#web/pictures/drawing-files.ts'
import { TyreDiagram, tyreDiagram } from './tyre-diagram.tsx'

/** Path, name and guide of a shelf, with its drawing. */
export function ShelfHead({ shelf: { name, text, category, above, drawing } }: { shelf: ShelfWithNeighbours }) {
  const { catalog: t, places } = useTexts()
  const url = drawingUrl(drawing)
  return (
    <section className="category-hero grid shelf-head on-green">
      <div className="hero-text column align-start pinstripe">
        <nav className="small pale-text" aria-label={t.breadcrumb}>
          <Link to="/">{places.home}</Link> /{' '}
          <Link to="/$category" params={{ category }} activeOptions={{ exact: true }}>
            {places.categories[category]}
          </Link>
          {above.map((one) => (
            <span key={one.slug}>
              {' / '}
              <Link to="/$category/$slug" params={one}>
                {one.name}
              </Link>
            </span>
          ))}
          {' / '}
          <span aria-current="page">{name}</span>
        </nav>
        <h1>{name}</h1>
        <p className="measure-60">{text}</p>
      </div>
      {url &&
        (drawing === tyreDiagram ? (
          <TyreDiagram url={url} />
        ) : (
          // Decorative: phones, with little room, neither show nor load it.
          <div className="drawn no-phone">
            <img src={url} alt="" {...drawingSize} loading="lazy" decoding="async" />
          </div>
        ))}
    </section>
  )
}
