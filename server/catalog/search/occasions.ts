import occasions from './occasions.json' with { type: 'json' }
import { type Meaning, meaningOf, phraseAt } from './phrase-book.ts'
import type { Word } from './query-words.ts'

/** A present: for whom it is decides nothing where a thing is named. */
interface Occasion {
  /** What the query asks for besides. */
  rest: readonly Word[]
  ideas: readonly Meaning[]
  gender: string | undefined
}

function matcher(list: string): (text: string) => boolean {
  const all = list.split(', ')
  const whole = new Set(all)
  const beginnings = all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))
  return (text) => whole.has(text) || beginnings.some((beginning) => text.startsWith(beginning))
}

const isGift = matcher(occasions.said)
const isDay = matcher(occasions.days)
const isOther = matcher(occasions.others)
const isChild = matcher(occasions.children)
const isPerson = matcher(`${occasions.people}, ${occasions.children}`)
const isDescribing = matcher(occasions.describing)
const isLiking = matcher(occasions.liking)
const isVoucher = matcher(occasions.vouchers)
const isGiving = matcher('per, a, al, alla, ad, allo, for, to, on')
/** «Per il mio», "for my". */
const mostBetween = 3

const meaningsOf = (ids: readonly string[]) => ids.flatMap((id) => meaningOf.get(id) ?? [])
export const ideasForChildren: readonly Meaning[] = meaningsOf(occasions.ideasForChildren)

/** Reads «regalo per mio marito che va in bici», «per natale», "birthday present" out of a query. */
export function occasionIn(words: readonly Word[]): Occasion | undefined {
  const isSaid = words.some(
    ({ text }, at) => (isGift(text) && !isOfVoucher(words, at)) || (isDay(text) && isFor(words, at)),
  )
  if (!isSaid) return undefined
  const described = words.findIndex(
    ({ text }, at) => isLiking(text) || (isDescribing(text) && isPerson(words[at - 1]?.text ?? '')),
  )
  const asked = described < 0 ? words : words.slice(0, described)
  const people = asked.filter(({ text }) => isPerson(text))
  const isForChild = people.some(({ text }) => isChild(text))
  const genders = people.flatMap((word) => phraseAt([word], 0)?.meanings.find(({ role }) => role === 'gender') ?? [])
  return {
    rest: withoutOccasion(asked),
    ideas: isForChild ? ideasForChildren : meaningsOf(occasions.ideas),
    gender: isForChild ? 'children' : genders.map(({ id }) => id).find((id) => id !== 'children'),
  }
}

function withoutOccasion(words: readonly Word[]): Word[] {
  const isOfIt = ({ text }: Word) => isPerson(text) || isGift(text) || isDay(text) || isOther(text)
  // With the little words before them.
  const isLeft = words.map((word, at) => {
    const next = words.findIndex((one, i) => i >= at && !one.isStop && !isGiving(one.text))
    const isLittle = word.isStop || isGiving(word.text)
    return !isOfIt(word) && !(isLittle && (next < 0 || isOfIt(words[next] as Word)))
  })
  const rest = words.filter((_, at) => isLeft[at])
  return rest.some(({ isStop, isContext }) => !isStop && !isContext) ? rest : []
}

/** «Carta regalo» is a thing. */
const isOfVoucher = (words: readonly Word[], at: number) =>
  [words[at - 1], words[at + 1]].some((word) => word !== undefined && isVoucher(word.text))

const isFor = (words: readonly Word[], at: number) =>
  words.slice(Math.max(0, at - mostBetween), at).some(({ text }) => isGiving(text))
