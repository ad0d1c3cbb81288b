import { useQuery } from '@tanstack/react-query'
import { Bike } from 'lucide-react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import type { PartTakes as Takes } from '#shared/contract/catalog/compatibility.ts'
import { partKindOf } from '#shared/domain/catalog/compatibility/part-shelves.ts'
import { useApi } from '#web/platform/api.ts'
import { useOpenLayer } from '#web/ui/layer/layers.ts'
import { BikeDialog } from './bike-layer.tsx'
import { partCompatibilityQuery } from './bike-queries.ts'
import { CompatibilityLine, verdictIcons } from './compatibility-line.tsx'
import { compatibilityTexts } from './compatibility-texts.ts'
import { useMyBikes } from './my-bikes.ts'

/** Beside the buttons of a part: whether it goes on the chosen bicycle, or the question which that is. */
export function PartCompatibility({ product }: { product: Product }) {
  const t = compatibilityTexts.useChunk()
  const open = useOpenLayer('bici')
  const { chosen } = useMyBikes()
  const api = useApi()
  const { data: fit } = useQuery({
    ...partCompatibilityQuery(api, product, chosen ?? { id: '', name: '', own: [] }),
    enabled: chosen !== undefined,
  })
  const isLookedAt = chosen ? fit !== null : partKindOf([product.shelf]) !== undefined
  if (!isLookedAt || (chosen && !fit)) return null
  return (
    <section className="part-fit" aria-live="polite" aria-label={t.which}>
      {chosen && fit ? (
        <>
          <p className="small muted">{chosen.name}</p>
          <CompatibilityLine fit={fit} isWhole />
        </>
      ) : (
        <p className="row">
          <Bike className="icon" aria-hidden="true" />
          <span>
            <b>{t.which}</b> <span className="small">{t.whichText}</span>
          </span>
        </p>
      )}
      <button
        type="button"
        className="link small as-target"
        aria-haspopup="dialog"
        onPointerEnter={BikeDialog.preload}
        onFocus={BikeDialog.preload}
        onClick={() => void open(1)}
      >
        {chosen ? t.change : t.choose}
      </button>
    </section>
  )
}

/** As many of those that do not go as tell what it is not. */
const mostNamed = 4

/** What a part goes on and what not, by the rules that answer for one bicycle. */
export function PartTakes({ takes, isPage }: { takes: Takes; isPage: boolean }) {
  const t = compatibilityTexts.useChunk()
  const Heading = isPage ? 'h2' : 'h3'
  return (
    <section className={isPage ? 'sheet-text' : 'above-24'} aria-labelledby="va-su">
      <Heading id="va-su">{t.takesTitle}</Heading>
      <ul className="takes lines grid">
        {takes.map(({ fact, unit, verdict, values }) => {
          const Icon = verdictIcons[verdict]
          const named = values.slice(0, verdict === 'no' ? mostNamed : values.length)
          const texts = named.map(({ name, code }) => [name, unit, t.takenWith[code]].filter(Boolean).join(' '))
          const more = values.length - named.length
          return (
            <li key={`${fact} ${verdict}`}>
              <Icon className={`icon icon-s verdict-${verdict}`} aria-hidden="true" />
              <span>
                <b className="block">
                  {/^\d/.test(texts[0] ?? '') && `${fact} `}
                  {texts.join(', ')}
                  {more > 0 && ` ${t.takesMore(more)}`}
                </b>
                <span className="small muted">
                  {fact}: {t.takesVerdicts[verdict]}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      <p className="small muted above-8">{t.takesFrom}</p>
    </section>
  )
}
