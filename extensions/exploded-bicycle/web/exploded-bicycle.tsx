import { Link } from '@tanstack/react-router'
import { ArrowDown, ArrowRight } from 'lucide-react'
import { type CSSProperties, type MouseEvent, useState } from 'react'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { drawingUrl } from '#web/pictures/drawing-files.ts'
import { explodedDrawing, explodedSize, type PartPlace, partPlaces } from './exploded-places.ts'
import { explodedStyles } from './exploded-styles.ts'
import { explodedTexts } from './exploded-texts.ts'
import { type PartShelf, usePartShelves } from './part-shelves-query.ts'

const category = 'componenti'
const articlesAnchor = 'articoli'
const anchorOf = ({ slug }: PartShelf) => `scaffale-${slug}`

/** The bicycle taken apart: each part leads to its shelf, and the shelves are a list beneath it. */
export function ExplodedBicycle() {
  const t = explodedTexts.useChunk()
  const { texts } = useI18n()
  const shelves = usePartShelves()
  const [pressed, setPressed] = useState<string>()
  const open = shelves.find(({ slug }) => slug === pressed) ?? shelves[0]
  const total = shelves.reduce((sum, { count }) => sum + count, 0)
  const name = texts.places.categories[category]
  const place = open && partPlaces[open.drawing ?? '']
  return (
    <>
      {explodedStyles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <section className="exploded">
        <div className="wrap">
          <nav className="small" aria-label={texts.catalog.breadcrumb}>
            <Link to="/">{texts.places.home}</Link> / <span aria-current="page">{name}</span>
          </nav>
          <div className="exploded-head">
            <h1>{name}</h1>
            <p>
              {t.lead}{' '}
              <a className="exploded-all align-center spaced-4 bold nowrap" href={`#${articlesAnchor}`}>
                {t.toArticles(total)} <ArrowDown className="icon icon-s" aria-hidden="true" />
              </a>
            </p>
          </div>
          <div className="exploded-columns grid spaced-24 align-center above-8">
            <div className="exploded-drawing relative">
              {place && <div className="exploded-part absolute" style={boxOf(place.part)} />}
              <img src={drawingUrl(explodedDrawing)} alt={t.alt} {...explodedSize} />
              <nav aria-label={t.parts}>
                {shelves.map((shelf, at) => (
                  <PartLink key={shelf.slug} {...{ shelf, at }} isOpen={shelf === open} onPress={setPressed} />
                ))}
              </nav>
            </div>
            {open && <OpenShelf shelf={open} number={shelves.indexOf(open) + 1} />}
          </div>
        </div>
      </section>
      <AllShelves shelves={shelves} open={open} total={total} />
    </>
  )
}

const boxOf = ([left, top, width, height]: PartPlace['part']): CSSProperties => ({
  left: `${left}%`,
  top: `${top}%`,
  width: `${width}%`,
  height: `${height}%`,
})

interface PartLinkProps {
  shelf: PartShelf
  at: number
  isOpen: boolean
  onPress(slug: string): void
}

/** Shelves without a part in the drawing are in the list only. */
function PartLink({ shelf, at, isOpen, onPress }: PartLinkProps) {
  const place = partPlaces[shelf.drawing ?? '']
  if (!place) return null
  const press = (event: MouseEvent) => {
    // Elsewhere it opens the list at that shelf.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onPress(shelf.slug)
  }
  const [left, top] = place.label
  return (
    <a
      className="exploded-label"
      href={`#${anchorOf(shelf)}`}
      style={{ left: `${left}%`, top: `${top}%` }}
      aria-current={isOpen ? 'true' : undefined}
      onClick={press}
    >
      <span className="num">{at + 1}</span>
      <span className="exploded-name flex align-center">{shelf.name}</span>
    </a>
  )
}

function OpenShelf({ shelf, number }: { shelf: PartShelf; number: number }) {
  const t = explodedTexts.useChunk()
  const { slug, name, count, below } = shelf
  return (
    <section className="open-shelf" aria-labelledby="aperto" aria-live="polite">
      <h2 className="text-xl" id="aperto">
        <span className="num">{number}</span> {name}
      </h2>
      <p className="small muted">{t.holds(count, below.length)}</p>
      <ShelfLinks shelves={below} />
      <Link className="btn btn-small btn-wide full-width above-14" to="/$category/$slug" params={{ category, slug }}>
        {t.whole(name)} <ArrowRight className="icon icon-s" aria-hidden="true" />
      </Link>
    </section>
  )
}

function ShelfLinks({ shelves }: { shelves: PartShelf['below'] }) {
  if (shelves.length === 0) return null
  return (
    <ul>
      {shelves.map(({ slug, name, count }) => (
        <li key={slug}>
          <Link to="/$category/$slug" params={{ category, slug }}>
            {name}
          </Link>
          <span className="hint">{count}</span>
        </li>
      ))}
    </ul>
  )
}

interface AllShelvesProps {
  shelves: readonly PartShelf[]
  open: PartShelf | undefined
  total: number
}

function AllShelves({ shelves, open, total }: AllShelvesProps) {
  const t = explodedTexts.useChunk()
  const { phone } = useShop()
  return (
    <section className="wrap part-shelves-section" aria-labelledby="ripiani">
      <div className="section-head">
        <h2 id="ripiani">{t.allShelves}</h2>
        <p className="muted">
          {t.notFound(total)} {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{t.call}</a>}
          {phone && t.orderIt}
        </p>
      </div>
      <div className="part-shelves grid stroke-above">
        {shelves.map((shelf, at) => (
          <section className={shelf === open ? 'part-shelf on' : 'part-shelf'} id={anchorOf(shelf)} key={shelf.slug}>
            <h3>
              <Link to="/$category/$slug" params={{ category, slug: shelf.slug }}>
                <span className="num">{at + 1}</span> {shelf.name}
              </Link>
              <span className="hint">{shelf.count}</span>
            </h3>
            <ShelfLinks shelves={shelf.below} />
          </section>
        ))}
      </div>
    </section>
  )
}
