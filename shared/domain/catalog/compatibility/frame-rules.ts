import { check, fits, no, numberOf, type Rule, sameChoice, textOf, unknown, untold } from './compatibility-rules.ts'

/** Measured with a calliper, not closer. */
const measured = 0.05
/** From this difference on there are shims. */
const sleeveMm = 1

const post: Rule = (part, bike) => {
  const [made, own] = [numberOf(part, 'seatpostDiameter'), numberOf(bike, 'seatpostDiameter')]
  if (made === undefined) return untold('seatpostDiameter')
  if (own === undefined) return unknown('seatpostDiameter')
  const values = { yours: own, part: made }
  if (Math.abs(own - made) < measured) return fits('post', values)
  return own - made >= sleeveMm ? check('post-sleeve', values) : no('post-differs', values)
}

export const postRules: readonly Rule[] = [post]

const noMotor: Rule = (_, bike) => (textOf(bike, 'motor') === 'centrale' ? no('motor') : undefined)

const shell: Rule = (part, bike) => {
  const [made, own] = [textOf(part, 'bottomBracket'), textOf(bike, 'bottomBracket')]
  if (made === undefined) return untold('bottomBracket')
  if (own === undefined) return unknown('bottomBracket')
  const values = { fact: 'bottomBracket', yours: own, part: made }
  const isPressed = [made, own].every((one) => pressed.includes(one))
  // «Press-fit» alone is several bores.
  if (isPressed && (made === 'press-fit' || own === 'press-fit')) return check('shell-pressed', values)
  return made === own ? undefined : no('shell-differs', values)
}

const pressed = ['press-fit', 'bb86', 'pf30', 'bb30', 'bb386']

const width: Rule = (part, bike) => {
  const [made, own] = [numberOf(part, 'shellWidth'), numberOf(bike, 'shellWidth')]
  // Cups outside the shell take the difference up with spacers.
  if (textOf(part, 'crankAxle') !== 'quadro' && textOf(part, 'crankAxle') !== 'isis') return undefined
  if (made === undefined) return untold('shellWidth')
  if (own === undefined) return unknown('shellWidth')
  return Math.abs(made - own) < 1 ? undefined : no('shell-width', { yours: own, part: made })
}

const axle: Rule = (part, bike) => {
  if (textOf(part, 'crankAxle') !== 'quadro' && textOf(part, 'crankAxle') !== 'isis') return undefined
  const [made, own] = [numberOf(part, 'axleLength'), numberOf(bike, 'axleLength')]
  if (made === undefined) return untold('axleLength')
  if (own === undefined) return unknown('axleLength')
  if (Math.abs(made - own) <= 0.5) return undefined
  return check('axle-length', { yours: own, part: made })
}

const bracket: Rule = (part, bike) => {
  const [made, own] = [textOf(part, 'bottomBracket'), textOf(part, 'crankAxle')]
  return made && own && made === textOf(bike, 'bottomBracket') && own === textOf(bike, 'crankAxle')
    ? fits('bracket', { fact: 'bottomBracket', part: made })
    : undefined
}

export const bracketRules: readonly Rule[] = [
  noMotor,
  shell,
  sameChoice('crankAxle', 'axle-differs'),
  width,
  axle,
  bracket,
]
