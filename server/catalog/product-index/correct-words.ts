import { brandMeant, dialectOf, soundOf, spelledBrand } from '#server/catalog/search/brand-spellings.ts'
import { slotOfHit, termOfMeaning, weightOfHit, weights } from '#server/catalog/search/meaning-index.ts'
import { nearTerms, oneErrorAway } from '#server/catalog/search/near-terms.ts'
import { knownWords, phraseAt } from '#server/catalog/search/phrase-book.ts'
import { stemOf, wordsIn } from '#server/catalog/search/query-words.ts'
import vocabulary from '#server/catalog/search/search-vocabulary.json' with { type: 'json' }
import { type Vocabulary, vocabularyOf } from '#server/catalog/search/vocabulary.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { type CatalogState, keptByShelves } from './catalog-state.ts'
import { catalogueOf } from './catalogue-words.ts'

/** Of everyday speech: no typing errors. */
const plainWords = new Set(vocabulary.plainWords.split(' '))
const shopWords: Vocabulary = vocabularyOf(knownWords)
const wordsBySound = Map.groupBy(knownWords, soundOf)
let wordsByDialect: ReadonlyMap<string, readonly string[]> | undefined
const wordsByStem = Map.groupBy(knownWords, stemOf)
const alterative = /^(.{4,}?)h?(?:ett|in|on|un|ell|edd|acci|ucci|ott|itt?)[oaieu]?$/
const stems: Vocabulary = vocabularyOf(wordsByStem.keys())
const minLength = 4
const leastNearStem = 6
/** Of a short word the first letter is right: many others are one letter away. */
const maxLengthOfShort = 5
/** From this length on two errors are tolerated. */
const minLengthOfTwo = 7

/** More words are a sentence, above all where one of them is a thing: its unknown words are rather everyday ones. */
const longestList = { withThing: 4, other: 6 }

/** The query with each unknown word replaced by its most probable correction; undefined when one has none. */
export function correctWords(state: CatalogState, folded: string, unknown: readonly string[], isNamed: boolean) {
  let corrected = folded
  const isSentence = folded.split(' ').length > (isNamed ? longestList.withThing : longestList.other)
  for (const word of unknown) {
    const named = namedByTwo(corrected, word)
    if (named) {
      corrected = corrected.replace(named.words, foldText(named.brand))
      continue
    }
    if (!corrected.includes(word) || plainWords.has(word)) continue
    const meant = brandMeant(word, soundsIn(state)) ?? correctionOf(state, word, isSentence)
    if (!meant && word.length < minLength) continue
    if (!meant) return undefined
    corrected = corrected.replace(word, foldText(meant))
  }
  return corrected === folded ? undefined : corrected
}

/** «Acca ti», «kappa emme»: a maker's name as two words. */
function namedByTwo(query: string, word: string): { words: string; brand: string } | undefined {
  const words = query.split(' ')
  const at = words.indexOf(word)
  const pairs = at < 0 ? [] : [words.slice(at, at + 2), words.slice(Math.max(0, at - 1), at + 1)]
  return pairs
    .filter(({ length }) => length === 2)
    .flatMap((pair) => {
      const brand = spelledBrand(pair.join(''))
      return brand ? [{ words: pair.join(' '), brand }] : []
    })[0]
}

/** Shorter names sound like other words. */
const leastSound = 4

/** The makers of the shop by their sound. */
const soundsIn = keptByShelves(({ items }): ReadonlyMap<string, string> => {
  const brands = new Set(
    items.flatMap((item) => (item?.isListed && item.product.brand ? foldText(item.product.brand) : [])),
  )
  const sounds = new Map([...brands].map((brand) => [soundOf(brand), brand] as const))
  for (const sound of sounds.keys()) if (sound.length < leastSound) sounds.delete(sound)
  return sounds
})

