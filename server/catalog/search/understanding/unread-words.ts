import { type MeaningIndex, slotOfHit } from '../meaning-index.ts'
import type { Item, Understood } from '../query-items.ts'

/**
 * The words of a query without a part in the answer, as they stand in it, those side by side together: «entro sabato».
 * Of a purpose and the like only the first product knows whether it is met.
 */
export function unreadWords(
  { items, unread }: Understood,
  meanings: Pick<MeaningIndex, 'hitsOf'>,
  { query, first }: { query: string; first: number | undefined },
): string[] {
  const isMet = ({ terms }: Item) =>
    terms.some(({ term }) => meanings.hitsOf(term).some((hit) => slotOfHit(hit) === first))
  const unmet = first === undefined ? [] : items.filter((one) => one.text !== '' && !isMet(one))
  const gone = new Set([...unread, ...unmet.map(({ text }) => text)].flatMap((one) => one.split(' ')))
  const runs: string[][] = [[]]
  for (const word of query.match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (gone.has(word)) runs.at(-1)?.push(word)
    else runs.push([])
  }
  return runs.flatMap((run) => (run.length > 0 ? [run.join(' ')] : []))
}
