/** A condition that a search was understood to have: the header X-Understood is a list of these. */
export interface UnderstoodCondition {
  kind: string
  label: string
  /** No product has it; `nearest` is the value of the first one shown. */
  missing?: true | undefined
  nearest?: string | undefined
  /** Of the kind `by`: a weekday from 0, Sunday, or so many days ahead. */
  weekday?: number | undefined
  inDays?: number | undefined
  /** Of the kind `price`: its upper limit. */
  maxPrice?: string | undefined
}

/** By the id of a listed product, those of its sizes that a search means: the header X-Searched-Sizes. */
export type SearchedSizes = Record<string, string[]>
