import { appendFileSync, closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Change, LedgerTables } from './ledger-records.ts'

type Rows = { [T in keyof LedgerTables]: Map<string, LedgerTables[T]> }

/**
 * Append-only JSONL file, one line a commit, fsynced before the commit returns, so that answered requests survive kill
 * -9. The whole state is read back from it at start; a half-written last line is no commit.
 */
export class LedgerJournal {
  readonly rows: Rows = {
    orders: new Map(),
    captures: new Map(),
    refunds: new Map(),
    requests: new Map(),
    subscriptions: new Map(),
    deliveries: new Map(),
    identity: new Map(),
  }
  private readonly file: number
  private length: number

  constructor(dataDir: string) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const path = join(dataDir, 'journal.jsonl')
    this.file = openSync(path, 'a+', 0o600)
    const bytes = readFileSync(path)
    const whole = bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1)
    this.length = whole.length
    if (whole.length < bytes.length) ftruncateSync(this.file, whole.length)
    whole.toString('utf8').split('\n').slice(0, -1).forEach(this.readLine)
    syncDirectory(dataDir)
  }

  /** All changes or none: they share one line. */
  commit(changes: Change[]): void {
    const line = `${JSON.stringify(changes)}\n`
    try {
      appendFileSync(this.file, line)
      fsyncSync(this.file)
    } catch (error) {
      ftruncateSync(this.file, this.length)
      throw error
    }
    this.length += Buffer.byteLength(line)
    changes.forEach(this.apply)
  }

  close(): void {
    closeSync(this.file)
  }

  private readonly readLine = (line: string, index: number): void => {
    try {
      const changes: Change[] = JSON.parse(line)
      changes.forEach(this.apply)
    } catch (cause) {
      throw new Error(`The ledger journal is damaged at line ${index + 1}`, { cause })
    }
  }

  private readonly apply = ({ table, row }: Change): void => {
    const rows = this.rows[table] as Map<string, typeof row>
    rows.set(row.id, row)
  }
}

function syncDirectory(path: string): void {
  // Windows cannot open a directory for syncing and does not need it.
  if (process.platform === 'win32') return
  const directory = openSync(path, 'r')
  fsyncSync(directory)
  closeSync(directory)
}
