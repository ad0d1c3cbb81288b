import {
  bars,
  bicycleDrawing,
  brakeKinds,
  type DrawnBicycle,
  extras,
  frameKinds,
  gearings,
  materials,
  motorKinds,
} from '#shared/domain/platform/goods/drawn-bicycle.ts'
import { imageName } from '#shared/domain/platform/goods/image-name.ts'
import { baseSizes } from './bicycle-measures.ts'

/** Raised when a bicycle of the same facts is drawn differently, so that no cache keeps the old picture. */
const edition = 'v1'

/**
 * The picture's name contains all drawn facts: a product with changed facts has another picture, and every node can
 * draw each of them without a lookup.
 */
export function drawingName(bicycle: DrawnBicycle): string {
  const { kind, size, rim, tyre, rimDepth, bar, travel, gearing, chainrings, sprockets, brakes, motor, paint } = bicycle
  const { width, height } = bicycleDrawing
  const flags = extras.reduce((sum, extra, at) => sum + (bicycle.extras.includes(extra) ? 2 ** at : 0), 0)
  const gears = `${gearings.indexOf(gearing)}g${chainrings}x${sprockets}`
  const places = [bar, brakes, motor, bicycle.material]
  const rows = [bars, brakeKinds, motorKinds, materials] as readonly (readonly string[])[]
  const codes = places.map((place, at) => rows[at]?.indexOf(place)).join('')
  const stem = `bici-${edition}-${kind}-${size}-${rim}x${tyre}x${rimDepth}-t${travel}-${gears}-${codes}e${flags.toString(36)}-${paint}`
  return imageName(stem, { width, height, fit: 'drawing', focusX: 50, focusY: 50 }, 'svg')
}

const namePattern =
  /^bici-v1-([a-z]+)-(\d{2})-(\d{3})x(\d{2,3})x(\d{2})-t(\d{1,3})-([012])g([0-3])x(\d{1,2})-([0-2])([0-3])([0-3])([0-2])e([0-9a-z]{1,2})-([0-9a-f]{6})-800x533-drawing\.svg$/

/** @returns undefined when no bicycle of this shop is drawn under that name */
export function bicycleOfName(name: string): DrawnBicycle | undefined {
  const match = namePattern.exec(name)
  if (!match) return undefined
  const [kind = '', ...rest] = match.slice(1)
  const number = (at: number) => Number(rest[at])
  const flags = Number.parseInt(rest[12] ?? '', 36)
  const bicycle = {
    kind: frameKinds.find((one) => one === kind),
    size: number(0),
    rim: number(1),
    tyre: number(2),
    rimDepth: number(3),
    travel: number(4),
    gearing: gearings[number(5)],
    chainrings: number(6),
    sprockets: number(7),
    bar: bars[number(8)],
    brakes: brakeKinds[number(9)],
    motor: motorKinds[number(10)],
    material: materials[number(11)],
    extras: extras.filter((_, at) => Math.floor(flags / 2 ** at) % 2 === 1),
    paint: rest[13] ?? '',
  }
  return isDrawable(bicycle) && drawingName(bicycle) === name ? bicycle : undefined
}

/** Within the possible measures of a bicycle. */
function isDrawable(bicycle: { [K in keyof DrawnBicycle]: DrawnBicycle[K] | undefined }): bicycle is DrawnBicycle {
  const { kind, size = 0, rim = 0, tyre = 0, rimDepth = 0, travel = 0, sprockets = 0 } = bicycle
  if (!kind) return false
  const isSize = Math.abs(size - baseSizes[kind]) <= 16
  return (
    isSize &&
    rim >= 200 &&
    rim <= 650 &&
    tyre >= 18 &&
    tyre <= 125 &&
    rimDepth <= 80 &&
    travel <= 200 &&
    sprockets <= 13
  )
}
