const minuteMs = 60_000

/** Limits the calls of each key per minute, per node. */
export class CallCounter {
  private readonly max: number
  private minute = 0
  private counts = new Map<string, number>()
  constructor(max: number) {
    this.max = max
  }

  /** Counts one call. @returns how many are left, fewer than none when it is one too many, until the minute ends */
  count(keyId: string, now: Date): { limit: number; left: number; endsAt: Date } {
    const minute = Math.floor(now.getTime() / minuteMs)
    if (minute !== this.minute) this.counts.clear()
    this.minute = minute
    const calls = (this.counts.get(keyId) ?? 0) + 1
    this.counts.set(keyId, calls)
    return { limit: this.max, left: this.max - calls, endsAt: new Date((minute + 1) * minuteMs) }
  }
}
