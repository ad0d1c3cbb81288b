import notations from './notations.json' with { type: 'json' }
import { type Word, wordsIn } from './query-words.ts'

/** A value of a fact, found by one of its names. */
export interface Standard {
  key: string
  term: string
}

interface Named {
  stems: readonly string[]
  standards: Standard[]
}

/** @param value «*» for any */
export const termOfStandard = (key: string, value: string) => (value === '*' ? `&${key}` : `&${key}=${value}`)

const known = new Map<string, Named>()
/** «24 mm» is no 24. */
const lengths = new Set(['mm', 'cm'])
const articles = new Set(['un', 'una', 'one', 'con', 'with'])

for (const { fact, value, words } of notations.facts) {
  for (const name of words.split(', ')) {
    const all = wordsIn(name)
    const content = all.filter(({ text, isStop }) => !isStop || lengths.has(text))
    // Without «is» 2000 is any number.
    const own = content.length === 1 && content[0]?.isNumber ? all : content
    // Without «un» and «con» the rest is another word.
    const stems = articles.has(all[0]?.text ?? '') ? [] : own.map(({ stem }) => stem)
    const key = stems.join(' ')
    if (key === '' || (stems.length === 1 && key.length < 2)) continue
    const named = known.get(key) ?? { stems, standards: [] }
    known.set(key, named)
    named.standards.push({ key: fact, term: termOfStandard(fact, value) })
  }
}

const byFirstStem = Map.groupBy(
  [...known.values()].sort((a, b) => b.stems.length - a.stems.length),
  ({ stems }) => stems[0] ?? '',
)

/** The longest name of a standard that begins at a word, of those with a fact that counts here. */
export function standardAt(words: readonly Word[], from: number, isOf: (key: string) => boolean) {
  for (const { stems, standards } of byFirstStem.get(words[from]?.stem ?? '') ?? []) {
    // «Sei fori» is no «for».
    if (stems.length === 1 && words[from]?.isStop) continue
    let at = from + 1
    let matched = 1
    let isExcluded = false
    while (matched < stems.length && at < words.length) {
      if (words[at]?.stem === stems[matched]) matched++
      else if (!words[at]?.isStop) break
      isExcluded ||= words[at]?.text === 'non'
      at++
    }
    const own = matched === stems.length ? standards.filter(({ key }) => isOf(key)) : []
    if (own.length > 0) return { to: at, standards: own, isExcluded }
  }
  return undefined
}

/** The values of a fact with a word in one of their names: of «motore» the «mozzo». */
export const standardsWith = (stem: string, fact: string): Standard[] =>
  [...known.values()].flatMap(({ stems, standards }) =>
    stems.includes(stem) ? standards.filter(({ key }) => key === fact) : [],
  )

/** All standards that a text names. */
export function standardsIn(text: string, isOf: (key: string) => boolean): Standard[] {
  const words = wordsIn(text)
  return words.flatMap((_, at) => {
    const found = standardAt(words, at, isOf)
    return found && !found.isExcluded ? found.standards : []
  })
}
