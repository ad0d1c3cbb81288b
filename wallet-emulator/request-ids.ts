import type { EmulatorClock } from './emulator-clock.ts'
import type { LedgerJournal } from './ledger/ledger-journal.ts'
import type { Change, RequestRecord } from './ledger/ledger-records.ts'

const hourMs = 3_600_000
/** How long PayPal keeps a PayPal-Request-Id: Orders 6 hours, Payments 45 days. */
const keptMs = { order: 6 * hourMs, declined: 6 * hourMs, refund: 45 * 24 * hourMs }

/** Remembers what each PayPal-Request-Id led to, so that a repeated request is answered and not done again. */
export class RequestIds {
  private readonly journal: LedgerJournal
  private readonly clock: EmulatorClock

  constructor(journal: LedgerJournal, clock: EmulatorClock) {
    this.journal = journal
    this.clock = clock
  }

  find(scope: string | undefined): RequestRecord | undefined {
    const record = scope === undefined ? undefined : this.journal.rows.requests.get(scope)
    if (!record) return undefined
    return this.clock.nowMs() - Date.parse(record.at) < keptMs[record.result] ? record : undefined
  }

  remember(scope: string | undefined, result: RequestRecord['result'], resultId: string): Change[] {
    if (scope === undefined) return []
    return [{ table: 'requests', row: { id: scope, at: this.clock.stamp(), result, resultId } }]
  }
}
