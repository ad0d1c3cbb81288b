/**
 * The known facts of a product or a bicycle, by key: choices by value, numbers in their unit; unknown facts are absent.
 */
export type KnownFacts = Readonly<Record<string, string | number | boolean | undefined>>

export const verdicts = ['fits', 'check', 'no'] as const
export type Verdict = (typeof verdicts)[number]

export type FitValues = Readonly<Record<string, string | number>>

/** One thing that was looked at; the sentence is the dictionary's, by code. `fact` names the fact whose choices the values are. */
export interface Finding {
  verdict: Verdict
  code: string
  values: FitValues
}

export interface Fit {
  verdict: Verdict
  /** Those that decide, the first the most telling. */
  reasons: Finding[]
}

/** One check: undefined where it does not apply. */
export type Rule = (part: KnownFacts, bike: KnownFacts) => Finding | undefined

const finding =
  (verdict: Verdict) =>
  (code: string, values: FitValues = {}): Finding => ({ verdict, code, values })

export const fits = finding('fits')
export const check = finding('check')
export const no = finding('no')

/** The bicycle's owner has to look it up. */
export const unknown = (fact: string) => check(`unknown-${fact}`)
/** The product lacks this fact: the shop has to be asked. */
export const untold = (fact: string) => check('untold', { fact })

/** The worst finding decides; with none at all there is nothing that could be promised. */
export function judge(rules: readonly Rule[], part: KnownFacts, bike: KnownFacts): Fit {
  const found = rules.flatMap((rule) => rule(part, bike) ?? [])
  const verdict = (['no', 'check', 'fits'] as const).find((one) => found.some((f) => f.verdict === one)) ?? 'check'
  return { verdict, reasons: found.filter((one) => one.verdict === verdict) }
}

export const numberOf = (facts: KnownFacts, key: string): number | undefined => {
  const value = facts[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined
}

export const textOf = (facts: KnownFacts, key: string): string | undefined => {
  const value = facts[key]
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The possible values of an unknown fact; undefined without a limit. */
export const amongOf = (facts: KnownFacts, fact: string): string[] | undefined =>
  textOf(facts, `${fact}OneOf`)?.split(' ')

/** Two choices that have to be the same. */
export function sameChoice(fact: string, differs: string): Rule {
  return (part, bike) => {
    const [own, given] = [textOf(bike, fact), textOf(part, fact)]
    if (given === undefined) return untold(fact)
    if (own === undefined) return unknown(fact)
    return own === given ? undefined : no(differs, { fact, yours: own, part: given })
  }
}
