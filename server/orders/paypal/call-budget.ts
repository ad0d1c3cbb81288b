import { currentSubject } from '#server/platform/throttle/current-subject.ts'

/** How many strangers may use up their share at the same time. */
const strangers = 5

/** Limits provider calls caused by strangers: so many within a time for each, and five times as many for all together. */
export class CallBudget {
  private readonly max: number
  private readonly withinMs: number
  private readonly nowMs: () => number
  private spent: { atMs: number; subject: string }[] = []

  constructor(max: number, withinMs: number, nowMs: () => number = () => performance.now()) {
    this.max = max
    this.withinMs = withinMs
    this.nowMs = nowMs
  }

  /** Takes one call; false when there is none left for now. */
  spend(): boolean {
    const now = this.nowMs()
    const subject = currentSubject()
    this.spent = this.spent.filter(({ atMs }) => now - atMs < this.withinMs)
    const own = this.spent.filter((one) => one.subject === subject)
    if (own.length >= this.max || this.spent.length >= this.max * strangers) return false
    this.spent.push({ atMs: now, subject })
    return true
  }

  /** The call turned out to be genuine and does not count. */
  giveBack(): void {
    const subject = currentSubject()
    const last = this.spent.findLastIndex((one) => one.subject === subject)
    if (last >= 0) this.spent.splice(last, 1)
  }
}
