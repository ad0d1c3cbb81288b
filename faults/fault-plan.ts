/** The four ways in which anything outside the program can fail, and the two in which the program itself dies. */
export const faultKinds = ['error', 'timeout', 'done_then_error', 'lost'] as const
export const killKinds = ['kill_before', 'kill_after'] as const
export type FaultKind = (typeof faultKinds)[number] | (typeof killKinds)[number]

/** What stands at a point, and how it fails there. */
interface Point<T> {
  name: string
  work(): Promise<T>
  /** Fails without the work, or after it: `error` 500-like, `timeout`, `lost` connection. */
  fail(kind: FaultKind): Promise<never>
}

/**
 * Counts every step that leaves the program (database statements, provider calls, mails) and makes the k-th one fail:
 * the way SQLite tests itself (payments-reliability-security.md 3.1).
 */
export class FaultPlan {
  /** Names of the points passed since `arm` or `count`. */
  passed: string[] = []
  private target: { at: number; kind: FaultKind } | undefined
  private isCounting = false

  /** From now on the `at`-th point fails once; counted from 1. */
  arm(at: number, kind: FaultKind): void {
    this.passed = []
    this.isCounting = true
    this.target = { at, kind }
  }

  count(): void {
    this.arm(0, 'error')
  }

  /** @returns whether the fault came to pass */
  disarm(): boolean {
    const hasFired = this.isCounting && this.target !== undefined && this.passed.length >= this.target.at
    this.isCounting = false
    this.target = undefined
    return hasFired
  }

  async pass<T>({ name, work, fail }: Point<T>): Promise<T> {
    const kind = this.take(name)
    switch (kind) {
      case undefined:
        return work()
      case 'kill_before':
        return die()
      case 'kill_after':
        await work()
        return die()
      case 'error':
      case 'timeout':
        return fail(kind)
      default:
        await work()
        return fail(kind)
    }
  }

  private take(name: string): FaultKind | undefined {
    if (!this.isCounting) return undefined
    this.passed.push(name)
    return this.target?.at === this.passed.length ? this.target.kind : undefined
  }
}

/** As a power cut would: no handler runs, nothing is flushed. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => undefined)
}
