import type { KnownFacts } from './compatibility-rules.ts'
import { fitOf } from './part-kinds.ts'
import type { PartKind } from './part-shelves.ts'

/** What a bicycle may have: these, or every choice of the fact. */
type Tried = readonly (string | number)[] | 'choices'

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, at) => Math.round((from + at * by) * 10) / 10)

const triedOf: Readonly<Record<PartKind, Readonly<Record<string, Tried>>>> = {
  tyre: { rimWidth: steps(13, 45, 1) },
  tube: { tyreWidth: steps(18, 80, 1), valve: 'choices', rimDepth: steps(15, 80, 1) },
  chain: { speeds: steps(1, 13, 1), drivetrain: 'choices' },
  cassette: { freehub: 'choices', speeds: steps(5, 13, 1), drivetrain: 'choices' },
  pads: { padShape: 'choices', rotorPads: 'choices', rimMaterial: 'choices' },
  rotor: { wheelBrake: ['sei-fori', 'center-lock'], padCompound: ['resina', 'sinterizzata', 'semimetallica'] },
  // It goes on one hub, which its facts name.
  freehub: {},
  post: { seatpostDiameter: steps(25, 35, 0.1), postCable: 'choices' },
  bracket: { bottomBracket: 'choices', crankAxle: 'choices' },
  pedal: { pedalThread: 'choices' },
  axle: { frontAxle: 'choices', rearAxle: 'choices' },
}

/** A bicycle that the part was made for. */
function madeFor(part: KnownFacts): KnownFacts {
  const axle = part.axle === 'passante' ? `passante-${part.axleDiameter}` : part.axle
  const { axleSpacing: spacing, axleThread: thread, length } = part
  return {
    ...{ tyreWidth: part.tyreFrom, tyreClearance: part.width, rimDepth: 0, rotorPads: 'tutte', padCompound: 'resina' },
    ...{ rimMaterial: part.padCompound === 'gomma-carbonio' ? 'carbonio' : 'alluminio' },
    ...{ frontAxle: axle, frontSpacing: spacing, frontAxleLength: length, frontAxleThread: thread },
    ...{ rearAxle: axle, rearSpacing: spacing, rearAxleLength: length, rearAxleThread: thread },
    ...part,
    hookless: false,
  }
}

/**
 * What a part goes on and what not, by the rules that answer for one bicycle: each fact alone, on a bicycle that the part
 * was made for. Empty where the part's own facts do not say enough.
 */
export function triedOn(kind: PartKind, part: KnownFacts, choicesOf: (fact: string) => readonly { value: string }[]) {
  const bike = madeFor(part)
  if (fitOf(kind, part, bike).verdict !== 'fits') return []
  return Object.entries(triedOf[kind]).flatMap(([fact, tried]) => {
    const values = (tried === 'choices' ? choicesOf(fact).map(({ value }) => value) : tried).flatMap((value) => {
      const [finding] = fitOf(kind, part, { ...bike, [fact]: value }).reasons
      return finding ? [{ value, finding }] : []
    })
    // What changes nothing was not looked at.
    return values.some(({ finding }) => finding.verdict !== 'fits') ? [{ fact, values }] : []
  })
}
