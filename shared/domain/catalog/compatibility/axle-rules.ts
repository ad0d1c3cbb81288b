import { check, fits, no, numberOf, type Rule, textOf, unknown, untold } from './compatibility-rules.ts'

/** Ends of axles differ by a washer; a screw of another length misses its thread. */
const sameMm = 1
const nearMm = 3

/** Of a bicycle's two axles the one that the part's position names. */
const endOf = { anteriore: 'front', posteriore: 'rear' } as const

const axle: Rule = (part, bike) => {
  const kind = textOf(part, 'axle')
  const end = endOf[textOf(part, 'position') as keyof typeof endOf]
  if (kind === undefined) return untold('axle')
  if (end === undefined) return untold('position')
  const own = textOf(bike, `${end}Axle`)
  if (own === undefined) return unknown(`${end}Axle`)
  const values = { fact: `${end}Axle`, yours: own }
  if (kind !== own.replace(/-\d+$/, '')) return no('axle-kind', values)
  if (kind === 'dadi') return check('axle-nuts')
  if (kind !== 'passante') return undefined
  const diameter = numberOf(part, 'axleDiameter')
  if (diameter === undefined) return untold('axleDiameter')
  return own === `passante-${diameter}` ? undefined : no('axle-diameter', { ...values, part: diameter })
}

const spacing: Rule = (part, bike) => {
  const end = endOf[textOf(part, 'position') as keyof typeof endOf]
  if (end === undefined) return undefined
  const [made, own] = [numberOf(part, 'axleSpacing'), numberOf(bike, `${end}Spacing`)]
  const isThrough = textOf(part, 'axle') === 'passante'
  // The length of a thru-axle says more.
  const isMeasured = numberOf(part, 'length') !== undefined && numberOf(bike, `${end}AxleLength`) !== undefined
  if (isThrough && (isMeasured || made === undefined || own === undefined)) return undefined
  if (made === undefined) return untold('axleSpacing')
  if (own === undefined) return unknown(`${end}Spacing`)
  const values = { yours: own, part: made }
  if (Math.abs(made - own) < sameMm) return isThrough ? undefined : fits('skewer', { part: made })
  // The nut of a skewer takes up what a road hub is narrower.
  return !isThrough && made - own > 0 && made - own <= 5 ? check('skewer-long', values) : no('axle-spacing', values)
}

const thread: Rule = (part, bike) => {
  const end = endOf[textOf(part, 'position') as keyof typeof endOf]
  if (end === undefined || textOf(part, 'axle') !== 'passante') return undefined
  const [made, own] = [textOf(part, 'axleThread'), textOf(bike, `${end}AxleThread`)]
  if (made === undefined) return untold('axleThread')
  if (own === undefined) return unknown(`${end}AxleThread`)
  return made === own ? undefined : no('axle-thread', { fact: 'axleThread', yours: own, part: made })
}

const length: Rule = (part, bike) => {
  const end = endOf[textOf(part, 'position') as keyof typeof endOf]
  if (end === undefined || textOf(part, 'axle') !== 'passante') return undefined
  const [made, own] = [numberOf(part, 'length'), numberOf(bike, `${end}AxleLength`)]
  if (made === undefined) return untold('length')
  if (own === undefined) return unknown(`${end}AxleLength`)
  const [by, values] = [Math.abs(made - own), { yours: own, part: made }]
  if (by <= sameMm) return fits('thru-axle', { part: made })
  return by <= nearMm ? check('thru-axle-near', values) : no('thru-axle-length', values)
}

export const axleRules: readonly Rule[] = [axle, spacing, thread, length]
