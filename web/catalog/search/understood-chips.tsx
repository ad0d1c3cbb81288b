import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { UnderstoodCondition } from '#shared/contract/catalog/search-reply.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { type CatalogAddress, filterOf, fromStart, type ListPlace } from '#web/catalog/catalog-address.ts'
import { isOtherList, type ListNow, relaxedQuery } from '#web/catalog/empty/relaxed-query.ts'
import { useApi } from '#web/platform/api.ts'
import { searchPageTexts } from './search-page-texts.ts'

interface Props {
  place: ListPlace & { q: string }
  address: CatalogAddress
  understood: readonly UnderstoodCondition[]
  unread: readonly string[]
  /** Those that a height means. */
  sizes: readonly string[]
  /** A list that is not what was asked: a condition is offered where the list without it is another. */
  wanting: ListNow | undefined
}

/** The conditions that a search was understood to have, and its other words: each links to the search without it. */
export function UnderstoodChips({ place, address, understood, unread, sizes, wanting }: Props) {
  const t = searchPageTexts.useChunk()
  const { without = [] } = address
  const kinds = [...new Set(understood.map(({ kind }) => kind))].filter((kind) => kind !== 'word')
  const ways = [...kinds.map((kind) => [kind]), kinds].map((some) => [...new Set([...without, ...some])])
  const filters = ways.map((some) => filterOf(place, { ...address, without: some }))
  const { data } = useQuery({ ...relaxedQuery(useApi(), filters), enabled: wanting !== undefined && kinds.length > 0 })
  if (understood.length === 0 && unread.length === 0) return null
  const leadsOn = (way: number) => {
    const found = data?.[way]
    return wanting === undefined || (found !== undefined && isOtherList(found, wanting))
  }
  const taking = (way: number) => (now: CatalogAddress) => ({ ...now, ...fromStart, without: ways[way] })
  return (
    <fieldset className="row chips below-20 above-16" aria-label={t.understood}>
      {understood.length > 0 && (
        <span className="small muted" aria-hidden="true">
          {t.understood}:
        </span>
      )}
      {understood.map(({ kind, label, missing }) => {
        const name = t.conditionKinds[kind] ?? ''
        const way = kinds.indexOf(kind)
        const text = (
          <span>
            <span className="muted">{name}</span> {label}
            {isOtherwise(kind, label, sizes) && ` → ${sizes.slice(0, mostSizes).join(', ')}`}
          </span>
        )
        if (kind === 'word' || kind === 'by') return <WordChip key={label} words={label} query={place.q} name={name} />
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
      {unread.map((words) => (
        <WordChip key={words} words={words} query={place.q} name={t.unread} isUnread />
      ))}
      {understood.length > 1 && leadsOn(kinds.length) && (
        <Link className="btn btn-text btn-small nowrap" to="." search={taking(kinds.length)}>
          {t.onlyWords}
        </Link>
      )}
    </fieldset>
  )
}

const mostSizes = 4

/** A height says its sizes, and so does a size that stands for others. */
const isOtherwise = (kind: string, label: string, sizes: readonly string[]) =>
  sizes.length > 0 && (kind === 'height' || (kind === 'size' && sizes.every((one) => !label.includes(one))))

interface WordProps {
  words: string
  query: string
  name: string
  isUnread?: boolean
}

/** Words that the query is searched without by taking them out of it. */
function WordChip({ words, query, name, isUnread }: WordProps) {
  const t = searchPageTexts.useChunk()
  const rest = withoutWords(query, words)
  const text = (
    <span>
      {name && <span className="muted">{name} </span>}
      {isUnread ? <s>{words}</s> : words}
    </span>
  )
  if (rest === '' || rest === query) return <span className="chip">{text}</span>
  return (
    <Link
      className="chip"
      to="."
      search={(now: CatalogAddress) => ({ ...now, ...fromStart, q: rest })}
      aria-label={t.takeCondition(words)}
    >
      {text}
      <X className="icon icon-s" aria-hidden="true" />
    </Link>
  )
}

/** The query as it was typed, without those words. */
function withoutWords(query: string, words: string): string {
  const gone = new Set(words.split(' ').map(foldText))
  return query
    .split(/\s+/)
    .filter((word) => !gone.has(foldText(word).replace(/[^\p{L}\p{N}]/gu, '')))
    .join(' ')
}
