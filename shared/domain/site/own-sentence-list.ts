import sentences from './own-sentences.json' with { type: 'json' }

export interface OwnSentence {
  id: string
  /** The part of the shop that says it. */
  where: string
  name: string
  /** Its place in the texts of the pages, such as `checkout.fetchText`. */
  at: string
  /** The names of its gaps, in the order of the arguments. */
  values: readonly string[]
  /** As shipped, of an extension's. */
  it?: string
  en?: string
}

/** A sentence of an extension, in the list of them all below the one with the id `after`. */
export interface ExtensionSentence
  extends Pick<OwnSentence, 'id' | 'where' | 'name' | 'at'>,
    Partial<Pick<OwnSentence, 'values'>> {
  it: string
  en: string
  after: string
}

/** Every sentence of the pages that the shop may write itself: own-sentences.json is the shop's list, extensions add theirs. */
export const ownSentences: OwnSentence[] = Object.entries(sentences).flatMap(([where, all]) =>
  Object.entries<{ name: string; at: string; values?: string }>(all).map(([id, { values = '', ...sentence }]) => ({
    id,
    where,
    ...sentence,
    values: values.split(' ').filter(Boolean),
  })),
)

export function addOwnSentences(rows: readonly ExtensionSentence[]): void {
  for (const { after, values = [], ...sentence } of rows)
    ownSentences.splice(ownSentences.findIndex(({ id }) => id === after) + 1, 0, { ...sentence, values })
}
