import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import {
  type DrawnBicycle,
  type DrawnProduct,
  type Extra,
  extras,
  type FrameKind,
} from '#shared/domain/platform/goods/drawn-bicycle.ts'
import type { FactValues } from '#shared/domain/platform/goods/facts.ts'
import { drawingName } from './drawing-name.ts'
import { batteryPlace, frameKindOf, frameSizeOf, gearsOf, tyreOf } from './drawn-facts.ts'
import { paintOf } from './paints.ts'

/** The name of a product's drawing; undefined for other products than bicycles. */
export function drawnName(product: DrawnProduct): string | undefined {
  const bicycle = drawnBicycle(product)
  return bicycle && drawingName(bicycle)
}

/** @returns undefined for other products than bicycles */
export function drawnBicycle(product: DrawnProduct): DrawnBicycle | undefined {
  if (!isBicycleCategory(product.category)) return undefined
  const { facts, name, color } = product
  const kind = frameKindOf(product)
  return {
    kind,
    size: frameSizeOf(product.sizes, kind),
    ...tyreOf(product, kind),
    bar: barOf(product, kind),
    travel: travelOf(product, kind),
    ...gearsOf(product, kind),
    brakes: brakesOf(facts, kind),
    motor: motorOf(product, kind),
    material: materialOf(product.material),
    extras: extrasOf(product, kind),
    paint: paintOf({ color, name }),
  }
}

function barOf({ name, description, subcategory }: DrawnProduct, kind: FrameKind): DrawnBicycle['bar'] {
  const said = `${name} ${description}`.toLowerCase()
  if (/manubrio (?:dritto|piatto)|flat bar/.test(said)) return 'flat'
  if (/manubrio (?:da corsa|curvo|basso)|drop bar|bici da pista/.test(said)) return 'drop'
  if (kind === 'track') return subcategory === 'strada' ? 'drop' : 'flat'
  if (kind === 'road' || kind === 'gravel') return 'drop'
  return kind === 'city' || kind === 'wave' ? 'swept' : 'flat'
}

function travelOf({ facts }: DrawnProduct, kind: FrameKind): number {
  const { fork, travel } = facts
  const isRigid = typeof fork === 'string' && fork.startsWith('rigida')
  const isSprung = typeof fork === 'string' && fork.startsWith('ammortizzata')
  const isTrail = kind === 'trail' || kind === 'full'
  if (isRigid || !(isSprung || isTrail)) return 0
  const said = typeof travel === 'number' ? travel : { trail: 100, full: 130 }[kind as string]
  return Math.round(Math.min(Math.max(said ?? 60, 30), 200))
}

function brakesOf({ brakes }: FactValues, kind: FrameKind): DrawnBicycle['brakes'] {
  const said = String(brakes ?? '')
  if (said.startsWith('disco')) return 'disc'
  if (said === 'pinza') return 'caliper'
  if (said === 'senza' || said === 'contropedale') return 'none'
  if (said === 'v-brake') return 'pads'
  if (kind === 'road' || kind === 'track') return 'caliper'
  if (said === 'pattino') return 'pads'
  return kind === 'city' || kind === 'wave' || kind === 'fold' ? 'pads' : 'disc'
}

const motorPlaces: Readonly<Record<string, DrawnBicycle['motor']>> = {
  centrale: 'mid',
  mozzo: 'rear',
  'mozzo-posteriore': 'rear',
  'mozzo-anteriore': 'front',
}

function motorOf({ facts, subcategory }: DrawnProduct, kind: FrameKind): DrawnBicycle['motor'] {
  const said = motorPlaces[String(facts.motor ?? '')]
  if (said) return said
  return subcategory === 'elettrica' ? (kind === 'trail' || kind === 'full' ? 'mid' : 'rear') : 'none'
}

function materialOf(material: string | null): DrawnBicycle['material'] {
  if (/carbon/i.test(material ?? '')) return 'carbon'
  return /acciaio|steel|cro/i.test(material ?? '') ? 'steel' : 'aluminium'
}

/** Only the stated equipment. */
function extrasOf(product: DrawnProduct, kind: FrameKind): Extra[] {
  const { facts } = product
  const battery = motorOf(product, kind) === 'none' ? undefined : batteryPlace(product, kind)
  const has: Record<Extra, boolean> = {
    mudguards: facts.mudguards === true,
    frontRack: facts.carrier === 'anteriore',
    rearRack: facts.carrier === 'posteriore' || facts.carrier === 'di-serie',
    lights: facts.lights !== undefined,
    chaincase: facts.chaincase === true,
    dropper: facts.dropperPost === true,
    tubeBattery: battery === 'tube',
    rackBattery: battery === 'rack',
  }
  return extras.filter((extra) => has[extra])
}
