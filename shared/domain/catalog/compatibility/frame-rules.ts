import {
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

/** The cable of a dropper post; one without a cable has a remote by radio or a lever below the saddle. */
const postCable: Rule = (part, bike) => {
  const [made, own] = [textOf(part, 'postCable'), textOf(bike, 'postCable')]
  if (part.dropperPost === false || made === 'nessuno') return undefined
  if (made === undefined && part.dropperPost === undefined) return undefined
  if (made === undefined) return untold('postCable')
  if (own === undefined) return unknown('postCable')
  if (made === own) return undefined
  return made === 'interno' ? no('post-cable-inside') : check('post-cable-outside')
}

export const postRules: readonly Rule[] = [post, sameChoice('postShape', 'post-shape'), postCable]

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

const pressed = ['press-fit', 'bb86', 'pf30', 'bb30', 'bb386', 'bb30a', 'bbright', 'bbright-pf']

const cartridges = ['quadro', 'quadro-iso', 'isis', 'octalink-v1', 'octalink-v2', 'powerspline']
/** One piece with its axle; other cups stand outside the shell and take the difference up with spacers. */
const isCartridge = (part: KnownFacts) => cartridges.includes(textOf(part, 'crankAxle') ?? '')
/** Made for one width of the shell. */
const ofWidth = ['bb86', 't47']

const width: Rule = (part, bike) => {
  const [made, own] = [numberOf(part, 'shellWidth'), numberOf(bike, 'shellWidth')]
  if (!isCartridge(part) && !ofWidth.includes(textOf(part, 'bottomBracket') ?? '')) return undefined
  if (made === undefined) return untold('shellWidth')
  if (own === undefined) return unknown('shellWidth')
  return Math.abs(made - own) < 1 ? undefined : no('shell-width', { yours: own, part: made })
}

/** Beyond this difference the chainring stands beside the line of the chain. */
const offLineMm = 12

const axle: Rule = (part, bike) => {
  if (!isCartridge(part)) return undefined
  const [made, own] = [numberOf(part, 'axleLength'), numberOf(bike, 'axleLength')]
  if (made === undefined) return untold('axleLength')
  if (own === undefined) return unknown('axleLength')
  const [by, values] = [Math.abs(made - own), { yours: own, part: made }]
  if (by <= 0.5) return undefined
  return by > offLineMm ? no('axle-too-far', values) : check('axle-length', values)
}

const squares = ['quadro', 'quadro-iso']

const crank: Rule = (part, bike) => {
  const [made, own] = [textOf(part, 'crankAxle'), textOf(bike, 'crankAxle')]
  // The same taper, ended two millimetres apart.
  if (made && own && made !== own && squares.includes(made) && squares.includes(own)) return check('square-tapers')
  return sameChoice('crankAxle', 'axle-differs')(part, bike)
}

const bracket: Rule = (part, bike) => {
  const [made, own] = [textOf(part, 'bottomBracket'), textOf(part, 'crankAxle')]
  return made && own && made === textOf(bike, 'bottomBracket') && own === textOf(bike, 'crankAxle')
    ? fits('bracket', { fact: 'bottomBracket', part: made })
    : undefined
}

export const bracketRules: readonly Rule[] = [noMotor, shell, crank, width, axle, bracket]

const pedal: Rule = (part, bike) => {
  const made = textOf(part, 'pedalThread')
  return made !== undefined && made === textOf(bike, 'pedalThread')
    ? fits('pedals', { fact: 'pedalThread', part: made })
    : undefined
}

export const pedalRules: readonly Rule[] = [sameChoice('pedalThread', 'pedal-thread'), pedal]
