import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { Place } from '#web/extensions/place.tsx'
import { useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { bikeSearchQuery } from './bike-queries.ts'
import { compatibilityTexts } from './compatibility-texts.ts'

interface Props {
  onTake(bike: Pick<Product, 'name' | 'slug'>): void
}

const fewest = 2

/** Finds bicycles of the shop. */
export function BikeSearch({ onTake }: Props) {
  const t = compatibilityTexts.useChunk()
  const api = useApi()
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const isAsked = q.length >= fewest
  const { data: found, isError } = useQuery({ ...bikeSearchQuery(api, q), enabled: isAsked })
  return (
    <>
      <Place name="bike.choice" given={{ onTake }} />
      <section>
        <Field label={t.search} hint={t.searchHint}>
          <input type="search" autoComplete="off" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <p className="small muted above-8" role="status">
          {isAsked &&
            (isError
              ? t.searchFailed
              : !found
                ? t.searching
                : found.length > 0
                  ? t.found(found.length)
                  : t.nothingFound)}
        </p>
        {isAsked && found && <Bikes bikes={found} onTake={onTake} />}
      </section>
    </>
  )
}

export function Bikes({ bikes, onTake }: Props & { bikes: readonly Pick<Product, 'name' | 'slug' | 'imageUrl'>[] }) {
  const t = compatibilityTexts.useChunk()
  return (
    <ul className="bike-list">
      {bikes.map((bike) => (
        <li className="flex wraps align-center line-below" key={bike.slug}>
          <span className="bike-thumb">
            <Picture category="biciclette" url={bike.imageUrl} alt="" ratio="card" sizes="64px" />
          </span>
          <span className="name bold">{bike.name}</span>
          <button
            type="button"
            className="btn btn-small"
            aria-label={`${t.isMine}: ${bike.name}`}
            onClick={() => onTake(bike)}
          >
            {t.isMine}
          </button>
        </li>
      ))}
    </ul>
  )
}
