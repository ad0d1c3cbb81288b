import { seededRandom } from './seeded-random.ts'

const progressMs = 30_000

export const databaseKinds = ['embedded', 'postgres'] as const
export type DatabaseKind = (typeof databaseKinds)[number]

/** One line of the table at the end. */
export interface Row {
  suite: string
  database: DatabaseKind | '-'
  what: string
  /** How often it was tried. */
  runs: number
  seconds: number
  /** Figures worth a look. */
  figures?: string
}

export interface FaultOptions {
  seed: number
  databases: readonly DatabaseKind[]
  /** Sizes; undefined: the suite's own full size. */
  cases: number | undefined
  kills: number | undefined
  minutes: number | undefined
  requests: number | undefined
  /** Megabytes of heap the shop may use. */
  heap?: number | undefined
  /** Visits a second. */
  rate?: number | undefined
}

/** One suite of `npm run faults`. It reports findings, and throws only when it cannot go on. */
export type Suite = (run: FaultRun) => Promise<void>

/** One call of `npm run faults`: its options and results. */
export class FaultRun {
  readonly options: FaultOptions
  private readonly rows: (Row & { broken: number })[] = []
  private readonly broken: string[] = []
  private brokenSinceRow = 0
  private toldAt = performance.now()

  constructor(options: FaultOptions) {
    this.options = options
  }

  get isSound(): boolean {
    return this.broken.length === 0
  }

  /** Chance that begins again with the seed. */
  random(): () => number {
    return seededRandom(this.options.seed)
  }

  say(text: string): void {
    process.stdout.write(`${text}\n`)
  }

  /** A word now and then: a long run is not a stuck one. */
  progress(what: string, done: number, of: number): void {
    if (performance.now() - this.toldAt < progressMs) return
    this.toldAt = performance.now()
    this.say(`  ${what}: ${done} of ${of}`)
  }

  /** @param problems none: nothing happened */
  report(title: string, problems: readonly string[]): void {
    if (problems.length === 0) return
    this.broken.push(title)
    this.brokenSinceRow++
    this.say(`BROKEN (seed ${this.options.seed}) ${title}\n  ${problems.join('\n  ')}`)
  }

  /** Ends a part of a suite: findings since the last row belong to this one. */
  row(row: Row): void {
    this.rows.push({ ...row, broken: this.brokenSinceRow })
    this.brokenSinceRow = 0
    this.say(lineOf({ ...row, broken: this.rows.at(-1)?.broken ?? 0 }))
  }

  /** The table of all rows, and every broken run once more. */
  summary(): string {
    const head = lineOf({ suite: 'suite', database: 'database', what: 'what', runs: 'runs', broken: 'broken' })
    const rows = this.rows.map(lineOf)
    const end = this.isSound ? 'every book agrees' : `${this.broken.length} broken:\n  ${this.broken.join('\n  ')}`
    return ['', `seed ${this.options.seed}`, head, '-'.repeat(head.length), ...rows, end].join('\n')
  }
}

interface Line extends Partial<Omit<Row, 'runs' | 'database'>> {
  suite: string
  what: string
  database: string
  runs: number | string
  broken: number | string
}

function lineOf({ suite, database, what, runs, broken, seconds, figures }: Line): string {
  const time = seconds === undefined ? 'time' : `${Math.round(seconds)} s`
  const cells = [
    suite.padEnd(8),
    database.padEnd(9),
    what.padEnd(44),
    String(runs).padStart(7),
    String(broken).padStart(7),
  ]
  return [...cells, time.padStart(7), figures ?? ''].join(' ').trimEnd()
}

/** Seconds since `performance.now()` said so. */
export function secondsSince(began: number): number {
  return (performance.now() - began) / 1_000
}
