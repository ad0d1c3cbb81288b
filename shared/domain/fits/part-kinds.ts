import { padRules, rotorRules } from './brake-rules.ts'
import { cassetteRules, chainRules, freehubRules } from './drivetrain-rules.ts'
import { type Fit, judge, type KnownFacts, type Rule } from './fit.ts'
import { bracketRules, postRules } from './frame-rules.ts'
import { tubeRules, tyreRules } from './tyre-rules.ts'

export const partKinds = ['tyre', 'tube', 'chain', 'cassette', 'pads', 'rotor', 'freehub', 'post', 'bracket'] as const
export type PartKind = (typeof partKinds)[number]

const rulesOf: Readonly<Record<PartKind, readonly Rule[]>> = {
  tyre: tyreRules,
  tube: tubeRules,
  chain: chainRules,
  cassette: cassetteRules,
  pads: padRules,
  rotor: rotorRules,
  freehub: freehubRules,
  post: postRules,
  bracket: bracketRules,
}

/** By shelf: what stands there, or on a shelf below it, is looked at by these rules. */
const kindOfShelf: Readonly<Record<string, PartKind>> = {
  copertoni: 'tyre',
  'camere-d-aria': 'tube',
  catene: 'chain',
  'pacchi-pignoni': 'cassette',
  'pastiglie-freno': 'pads',
  'dischi-freno': 'rotor',
  'corpi-ruota-libera': 'freehub',
  'selle-e-reggisella': 'post',
  'movimenti-centrali': 'bracket',
}

/** @param shelves slugs, the nearest last; undefined where no rule looks */
export function partKindOf(shelves: readonly (string | null)[]): PartKind | undefined {
  const slug = shelves.findLast((one) => one !== null && one in kindOfShelf)
  return slug ? kindOfShelf[slug] : undefined
}

/** Whether a part goes on a bicycle, with the reason. What is not known is to be looked up, never guessed (decision 0063). */
export function fitOf(kind: PartKind, part: KnownFacts, bike: KnownFacts): Fit {
  return judge(rulesOf[kind], part, bike)
}
