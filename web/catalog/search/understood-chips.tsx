import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { UnderstoodCondition } from '#shared/contract/catalog/catalog.ts'
import type { CatalogAddress } from '#web/catalog/catalog-address.ts'
import { searchPageTexts } from './search-page-texts.ts'

interface Props {
  understood: readonly UnderstoodCondition[]
  without: readonly string[] | undefined
}

/** The understood conditions of a search: each links to the search without it. */
export function UnderstoodChips({ understood, without = [] }: Props) {
  const t = searchPageTexts.useChunk()
  if (understood.length === 0) return null
  const taking = (kinds: readonly string[]) => (now: CatalogAddress) => ({
    ...now,
    shown: undefined,
    without: [...new Set([...without, ...kinds])],
  })
  return (
    <fieldset className="row chips below-20 above-16" aria-label={t.understood}>
      <span className="small muted" aria-hidden="true">
        {t.understood}:
      </span>
      {understood.map(({ kind, label }) => {
        const name = t.conditionKinds[kind] ?? ''
        return (
          <Link
            key={`${kind} ${label}`}
            className="chip"
            to="."
            search={taking([kind])}
            aria-label={t.takeCondition(`${name} ${label}`.trim())}
          >
            <span>
              <span className="muted">{name}</span> {label}
            </span>
            <X className="icon icon-s" aria-hidden="true" />
          </Link>
        )
      })}
      {understood.length > 1 && (
        <Link className="btn btn-text btn-small nowrap" to="." search={taking(understood.map(({ kind }) => kind))}>
          {t.onlyWords}
        </Link>
      )}
    </fieldset>
  )
}
