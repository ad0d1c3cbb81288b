import { type MeaningIndex, slotOfHit, weightOfHit, weights } from '../meaning-index.ts'
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
  // A maker or model that only a text has is not met.
  const isMet = ({ terms, role }: Item) =>
    terms.some(({ term }) =>
      meanings
        .hitsOf(term)
        .some((hit) => slotOfHit(hit) === first && (role !== 'name' || weightOfHit(hit) >= weights.fact)),
    )
  const unmet = first === undefined ? [] : items.filter((one) => one.text !== '' && !isMet(one))
  const gone = new Set([...unread, ...unmet.map(({ text }) => text)].flatMap((one) => one.split(' ')))
  const runs: string[][] = [[]]
  for (const word of query.match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (gone.has(word)) runs.at(-1)?.push(word)
    else runs.push([])
  }
  return runs.flatMap((run) => (run.length > 0 ? [run.join(' ')] : []))
}

/** Words beside conditions and the thing that have their part in the answer: «acciaio», a maker, a purpose. */
export function furtherWords({ items, conditions }: Understood, unread: readonly string[]): string[] {
  const gone = new Set(unread.flatMap((run) => run.split(' ')))
  const said = new Set(conditions.flatMap((one) => ('text' in one ? one.text : [])))
  const isFurther = ({ role, text }: Item) =>
    role !== 'head' &&
    role !== 'type' &&
    text !== '' &&
    !said.has(text) &&
    !text.split(' ').some((one) => gone.has(one))
  return [...new Set(items.filter(isFurther).map(({ text }) => text))]
}
