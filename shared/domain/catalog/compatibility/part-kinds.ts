import { axleRules } from './axle-rules.ts'
import { padRules, rotorRules } from './brake-rules.ts'
import { type Fit, judge, type KnownFacts, type Rule } from './compatibility-rules.ts'
import { cassetteRules, chainRules, freehubRules } from './drivetrain-rules.ts'
import { bracketRules, pedalRules, postRules } from './frame-rules.ts'
import type { PartKind } from './part-shelves.ts'
import { tubeRules, tyreRules } from './tyre-rules.ts'

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
  pedal: pedalRules,
  axle: axleRules,
}

/** Whether a part fits a bicycle, with the reason. Unknown facts are to be looked up, never guessed (decision 0063). */
export function fitOf(kind: PartKind, part: KnownFacts, bike: KnownFacts): Fit {
  return judge(rulesOf[kind], part, bike)
}
