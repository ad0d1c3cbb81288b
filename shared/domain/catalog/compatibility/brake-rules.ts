import {
  check,
  fits,
  type KnownFacts,
  no,
  numberOf,
  type Rule,
  textOf,
  unknown,
  untold,
} from './compatibility-rules.ts'

const ofDisc = /^disco/
const ofRim = ['pinza', 'v-brake', 'pattino', 'cantilever']

type Kind = 'disc' | 'rim' | 'none'

function kindOf(brakes: string | undefined): Kind | undefined {
  if (brakes === undefined) return undefined
  if (ofDisc.test(brakes)) return 'disc'
  return ofRim.includes(brakes) ? 'rim' : 'none'
}

/** A known pad, rotor or mount replaces the brake. */
function bikeKind(bike: KnownFacts): Kind | undefined {
  const reported = kindOf(textOf(bike, 'brakes'))
  if (reported) return reported
  if (numberOf(bike, 'discDiameter') !== undefined) return 'disc'
  const shape = textOf(bike, 'padShape')
  return shape === undefined ? undefined : shape.startsWith('pattino') ? 'rim' : 'disc'
}

const padKind: Rule = (part, bike) => {
  const shape = textOf(part, 'padShape')
  const made = shape ? (shape.startsWith('pattino') ? 'rim' : 'disc') : kindOf(textOf(part, 'brakes'))
  const own = bikeKind(bike)
  if (made === undefined || own === undefined || made === own) return undefined
  return no(made === 'disc' ? 'pads-of-disc' : 'pads-of-rim')
}

/** V-brake pads have a thread, those of a road calliper a bolt: the brake decides. */
const blockOf: Readonly<Record<string, string>> = {
  'v-brake': 'pattino-v-brake',
  pinza: 'pattino-corsa',
  cantilever: 'pattino-cantilever',
}

const padShape: Rule = (part, bike) => {
  const made = textOf(part, 'padShape')
  const own = textOf(bike, 'padShape') ?? blockOf[textOf(bike, 'brakes') ?? '']
  if (made === undefined) return untold('padShape')
  if (own === undefined) return unknown('padShape')
  const values = { fact: 'padShape', yours: own, part: made }
  return made === own ? fits('pads', values) : no('pads-differ', values)
}

export const padRules: readonly Rule[] = [padKind, padShape]

const hasDisc: Rule = (_, bike) => {
  const kind = bikeKind(bike)
  return kind === undefined || kind === 'disc' ? undefined : no('no-disc')
}

const rotorMount: Rule = (part, bike) => {
  const [made, own] = [textOf(part, 'wheelBrake'), textOf(bike, 'wheelBrake')]
  if (made === undefined || made === 'disco') return untold('wheelBrake')
  if (own === 'pattino') return no('no-disc')
  if (own === undefined || own === 'disco') return unknown('wheelBrake')
  if (made === own) return undefined
  return own === 'center-lock' ? check('rotor-adapter') : no('rotor-mount')
}

const rotorSize: Rule = (part, bike) => {
  const size = numberOf(part, 'discDiameter')
  if (size === undefined) return untold('discDiameter')
  const most = numberOf(bike, 'maxDisc')
  if (most !== undefined && size > most) return no('rotor-too-large', { size, most })
  const mounted = [numberOf(bike, 'discDiameter'), numberOf(bike, 'discRear')].filter((one) => one !== undefined)
  const [first] = mounted
  if (first === undefined) return unknown('discDiameter')
  return mounted.includes(size) ? fits('rotor', { size }) : check('rotor-size', { size, yours: mounted.join(' / ') })
}

export const rotorRules: readonly Rule[] = [hasDisc, rotorMount, rotorSize]
