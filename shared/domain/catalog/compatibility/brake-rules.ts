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
export const isRimBrake = (brakes: string | undefined) => brakes !== undefined && ofRim.includes(brakes)

type Kind = 'disc' | 'rim' | 'none'

function kindOf(brakes: string | undefined): Kind | undefined {
  if (brakes === undefined) return undefined
  if (ofDisc.test(brakes)) return 'disc'
  return isRimBrake(brakes) ? 'rim' : 'none'
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

/** Which rims a compound of blocks brakes well without wearing them out. */
const rimsOf: Readonly<Record<string, readonly string[]>> = {
  'gomma-alluminio': ['alluminio'],
  'gomma-carbonio': ['carbonio'],
  'gomma-alluminio-carbonio': ['alluminio', 'carbonio'],
}

const padCompound: Rule = (part, bike) => {
  const compound = textOf(part, 'padCompound')
  const shape = textOf(part, 'padShape') ?? ''
  if (compound === undefined) return untold('padCompound')
  if (!shape.startsWith('pattino')) return compoundOnRotor(compound, textOf(bike, 'rotorPads'))
  const [rims, rim] = [rimsOf[compound], textOf(bike, 'rimMaterial')]
  if (rims === undefined) return untold('padCompound')
  if (rim === undefined) return unknown('rimMaterial')
  const values = { fact: 'rimMaterial', yours: rim }
  if (rims.includes(rim)) return undefined
  // Steel and ceramic rims take ordinary blocks, and brake badly with them.
  return rim !== 'carbonio' && rims.includes('alluminio') ? check('rim-special', values) : no('pads-rim', values)
}

function compoundOnRotor(compound: string, allowed: string | undefined) {
  if (compound === 'resina' || allowed === 'tutte') return undefined
  return allowed === 'solo-resina' ? no('rotor-resin-only') : unknown('rotorPads')
}

export const padRules: readonly Rule[] = [padKind, padShape, padCompound]

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
  const [least, most] = [numberOf(bike, 'minDisc'), numberOf(bike, 'maxDisc')]
  if (most !== undefined && size > most) return no('rotor-too-large', { size, most })
  if (least !== undefined && size < least) return no('rotor-too-small', { size, least })
  const mounted = [numberOf(bike, 'discDiameter'), numberOf(bike, 'discRear')].filter((one) => one !== undefined)
  const [first] = mounted
  if (first === undefined) return unknown('discDiameter')
  return mounted.includes(size) ? fits('rotor', { size }) : check('rotor-size', { size, yours: mounted.join(' / ') })
}

/** The pads that stay in the calliper. */
const rotorPads: Rule = (part, bike) => {
  const [allowed, mounted] = [textOf(part, 'rotorPads'), textOf(bike, 'padCompound')]
  if (allowed === 'tutte' || mounted === 'resina') return undefined
  if (allowed === undefined) return untold('rotorPads')
  return mounted === undefined ? unknown('padCompound') : no('rotor-resin-only')
}

export const rotorRules: readonly Rule[] = [hasDisc, rotorMount, rotorSize, rotorPads]
