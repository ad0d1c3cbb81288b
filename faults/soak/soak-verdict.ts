/** What is read each minute. */
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

/** How much a measure may rise in an hour, by its slope, before it counts as growing. */
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

/** Slopes of the second half: what fills up at the start, pools and caches, has done so by then. */
export function trendsOf(samples: readonly Sample[]): Trend[] {
  const half = samples.slice(Math.floor(samples.length / 2))
  return (Object.keys(mostAnHour) as Measure[]).flatMap((measure) => {
    const points = half.filter((s) => Number.isFinite(s[measure])).map((s) => ({ x: s.minute, y: s[measure] }))
    if (points.length < 3) return []
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
