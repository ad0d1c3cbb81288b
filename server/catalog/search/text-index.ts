import { foldText } from '#shared/domain/platform/fold-text.ts'
import { beginningWith, firstFrom, type NearTerms, nearTerms, oneErrorAway } from './near-terms.ts'
import { NumberLists } from './number-lists.ts'
import { backward, Terms } from './vocabulary.ts'

// Between fields; requests with it are refused, so no query reaches across.
const fieldBreak = '\0'
const isNarrow = /^[\0-\xff]*$/
const words = /[\p{L}\p{N}]+/gu

function wordsOf(folded: string): string[] {
  return folded.match(words) ?? []
}

/** Shorter beginnings are those of so many words that they leave out few texts. */
const leastLast = 4

const isWordLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter)

/** V8 keeps two bytes a letter of what was folded from a text with other letters; a copy takes one. */
const narrowed = (text: string) => (isNarrow.test(text) ? Buffer.from(text, 'latin1').toString('latin1') : text)

const isAmong = (sorted: Uint32Array, slot: number) =>
  sorted[firstFrom(sorted.length, (at) => (sorted[at] ?? 0) < slot)] === slot

/**
 * Finds texts that contain a query anywhere, also inside words, without reading every text: a run of letters is
 * contained in a text exactly when it is contained in one of its words, and distinct words are few.
 * Append-only: a changed text gets a new number.
 */
export class TextIndex {
  #texts: string[] = []
  #namesEnd: number[] = []
  #slots = new NumberLists()
  #terms = new Terms(this.#slots)

  /** @param texts what only speaks of a thing, after what names it */
  add(slot: number, names: readonly (string | null)[], texts: readonly string[] = []): void {
    const fold = (fields: readonly (string | null)[]) => fields.map((field) => foldText(field ?? '')).join(fieldBreak)
    const named = fold(names)
    const text = narrowed(texts.length > 0 ? named + fieldBreak + fold(texts) : named)
    this.#texts[slot] = text
    this.#namesEnd[slot] = named.length
    for (const word of wordsOf(text)) if (this.#slots.lastOf(word) !== slot) this.#slots.push(word, slot)
  }

  /** Folded, fields in their order with a NUL between them. */
  textOf(slot: number): string {
    return this.#texts[slot] ?? ''
  }

  /** Whether a name contains the folded query, not only a text. */
  isInNames(slot: number, query: string): boolean {
    return this.#placeInNames(slot, query, 0) >= 0
  }

  /** Whether a name contains the folded query as whole words. */
  isWordsOfName(slot: number, query: string, mayEndInside = false): boolean {
    const text = this.textOf(slot)
    for (let at = this.#placeInNames(slot, query, 0); at >= 0; at = this.#placeInNames(slot, query, at + 1))
      if (!isWordLetter(text[at - 1]) && (mayEndInside || !isWordLetter(text[at + query.length]))) return true
    return false
  }

  /** Whether the folded query is all of a name. */
  isName(slot: number, query: string): boolean {
    const text = this.textOf(slot)
    for (let at = this.#placeInNames(slot, query, 0); at >= 0; at = this.#placeInNames(slot, query, at + 1))
      if ((text[at - 1] ?? fieldBreak) === fieldBreak && (text[at + query.length] ?? fieldBreak) === fieldBreak)
        return true
    return false
  }

  /** The texts with a name that holds the query's words in a run, whatever signs stand between them. */
  withRunInName(query: string): number[] {
    const run = wordsOf(query)
    const lists = run.map((word) => this.#slots.of(word)).sort((a, b) => a.length - b.length)
    const [rarest = new Uint32Array(), ...others] = lists
    return [...rarest].filter(
      (slot) => others.every((slots) => isAmong(slots, slot)) && this.#isRunOfName(slot, ` ${run.join(' ')} `),
    )
  }

  #isRunOfName(slot: number, run: string): boolean {
    const names = this.textOf(slot).slice(0, this.#namesEnd[slot])
    return names.split(fieldBreak).some((name) => ` ${wordsOf(name).join(' ')} `.includes(run))
  }

  #placeInNames(slot: number, query: string, from: number): number {
    const at = this.textOf(slot).indexOf(query, from)
    return at + query.length <= (this.#namesEnd[slot] ?? 0) ? at : -1
  }

  slotsOf(term: string): Uint32Array {
    return this.#slots.of(term)
  }

  /** Texts that contain the folded query, each once, in no order; those of old numbers too. */
  containing(query: string): Iterable<number> {
    const runs = wordsOf(query)
    if (runs.length === 0) return this.#scan(query)
    const termsOfRuns = this.#termsOfRuns(runs)
    if (termsOfRuns.some((terms) => terms.length === 0)) return []
    const sizes = termsOfRuns.map((terms) => terms.reduce((sum, term) => sum + this.slotsOf(term).length, 0))
    const smallest = Math.min(...sizes)
    if (smallest === 0) return []
    // A letter or two are in nearly every text: reading the texts is then quicker than gathering their numbers.
    if (smallest > this.#texts.length) return this.#scan(query)
    const rarest = termsOfRuns[sizes.indexOf(smallest)] ?? []
    const candidates = this.#union(rarest)
    if (runs.length === 1 && runs[0] === query) return candidates
    // Whole words among the others spare reading most of the texts.
    const others = termsOfRuns.flatMap((terms) =>
      terms.length === 1 && terms !== rarest ? [this.slotsOf(terms[0] ?? '')] : [],
    )
    const contained: number[] = []
    for (const slot of candidates)
      if (others.every((slots) => isAmong(slots, slot)) && this.textOf(slot).includes(query)) contained.push(slot)
    return contained
  }

  /** The words that may hold each run: the inner ones are whole words, the first and the last only end and begin so. */
  #termsOfRuns(runs: readonly string[]): (readonly string[])[] {
    const [first = '', ...others] = runs
    const last = others.pop()
    if (last === undefined) return [this.termsContaining(first)]
    const inner = others.map((run) => [run])
    const { backwards } = this.#terms.current
    const ofFirst = beginningWith(backwards, backward(first)).map(backward)
    return inner.length > 0 && last.length < leastLast
      ? [ofFirst, ...inner]
      : [ofFirst, ...inner, this.termsBeginning(last)]
  }

  /** @param run not empty */
  termsContaining(run: string): readonly string[] {
    return this.#terms.containing(run)
  }

  /** Words of the texts that begin with a run of letters. */
  termsBeginning(beginning: string): readonly string[] {
    return beginningWith(this.#terms.current.sorted, beginning)
  }

  /** Words of the texts that are the run but for some typing errors; whole words, or words that begin so. */
  termsNear(run: string, maxErrors: number): NearTerms {
    return nearTerms(this.#terms.current, run, maxErrors)
  }

  /** The same for whole words and one error, much faster. */
  termsOneErrorAway(run: string): string[] {
    return oneErrorAway(this.#terms.current, run)
  }

  #union(terms: readonly string[]): Iterable<number> {
    const [only, ...others] = terms
    if (only !== undefined && others.length === 0) return this.slotsOf(only)
    const slots = new Set<number>()
    for (const term of terms) for (const slot of this.slotsOf(term)) slots.add(slot)
    return slots
  }

  #scan(query: string): number[] {
    const found: number[] = []
    for (let slot = 0; slot < this.#texts.length; slot++) if (this.textOf(slot).includes(query)) found.push(slot)
    return found
  }

  trim(): void {
    this.#slots.trim()
  }
}
