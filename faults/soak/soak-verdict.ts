/** One sample a minute. */
export interface Sample {
  minute: number
  rssMb: number
  heapMb: number
  delayP50Ms: number
  delayP99Ms: number
  handles: number
  files: number
  connections: number
  outbox: number
}

export type Measure = Exclude<keyof Sample, 'minute'>

/** The allowed growth of a measure per hour, by its slope. */
const mostAnHour: Record<Measure, number> = {
  rssMb: 60,
  heapMb: 15,
  delayP50Ms: 5,
  delayP99Ms: 200,
  handles: 30,
  files: 30,
  connections: 4,
  outbox: 30,
}

export interface Trend {
  measure: Measure
  perHour: number
  limit: number
  last: number
  isGrowing: boolean
}

/** The share of visits that a shop may refuse on an overloaded machine. */
const mostRefusedShare = 0.01
/** Fewer points than this have no slope worth the name. */
const fewestPoints = 3

/** Judges the last answer of a visit; expected refusals are checked before. */
export function judgeAnswer({
  status,
  headers,
}: {
  status: number
  headers: Headers
}): 'served' | 'refused' | 'failed' {
  // Said openly, with the time to come back.
  if (status === 503 && headers.has('retry-after')) return 'refused'
  return status >= 200 && status < 400 ? 'served' : 'failed'
}

/** A shop that refuses everything has no failures either. */
export function tooManyRefused(refused: number, visits: number): string[] {
  return refused > visits * mostRefusedShare ? [`${refused} of ${visits} visits were refused`] : []
}

/** @returns whether the measures of so few minutes say nothing about growth */
export function isTooShort(samples: readonly Sample[]): boolean {
  return samples.length - Math.floor(samples.length / 2) < fewestPoints
}

/** Slopes of the second half: what fills up at the start, pools and caches, has done so by then. */
export function trendsOf(samples: readonly Sample[]): Trend[] {
  const half = samples.slice(Math.floor(samples.length / 2))
  return (Object.keys(mostAnHour) as Measure[]).flatMap((measure) => {
    const points = half.filter((s) => Number.isFinite(s[measure])).map((s) => ({ x: s.minute, y: s[measure] }))
    if (points.length < fewestPoints) return []
    const perHour = slope(points) * 60
    const limit = mostAnHour[measure]
    return [{ measure, perHour, limit, last: points.at(-1)?.y ?? Number.NaN, isGrowing: perHour > limit }]
  })
}

/** Least squares. */
function slope(points: readonly { x: number; y: number }[]): number {
  const meanX = mean(points.map((p) => p.x))
  const meanY = mean(points.map((p) => p.y))
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0)
  return spread === 0 ? 0 : points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, v) => sum + v, 0) / values.length
}
