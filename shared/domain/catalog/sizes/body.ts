export const ridings = ['fast', 'mixed', 'travel'] as const
export type Riding = (typeof ridings)[number]

/** Centimetres: without shoes, from the floor to the saddle bone, from the shoulder to the wrist. */
export interface Body {
  heightCm: number
  inseamCm: number
  armCm?: number | undefined
}

/** Children's tables begin at 75 cm. */
const heightLimits = { from: 75, to: 215 } as const
/** From here on the tables of adults begin. */
const adultCm = 130
export const isChild = ({ heightCm }: Pick<Body, 'heightCm'>): boolean => heightCm < adultCm

/** Shares of the height: the human range, and the usual values. A child's legs are shorter. */
const childShare = { least: 0.36, middle: 0.45, most: 0.52 }
const adultShare = { least: 0.4, from: 0.44, middle: 0.467, to: 0.5, most: 0.54 }
const armShare = { least: 0.27, from: 0.31, middle: 0.33, to: 0.35, most: 0.39 }

/** An inseam is never a smaller or larger share of the height. */
export const inseamShare = (heightCm: number) => (heightCm < adultCm ? childShare : adultShare)
export const usualInseam = (heightCm: number) => heightCm * inseamShare(heightCm).middle
export const heightOfInseam = (inseamCm: number) =>
  inseamCm / (inseamCm < adultCm * childShare.middle ? childShare : adultShare).middle
export const usualBody = (heightCm: number): Body => ({ heightCm, inseamCm: usualInseam(heightCm) })
export const usualArm = (heightCm: number) => heightCm * armShare.middle

/** A length as people write it: «178», «178,5 cm», «1,78 m»; undefined when it is none. */
export function centimetresOf(text: string): number | undefined {
  const match = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(m|cm)?$/i.exec(text.trim())
  if (!match) return undefined
  const number = Number(match[1]?.replace(',', '.'))
  const isMetres = match[2]?.toLowerCase() === 'm' || (match[2] === undefined && number < 3)
  return Math.round(number * (isMetres ? 100 : 1) * 10) / 10
}

export type BodyProblem =
  | { kind: 'number' }
  | { kind: 'height' }
  /** The usual range for this height. */
  | { kind: 'proportion'; heightCm: number; from: number; to: number }

export interface TypedBody {
  height: string
  inseam: string
  arm: string
}

interface CheckedBody {
  /** Only without missing or wrong values. */
  body: Body | undefined
  problems: Partial<Record<keyof TypedBody, BodyProblem>>
}

/** Validates typed measures; impossible ones are not corrected. */
export function checkBody(typed: TypedBody): CheckedBody {
  const problems: CheckedBody['problems'] = {}
  const read = (name: keyof TypedBody) => {
    const value = centimetresOf(typed[name])
    if (value === undefined && typed[name].trim()) problems[name] = { kind: 'number' }
    return value
  }
  const heightCm = read('height')
  const inseamCm = read('inseam')
  const armCm = read('arm')
  if (heightCm === undefined) return { body: undefined, problems }
  if (heightCm < heightLimits.from || heightCm > heightLimits.to) {
    problems.height = { kind: 'height' }
    return { body: undefined, problems }
  }
  // Of a child the legs that are not told, or cannot be, are the usual ones.
  if (heightCm < adultCm) {
    const { least, most } = childShare
    const isPossible = inseamCm !== undefined && inseamCm >= heightCm * least && inseamCm <= heightCm * most
    const body = { heightCm, inseamCm: isPossible ? inseamCm : Math.round(usualInseam(heightCm)) }
    return { body: Object.keys(problems).length > 0 ? undefined : body, problems }
  }
  const holds = (name: keyof TypedBody, value: number | undefined, share: typeof adultShare) => {
    if (value === undefined || (value >= heightCm * share.least && value <= heightCm * share.most)) return
    const [from, to] = [Math.round(heightCm * share.from), Math.round(heightCm * share.to)]
    problems[name] = { kind: 'proportion', heightCm, from, to }
  }
  holds('inseam', inseamCm, adultShare)
  holds('arm', armCm, armShare)
  const isWhole = inseamCm !== undefined && Object.keys(problems).length === 0
  return { body: isWhole ? { heightCm, inseamCm, armCm } : undefined, problems }
}

/** From the middle of the crank's axle to the top of the saddle. */
export const saddleHeightCm = ({ inseamCm }: Body) => Math.round(inseamCm * 0.883)
