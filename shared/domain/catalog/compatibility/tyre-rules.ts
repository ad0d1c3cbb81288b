import { isRimBrake } from './brake-rules.ts'
import {
  amongOf,
  check,
  fits,
  type KnownFacts,
  no,
  numberOf,
  type Rule,
  sameChoice,
  textOf,
  unknown,
  untold,
} from './compatibility-rules.ts'

/** The frame needs this much beside the tyre, both sides together, so that a stone or a bent wheel does not stop it. */
const marginMm = 4
/** Below this share of the mounted tyre's width, or of the frame's maximum, the rim may be too wide for the tyre. */
const narrowestShare = 0.7
/** The valve must protrude from the rim for the pump. */
const valveOutMm = 12

/**
 * Rim width inside, which tyres it takes by all tables, and by the newest or most generous one (ETRTO before 2020 and
 * since, rim makers); in between the narrower rim's row holds.
 */
const tyresOfRim: readonly (readonly [rim: number, from: number, to: number, least: number, most: number])[] = [
  [13, 18, 25, 18, 28],
  [15, 23, 32, 21, 38],
  [17, 25, 50, 23, 52],
  [19, 28, 62, 25, 62],
  [21, 35, 64, 25, 66],
  [23, 40, 64, 28, 66],
  [25, 44, 71, 28, 76],
  [29, 50, 81, 35, 84],
  [35, 58, 102, 50, 104],
  [45, 71, 127, 60, 127],
]

const sameRim: Rule = (part, bike) => {
  const [made, own, among] = [textOf(part, 'beadSeat'), textOf(bike, 'beadSeat'), amongOf(bike, 'beadSeat')]
  if (made !== undefined && own === undefined && among && !among.includes(made))
    return no('rim-differs-wheel', { fact: 'beadSeat', yours: textOf(bike, 'wheel') ?? among.join(', '), part: made })
  return sameChoice('beadSeat', 'rim-differs')(part, bike)
}

const width: Rule = (part, bike) => {
  const tyre = numberOf(part, 'width')
  const [mounted, most] = [numberOf(bike, 'tyreWidth'), numberOf(bike, 'tyreClearance')]
  const rim = textOf(bike, 'beadSeat') ?? ''
  if (tyre === undefined) return untold('width')
  if (mounted === tyre) return fits('as-mounted', { tyre, rim })
  if (most !== undefined && tyre > most) return no('frame-too-narrow', { tyre, most })
  const wider = mounted === undefined || tyre > mounted
  if (wider && bike.mudguards === true) return check('mudguards', { tyre, need: tyre + marginMm })
  if (wider && most === undefined)
    return mounted === undefined
      ? check('unknown-tyreClearance', { tyre, need: tyre + marginMm })
      : check('room-unknown', { yours: mounted, rim, tyre, need: tyre + marginMm })
  const reference = mounted ?? most ?? tyre
  const isNarrow = numberOf(bike, 'rimWidth') === undefined && tyre < narrowestShare * reference
  if (isNarrow) return check('unknown-rimWidth', { tyre })
  return most === undefined ? fits('narrower', { tyre, yours: mounted ?? tyre }) : fits('frame-takes', { tyre, most })
}

const onRim: Rule = (part, bike) => {
  const [tyre, rim] = [numberOf(part, 'width'), numberOf(bike, 'rimWidth')]
  if (tyre === undefined || rim === undefined || tyre === numberOf(bike, 'tyreWidth')) return undefined
  const row = tyresOfRim.findLast(([own]) => own <= rim)
  if (!row) return check('rim-unusual', { rimWidth: rim })
  const [, from, to, least, most] = row
  const values = { rimWidth: rim, from, to, tyre }
  if (tyre < least || tyre > most) return no('rim-width', values)
  return tyre < from || tyre > to ? check('rim-tables', values) : undefined
}

const withoutHook: Rule = (part, bike) => {
  if (hasHook(bike)) return undefined
  const isKnown = bike.hookless === true
  const tyre = numberOf(part, 'width')
  if (isKnown && (part.tubeless === false || part.hookless === false)) return no('hookless')
  if (isKnown && tyre !== undefined && tyre < narrowestHookless) return no('hookless-narrow', { tyre })
  if (part.hookless === true && tyre !== undefined && tyre >= narrowestHookless) return undefined
  return isKnown ? check('hookless-list') : unknown('hookless')
}

/** Only tubeless rims come without hooks, as 622 or 584, wider than 19 mm, for disc brakes. */
function hasHook(bike: KnownFacts): boolean {
  if (typeof bike.hookless === 'boolean') return !bike.hookless
  const bead = textOf(bike, 'beadSeat')
  return (
    bike.tubeless !== true ||
    (numberOf(bike, 'tyreWidth') ?? narrowestHookless) < narrowestHookless ||
    (numberOf(bike, 'rimWidth') ?? narrowestHookless) <= 19 ||
    (bead !== undefined && bead !== '622' && bead !== '584') ||
    isRimBrake(textOf(bike, 'brakes'))
  )
}
const narrowestHookless = 29

export const tyreRules: readonly Rule[] = [sameRim, width, onRim, withoutHook]

const tubeWidth: Rule = (part, bike) => {
  const [from, to, tyre] = [numberOf(part, 'tyreFrom'), numberOf(part, 'tyreTo'), numberOf(bike, 'tyreWidth')]
  if (from === undefined || to === undefined) return untold('tyreFrom')
  if (tyre === undefined) return unknown('tyreWidth')
  const values = { tyre, from, to, rim: textOf(bike, 'beadSeat') ?? '' }
  return tyre < from || tyre > to ? no('tube-width', values) : fits('tube', values)
}

/** Rims are bored for the thin Presta valve, or for Schrader and Dunlop, which are as thick as each other. */
const valve: Rule = (part, bike) => {
  const [tube, rim] = [textOf(part, 'valve'), textOf(bike, 'valve')]
  if (tube === undefined) return untold('valve')
  if (rim === undefined) return unknown('valve')
  if (tube === rim) return undefined
  if (rim === 'presta') return no('valve-too-thick', { fact: 'valve', yours: rim, part: tube })
  return tube === 'presta' ? check('valve-too-thin') : undefined
}

const valveLength: Rule = (part, bike) => {
  const [valveMm, rimDepth] = [numberOf(part, 'valveLength'), numberOf(bike, 'rimDepth')]
  if (valveMm === undefined) return untold('valveLength')
  if (rimDepth === undefined) return unknown('rimDepth')
  const need = rimDepth + valveOutMm
  return valveMm < need ? no('valve-short', { valve: valveMm, rimDepth, need }) : undefined
}

export const tubeRules: readonly Rule[] = [sameRim, tubeWidth, valve, valveLength]
