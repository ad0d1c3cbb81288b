import type { Language } from '#shared/domain/platform/language.ts'

type InBoth = Readonly<Record<Language, string>>

/** A measurement: its unit and range; hundredths are the finest. */
interface Measure {
  unit: string
  min: number
  max: number
  decimals: 0 | 1 | 2
}

interface PointRow {
  group: CheckGroup
  name: InBoth
  measure?: Measure
}

export const checkGroups = {
  frame: { it: 'Telaio e forcella', en: 'Frame and fork' },
  wheels: { it: 'Ruote', en: 'Wheels' },
  brakes: { it: 'Freni', en: 'Brakes' },
  drivetrain: { it: 'Trasmissione', en: 'Drivetrain' },
  steering: { it: 'Sterzo e sella', en: 'Steering and saddle' },
  equipment: { it: 'Dotazione', en: 'Equipment' },
  motor: { it: 'Motore e batteria', en: 'Motor and battery' },
} as const satisfies Record<string, InBoth>
export type CheckGroup = keyof typeof checkGroups

const millimetres = (max: number): Measure => ({ unit: 'mm', min: 0, max, decimals: 1 })
const percent: Measure = { unit: '%', min: 0, max: 100, decimals: 0 }

/** The checks of every used bicycle, in workshop order; the group `motor` only for those with one. */
export const checkPoints = {
  alignment: {
    group: 'frame',
    name: { it: 'Telaio dritto, misurato col filo', en: 'Frame straight, string-tested' },
    measure: millimetres(50),
  },
  joints: { group: 'frame', name: { it: 'Congiunzioni senza crepe', en: 'Joints free of cracks' } },
  fork: { group: 'frame', name: { it: 'Forcella e testa, nessun colpo', en: 'Fork and head tube, no knocks' } },
  paint: { group: 'frame', name: { it: 'Vernice', en: 'Paint' } },
  frontWheel: {
    group: 'wheels',
    name: { it: 'Anteriore centrata', en: 'Front wheel true' },
    measure: millimetres(20),
  },
  rearWheel: { group: 'wheels', name: { it: 'Posteriore centrata', en: 'Rear wheel true' }, measure: millimetres(20) },
  spokes: { group: 'wheels', name: { it: 'Raggi in tensione', en: 'Spokes tensioned' } },
  tyres: { group: 'wheels', name: { it: 'Copertoni, battistrada', en: 'Tyres, tread left' }, measure: percent },
  pads: { group: 'brakes', name: { it: 'Pattini o pastiglie', en: 'Blocks or pads' } },
  brakeCables: { group: 'brakes', name: { it: 'Cavi e guaine, o tubi', en: 'Cables and housings, or hoses' } },
  braking: { group: 'brakes', name: { it: 'Frenata sul bagnato', en: 'Braking in the wet' } },
  chain: {
    group: 'drivetrain',
    name: { it: 'Catena, usura', en: 'Chain wear' },
    measure: { unit: '%', min: 0, max: 5, decimals: 2 },
  },
  sprockets: { group: 'drivetrain', name: { it: 'Corone e pignoni', en: 'Chainrings and sprockets' } },
  gears: { group: 'drivetrain', name: { it: 'Cambio', en: 'Gears' } },
  bottomBracket: { group: 'drivetrain', name: { it: 'Movimento centrale', en: 'Bottom bracket' } },
  pedals: { group: 'drivetrain', name: { it: 'Pedali', en: 'Pedals' } },
  headset: { group: 'steering', name: { it: 'Serie sterzo', en: 'Headset' } },
  stem: {
    group: 'steering',
    name: { it: 'Manubrio e attacco serrati', en: 'Handlebar and stem tight' },
    measure: { unit: 'Nm', min: 0, max: 40, decimals: 1 },
  },
  seatPost: {
    group: 'steering',
    name: { it: 'Reggisella che si muove', en: 'Seat post moves freely' },
    measure: { unit: 'mm', min: 20, max: 45, decimals: 1 },
  },
  saddle: { group: 'steering', name: { it: 'Sella', en: 'Saddle' } },
  racks: { group: 'equipment', name: { it: 'Portapacchi e parafanghi', en: 'Rack and mudguards' } },
  lights: { group: 'equipment', name: { it: 'Luci', en: 'Lights' } },
  bell: { group: 'equipment', name: { it: 'Campanello', en: 'Bell' } },
  battery: {
    group: 'motor',
    name: { it: 'Batteria, capacità rimasta', en: 'Battery, capacity left' },
    measure: percent,
  },
  batteryCycles: {
    group: 'motor',
    name: { it: 'Batteria, cicli', en: 'Battery, charge cycles' },
    measure: { unit: '', min: 0, max: 5_000, decimals: 0 },
  },
  motor: { group: 'motor', name: { it: 'Motore e comandi', en: 'Motor and controls' } },
} as const satisfies Record<string, PointRow>
export type CheckPoint = keyof typeof checkPoints

export const checkPointKeys = Object.keys(checkPoints) as [CheckPoint, ...CheckPoint[]]

export function measureOf(point: CheckPoint): Measure | undefined {
  const row: PointRow = checkPoints[point]
  return row.measure
}

/** Whether a value is within the range and precision of a point. */
export function isMeasure(point: CheckPoint, value: number): boolean {
  const measure = measureOf(point)
  if (!measure) return false
  const steps = value * 10 ** measure.decimals
  return value >= measure.min && value <= measure.max && Math.abs(steps - Math.round(steps)) < 1e-6
}

/** The points of a bicycle: those of motor and battery where it has one. */
export function pointsFor({ hasMotor }: { hasMotor: boolean }): CheckPoint[] {
  return checkPointKeys.filter((point) => hasMotor || checkPoints[point].group !== 'motor')
}

interface Bicycle {
  subcategory: string | null
  /** Keys of its facts, or the facts by their keys. */
  facts: Readonly<Record<string, unknown>>
}

/** An electric bicycle, or another kind with a stated motor. */
export function hasMotor({ subcategory, facts }: Bicycle): boolean {
  return subcategory === 'elettrica' || facts.motor !== undefined
}
