const minuteMs = 60_000

/** Limits the calls of each key per minute, per node. */
export class CallCounter {
  private readonly max: number
  private minute = 0
  private counts = new Map<string, number>()
  constructor(max: number) {
    this.max = max
  }

  /** Counts one call. @returns the waiting time when it is one too many, else 0 */
  count(keyId: string, now: Date): number {
    const minute = Math.floor(now.getTime() / minuteMs)
    if (minute !== this.minute) this.counts.clear()
    this.minute = minute
    const calls = (this.counts.get(keyId) ?? 0) + 1
    this.counts.set(keyId, calls)
    return calls <= this.max ? 0 : Math.max(1, Math.ceil(((minute + 1) * minuteMs - now.getTime()) / 1_000))
  }
}
