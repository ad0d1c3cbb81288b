import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { UnderstoodCondition } from '#shared/contract/catalog/search-reply.ts'
import { useApi } from '#web/api.ts'
import { type CatalogAddress, filterOf, type ListPlace } from '#web/catalog/catalog-address.ts'
import { isOtherList, type ListNow, relaxedQuery } from '#web/catalog/empty/relaxed-query.ts'
import { searchPageTexts } from './search-page-texts.ts'

interface Props {
  place: ListPlace
  address: CatalogAddress
  understood: readonly UnderstoodCondition[]
  /** A list that is not what was asked: a condition is offered where the list without it is another. */
  wanting: ListNow | undefined
}

/** The understood conditions of a search: each links to the search without it. */
export function UnderstoodChips({ place, address, understood, wanting }: Props) {
  const t = searchPageTexts.useChunk()
  const { without = [] } = address
  const kinds = [...new Set(understood.map(({ kind }) => kind))]
  const ways = [...kinds.map((kind) => [kind]), kinds].map((some) => [...new Set([...without, ...some])])
  const filters = ways.map((some) => filterOf(place, { ...address, without: some }))
  const { data } = useQuery({ ...relaxedQuery(useApi(), filters), enabled: wanting !== undefined && kinds.length > 0 })
  if (understood.length === 0) return null
  const leadsOn = (way: number) => {
    const found = data?.[way]
    return wanting === undefined || (found !== undefined && isOtherList(found, wanting))
  }
  const taking = (way: number) => (now: CatalogAddress) => ({ ...now, shown: undefined, without: ways[way] })
  return (
    <fieldset className="row chips below-20 above-16" aria-label={t.understood}>
      <span className="small muted" aria-hidden="true">
        {t.understood}:
      </span>
      {understood.map(({ kind, label, missing }) => {
        const name = t.conditionKinds[kind] ?? ''
        const way = kinds.indexOf(kind)
        const text = (
          <span>
            <span className="muted">{name}</span> {label}
          </span>
        )
        // Without a value that nothing has the list is the same.
        if (missing || !leadsOn(way)) {
          return (
            <span key={`${kind} ${label}`} className="chip">
              {text}
            </span>
          )
        }
        return (
          <Link
            key={`${kind} ${label}`}
            className="chip"
            to="."
            search={taking(way)}
            aria-label={t.takeCondition(`${name} ${label}`.trim())}
          >
            {text}
            <X className="icon icon-s" aria-hidden="true" />
          </Link>
        )
      })}
      {understood.length > 1 && leadsOn(kinds.length) && (
        <Link className="btn btn-text btn-small nowrap" to="." search={taking(kinds.length)}>
          {t.onlyWords}
        </Link>
      )}
    </fieldset>
  )
}
