import { allEligible } from '../../wallet-emulator/instruments/instrument-rules.ts'

export interface LedgerEntry {
  orderId: string
  status: string
  amount: string
  currency: string
  captures: { id: string; status: string; amount: string }[]
  refunds: { id: string; status: string; amount: string }[]
}

/** The emulator as tests see it: its books, and the buyer's decision. */
export class EmulatorControl {
  readonly url: string

  constructor(url: string) {
    this.url = url
  }

  async ledger(): Promise<LedgerEntry[]> {
    return (await this.send('GET', '/_control/ledger')).json() as Promise<LedgerEntry[]>
  }

  async decide(orderId: string, decision: 'approve' | 'cancel' | 'decline'): Promise<void> {
    await this.send(
      'POST',
      `/checkoutnow?token=${orderId}`,
      `decision=${decision}`,
      'application/x-www-form-urlencoded',
    )
  }

  async fault(operation: string, fault: string, times = 1): Promise<void> {
    await this.send('POST', '/_control/faults', JSON.stringify({ operation, fault, times }), 'application/json')
  }

  /** From here on events wait for `deliver`, so that their moment is fixed. */
  async holdEvents(): Promise<void> {
    const fault = { operation: 'webhook', fault: 'drop', times: 1_000_000 }
    await this.send('POST', '/_control/faults', JSON.stringify(fault), 'application/json')
  }

  /** Sends every event about these orders, whether or not it has been sent, one after the other. @returns the answers */
  async deliver(orderIds: readonly string[], order: 'forward' | 'backward' = 'forward'): Promise<number[]> {
    const request = JSON.stringify({ orderIds, order })
    const answer = await this.send('POST', '/_control/webhooks/deliver', request, 'application/json')
    return ((await answer.json()) as { statuses: number[] }).statuses
  }

  /** The provider has decided about pending captures or refunds of an order. */
  async settlePending(orderId: string, outcome: 'completed' | 'denied'): Promise<void> {
    const entry = (await this.ledger()).find((e) => e.orderId === orderId)
    const isWaiting = ({ status }: { status: string }) => status === 'PENDING'
    const waiting = [
      ...(entry?.captures.filter(isWaiting) ?? []).map(({ id }) => ({ captureId: id })),
      ...(entry?.refunds.filter(isWaiting) ?? []).map(({ id }) => ({ refundId: id })),
    ]
    for (const what of waiting)
      await this.send('POST', '/_control/settle-pending', JSON.stringify({ ...what, outcome }), 'application/json')
  }

  /** The merchant's account has every way to pay, for any amount. */
  async offerAll(): Promise<void> {
    const account = { methods: allEligible, isUnlimited: true }
    await this.send('POST', '/_control/eligibility', JSON.stringify(account), 'application/json')
  }

  async clearFaults(): Promise<void> {
    await this.send('DELETE', '/_control/faults')
  }

  protected async send(
    method: string,
    path: string,
    body?: string,
    type?: string,
    limitMs = 60_000,
  ): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      ...(body && { body }),
      ...(type && { headers: { 'content-type': type } }),
      signal: AbortSignal.timeout(limitMs),
    })
  }
}

const decisions = { approve: 'succeed', cancel: 'cancel', decline: 'decline' } as const
const statuses: Record<string, string> = { succeeded: 'COMPLETED', pending: 'PENDING', failed: 'DECLINED' }

/** That of cards has the same books in words of its own. */
export class CardControl extends EmulatorControl {
  override async ledger(): Promise<LedgerEntry[]> {
    const inWords = <T extends { status: string }>(one: T) => ({ ...one, status: statuses[one.status] ?? one.status })
    return (await super.ledger()).map((entry) => ({
      ...entry,
      captures: entry.captures.map(inWords),
      refunds: entry.refunds.map(inWords),
    }))
  }

  override async decide(id: string, decision: keyof typeof decisions): Promise<void> {
    const body = JSON.stringify({ decision: decisions[decision] })
    await this.send('POST', `/_control/payments/${id}`, body, 'application/json')
  }

  async subscribe(url: string): Promise<void> {
    await this.send('POST', '/_control/webhooks/subscribe', JSON.stringify({ url }), 'application/json')
  }
}
