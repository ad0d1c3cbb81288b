import type { DrawnBicycle, DrawnProduct, FrameKind } from '#shared/domain/platform/goods/drawn-bicycle.ts'
import { baseSizes, frameOf } from './bicycle-measures.ts'

const stepThrough =
  /ribassat|telaio (?:aperto|basso)|scavalco basso|step-through|low-step|graziella|omafiets|bici da noleggio/

/** The kind of a product's frame. */
export function frameKindOf({ subcategory, name, description, facts }: DrawnProduct): FrameKind {
  if (subcategory === 'pieghevole') return 'fold'
  if (facts.rearSuspension === true) return 'full'
  if (subcategory === 'mountain') return 'trail'
  if (subcategory === 'gravel') return 'gravel'
  if (subcategory === 'elettrica') return isForTrails(name, facts.travel) ? 'trail' : 'wave'
  if (subcategory === 'citta' && stepThrough.test(`${name} ${description}`.toLowerCase())) return 'wave'
  if (/^(?:single-speed|scatto-fisso|fisso)/.test(String(facts.gearing ?? ''))) return 'track'
  if (/single ?speed|scatto fisso|\bpista\b/i.test(name)) return 'track'
  return subcategory === 'citta' ? 'city' : 'road'
}

const isForTrails = (name: string, travel: unknown) =>
  /mtb|mountain/i.test(name) || (typeof travel === 'number' && travel >= 90)

/**
 * The battery's place by the text; by default on the rack of a low frame, else in the tube. A folding bicycle hides it.
 */
export function batteryPlace({ description, facts }: DrawnProduct, kind: FrameKind): 'tube' | 'rack' | undefined {
  if (kind === 'fold') return undefined
  const said = /batteria[^.]*?(tubo|portapacchi|telaio)/i.exec(description)?.[1]?.toLowerCase()
  const hasRack = facts.carrier === 'di-serie' || facts.carrier === 'posteriore'
  if (kind !== 'wave' || !hasRack) return 'tube'
  return said === undefined || said === 'portapacchi' ? 'rack' : 'tube'
}

/** Letter sizes in centimetres, relative to M. */
const lettersFromM: Readonly<Record<string, number>> = { XXS: -8, XS: -6, S: -4, M: 0, L: 4, XL: 8, XXL: 11 }

/** The representative size: M or 54, or the middle one. */
export function frameSizeOf(sizes: readonly string[], kind: FrameKind): number {
  const base = baseSizes[kind]
  const known = sizes
    .flatMap((size) => {
      const letters = lettersFromM[size.trim().toUpperCase()]
      const centimetres = letters === undefined ? Number.parseFloat(size.replace(',', '.')) : base + letters
      return centimetres >= base - 16 && centimetres <= base + 16 ? [Math.round(centimetres)] : []
    })
    .toSorted((a, b) => a - b)
  return known.includes(base) ? base : (known[Math.floor((known.length - 1) / 2)] ?? base)
}

/** Wheel sizes as written: the tyre seat diameter (ETRTO). */
const rims: readonly (readonly [written: RegExp, rim: number])[] = [
  [/700|28|29|622/, 622],
  [/27[.,]5|650|584/, 584],
  [/26|559/, 559],
  [/24|507/, 507],
  [/20|406/, 406],
  [/18|355/, 355],
  [/16|305|349/, 349],
  [/14|254/, 254],
]

export function tyreOf({ wheelSize, facts, name, description }: DrawnProduct, kind: FrameKind) {
  const frame = frameOf(kind)
  const rim = rims.find(([written]) => written.test(wheelSize ?? ''))?.[1] ?? frame.rim
  const { tyreWidth, rimDepth } = facts
  const said = typeof tyreWidth === 'number' && tyreWidth >= 18 && tyreWidth <= 125 ? tyreWidth : undefined
  const isFat = /\bfat\b/i.test(name) || /gomme da 4 pollici/i.test(description)
  const depth = typeof rimDepth === 'number' ? Math.min(Math.max(rimDepth, 14), 80) : frame.rimDepth
  return { rim, tyre: Math.round(said ?? (isFat ? 100 : frame.tyre)), rimDepth: Math.round(depth) }
}

type Gears = Pick<DrawnBicycle, 'gearing' | 'chainrings' | 'sprockets'>

/** The visible chainrings and sprockets; hub gears show one of each. */
export function gearsOf({ facts, gearCount }: DrawnProduct, kind: FrameKind): Gears {
  const said = String(facts.gearing ?? '')
  if (kind === 'track' || gearCount === 1) return { gearing: 'single', chainrings: 1, sprockets: 1 }
  const isInHub = said === 'mozzo' || (said === '' && (kind === 'city' || kind === 'wave') && (gearCount ?? 9) <= 8)
  if (isInHub) return { gearing: 'hub', chainrings: 1, sprockets: 1 }
  const count = gearCount ?? { road: 22, fold: 7, city: 8 }[kind as string] ?? 12
  const written = String(facts.chainrings ?? '').match(/\d{2}/g)?.length
  const chainrings = Math.min(written ?? chainringsOf(count), 3)
  return { gearing: 'derailleur', chainrings, sprockets: Math.min(Math.round(count / chainrings), 13) }
}

/** 27 gears are three times nine, 22 twice eleven. */
function chainringsOf(count: number): number {
  if (count <= 13) return 1
  return count % 3 === 0 && count >= 21 ? 3 : 2
}
