import type { OutcomeFault, TakeOutcome } from './ledger/order-ledger.ts'

export const operations = ['token', 'create', 'get', 'capture', 'refund', 'eligible', 'confirm'] as const
export type Operation = (typeof operations)[number]

/** `too_late`: a refund after the provider's limit. */
const outcomeFaults = ['decline', 'pending', 'wrong_amount', 'too_late'] as const
/** Faults of the line between provider and client; those "after" come when the work is done. */
const lineFaults = ['error', 'error_after', 'timeout', 'timeout_after', 'reset_after', 'garbage', 'slow'] as const
const webhookFaults = ['duplicate', 'reorder', 'drop', 'before_response'] as const

export type LineFault = (typeof lineFaults)[number]
export type WebhookFault = (typeof webhookFaults)[number]
export type Fault = {
  operation: Operation | 'webhook'
  fault: OutcomeFault | LineFault | WebhookFault
  times: number
  delayMs: number
}

const defaultSlowMs = 3_000
const longestDelayMs = 600_000

/** The fault as sent to /_control/faults, or its error message. */
export function readFault(body: unknown): Fault | string {
  const given: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const operation = [...operations, 'webhook' as const].find((name) => name === given.operation)
  if (!operation) return `operation must be one of ${operations.join(', ')}, webhook`
  const possible = operation === 'webhook' ? webhookFaults : [...outcomeFaults, ...lineFaults]
  const fault = possible.find((name) => name === given.fault)
  if (!fault) return `fault of ${operation} must be one of ${possible.join(', ')}`
  const { times = 1, delayMs = fault === 'slow' ? defaultSlowMs : 0 } = given
  if (!isCount(times) || times < 1) return 'times must be a whole number from 1'
  if (!isCount(delayMs) || delayMs > longestDelayMs) return `delayMs must be a whole number from 0 to ${longestDelayMs}`
  return { operation, fault, times, delayMs }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

/** The faults still to come, oldest first. Kept in memory only: a restarted emulator behaves well. */
export class FaultScript {
  private faults: Fault[] = []

  add(fault: Fault): void {
    this.faults.push({ ...fault })
  }

  clear(): void {
    this.faults = []
  }

  list(): Fault[] {
    return this.faults
  }

  takeLineFault(operation: Operation): (Fault & { fault: LineFault }) | undefined {
    return this.take(operation, lineFaults)
  }

  takeWebhookFault(): WebhookFault | undefined {
    return this.take('webhook', webhookFaults)?.fault
  }

  /** Left unspent by an operation that only replays or refuses: a decline must not contradict a capture made. */
  outcomeTaker(operation: Operation): TakeOutcome {
    return () => this.take(operation, outcomeFaults)?.fault
  }

  private take<F extends Fault['fault']>(
    operation: Fault['operation'],
    kinds: readonly F[],
  ): (Fault & { fault: F }) | undefined {
    const found = this.faults.find(
      (fault): fault is Fault & { fault: F } =>
        fault.operation === operation && kinds.some((kind) => kind === fault.fault),
    )
    if (!found) return undefined
    const taken = { ...found }
    found.times -= 1
    if (found.times === 0) this.faults = this.faults.filter((fault) => fault !== found)
    return taken
  }
}