function correctionOf(state: CatalogState, word: string, isSentence: boolean): string | undefined {
  if (word.length < minLength || /\d/.test(word)) return undefined
  const isShort = word.length <= maxLengthOfShort
  const oneAway = [...oneErrorAway(shopWords, word), ...state.search.texts.termsOneErrorAway(word)].filter(
    (term) => !isShort || term[0] === word[0],
  )
  if (isSentence)
    return bestOf(
      state,
      word,
      oneAway.filter((term) => weightOf(state, term) > leastWeight),
    )
  const one =
    bestOf(state, word, oneAway) ?? bestOf(state, word, wordsLike(word)) ?? bestOf(state, word, wordsOfDialect(word))
  if (one || word.length < minLengthOfTwo) return one
  const twoAway = [...nearTerms(shopWords, word, 2).whole, ...state.search.texts.termsNear(word, 2).whole]
  return bestOf(
    state,
    word,
    twoAway.filter((term) => Math.abs(term.length - word.length) < 2 || singled(term) === singled(word)),
  )
}

/** «Kasko» sounds like a helmet, a «lucchettone» is a large lock, a «cavalett» has lost its ending too. */
function wordsLike(word: string): readonly string[] {
  const root = alterative.exec(word)?.[1]
  const near = word.length < leastNearStem ? [] : oneErrorAway(stems, stemOf(word))
  return [
    ...(wordsBySound.get(soundOf(word)) ?? []),
    ...((root && wordsByStem.get(root)) || []),
    ...near.flatMap((stem) => wordsByStem.get(stem) ?? []),
  ]
}

/** «Locchetto», «campaneddu», «biciclèta». */
function wordsOfDialect(word: string): readonly string[] {
  wordsByDialect ??= Map.groupBy(knownWords, dialectOf)
  const spoken = dialectOf(word)
  return spoken.length < minLength ? [] : (wordsByDialect.get(spoken) ?? [])
}

/** Doubled letters written once: what Italians mistype first. */
const singled = (word: string) => word.replace(/(.)\1/g, '$1')

const lettersOf = (word: string) => [...word].sort().join('')

function bestOf(state: CatalogState, word: string, candidates: readonly string[]): string | undefined {
  let best: string | undefined
  let most = 0
  const letters = lettersOf(word)
  for (const candidate of candidates) {
    const weight = weightOf(state, candidate)
    // Beginnings are seldom mistyped, and letters are often swapped.
    const likelihood =
      weight && weight + (candidate[0] === word[0] ? 4 : 0) + (lettersOf(candidate) === letters ? 2 : 0)
    if (likelihood > most) {
      most = likelihood
      best = candidate
    }
  }
  return best
}

const weightsIn = keptByShelves(() => new Map<string, number>())

/** Words for products rank before words of names, these before words of descriptions; 0: unknown to the shop. */
function weightOf(state: CatalogState, candidate: string): number {
  const known = weightsIn(state)
  const weight = known.get(candidate) ?? weigh(state, candidate)
  known.set(candidate, weight)
  return weight
}

/** Of a word that only descriptions have. */
const leastWeight = 1

function weigh(state: CatalogState, candidate: string): number {
  const { has, hasThing } = catalogueOf(state)
  const found = phraseAt(wordsIn(foldText(candidate)), 0)
  const isThing = found?.meanings.some(({ id, role }) =>
    role === 'good' || role === 'type' ? hasThing(id) : has(termOfMeaning(id)),
  )
  const hits = state.search.meanings.hitsOf(stemOf(candidate))
  const isSaid = (least: number) => hits.some((hit) => weightOfHit(hit) >= least && state.standings[slotOfHit(hit)])
  const isInName = isSaid(weights.name)
  const isKnownGood = found?.meanings.some(({ role }) => role === 'good') === true
  if (!isThing && !isInName && !isKnownGood && !isSaid(0)) return 0
  return leastWeight + (isThing ? 3 : 0) + (isInName ? 3 : 0)
}
