/** Limits provider calls caused by strangers: so many within a time, for all strangers together. */
export class CallBudget {
  private readonly max: number
  private readonly withinMs: number
  private readonly nowMs: () => number
  private spentAtMs: number[] = []

  constructor(max: number, withinMs: number, nowMs: () => number = () => performance.now()) {
    this.max = max
    this.withinMs = withinMs
    this.nowMs = nowMs
  }

  /** Takes one call; false when there is none left for now. */
  spend(): boolean {
    const now = this.nowMs()
    this.spentAtMs = this.spentAtMs.filter((at) => now - at < this.withinMs)
    if (this.spentAtMs.length >= this.max) return false
    this.spentAtMs.push(now)
    return true
  }

  /** The call turned out to be genuine and does not count. */
  giveBack(): void {
    this.spentAtMs.pop()
  }
}
