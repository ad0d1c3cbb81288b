/** The four ways in which anything outside the program can fail, and the two in which the program itself dies. */
export const faultKinds = ['error', 'timeout', 'done_then_error', 'lost'] as const
export const killKinds = ['kill_before', 'kill_after'] as const
export type FaultKind = (typeof faultKinds)[number] | (typeof killKinds)[number]

/** A point, and its faults. */
interface Point<T> {
  name: string
  work(): Promise<T>
  /** Fails without the work, or after it: `error` 500-like, `timeout`, `lost` connection. */
  fail(kind: FaultKind): Promise<never>
}

/** The fault of the n-th point, counted from 1; undefined: none. */
type Fate = (n: number) => FaultKind | undefined

/**
 * Counts every step that leaves the program (database statements, provider calls, mails) and makes the k-th one fail:
 * the way SQLite tests itself (rule 478).
 */
export class FaultPlan {
  /** Names of the points passed since the plan was armed. */
  passed: string[] = []
  private fate: Fate | undefined
  private fired = 0

  /** From here on the `at`-th point fails once; 0: none does, they are only counted. */
  arm(at: number, kind: FaultKind): void {
    this.begin((n) => (n === at ? kind : undefined))
  }

  /** From here on each point fails with this probability, in any of the four ways. */
  storm(probability: number, random: () => number): void {
    this.begin(() => (random() < probability ? faultKinds[Math.floor(random() * faultKinds.length)] : undefined))
  }

  /** @returns the number of injected faults */
  disarm(): number {
    this.fate = undefined
    return this.fired
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

  private begin(fate: Fate): void {
    this.passed = []
    this.fired = 0
    this.fate = fate
  }

  private take(name: string): FaultKind | undefined {
    if (!this.fate) return undefined
    this.passed.push(name)
    const kind = this.fate(this.passed.length)
    if (kind) this.fired++
    return kind
  }
}

/** Like a power cut: no handler runs, nothing is flushed. */
function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => undefined)
}
