import { monitorEventLoopDelay } from 'node:perf_hooks'

// Loaded into the shop's process with --import: reports its health to its parent, without a line in the shop itself.
const delay = monitorEventLoopDelay({ resolution: 10 })
delay.enable()

export interface Feeling {
  /** Bytes; the heap after a collection where --expose-gc allows one. */
  rss: number
  heapUsed: number
  external: number
  /** Milliseconds since the last question. */
  delayP50: number
  delayP99: number
  /** Timers, sockets, file requests: what keeps the process alive. */
  handles: number
  kinds: Record<string, number>
}

const RealDate = Date
let aheadMs = 0
class MovedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(MovedDate.now())
    else super(...given)
  }
  static override now(): number {
    return RealDate.now() + aheadMs
  }
}

process.on('message', (message: unknown) => {
  if (typeof message === 'object' && message !== null && 'aheadMs' in message) {
    // Only on demand: it makes reads of the clock slower.
    globalThis.Date = MovedDate as DateConstructor
    aheadMs += Number(message.aheadMs)
    process.send?.({ now: MovedDate.now() })
  }
  if (message !== 'how are you') return
  const feeling = { delayP50: delay.percentile(50) / 1e6, delayP99: delay.percentile(99) / 1e6 }
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  const kinds: Record<string, number> = {}
  const resources = process.getActiveResourcesInfo()
  for (const kind of resources) kinds[kind] = (kinds[kind] ?? 0) + 1
  const reported: Feeling = { ...feeling, rss, heapUsed, external, handles: resources.length, kinds }
  delay.reset()
  process.send?.(reported)
})
process.channel?.unref()
