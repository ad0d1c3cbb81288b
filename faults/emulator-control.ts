export interface LedgerEntry {
  orderId: string
  status: string
  amount: string
  currency: string
  captures: { id: string; status: string; amount: string }[]
  refunds: { id: string; amount: string }[]
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

  async fault(operation: string, fault: string): Promise<void> {
    await this.send('POST', '/_control/faults', JSON.stringify({ operation, fault, times: 1 }), 'application/json')
  }

  async clearFaults(): Promise<void> {
    await this.send('DELETE', '/_control/faults')
  }

  private async send(method: string, path: string, body?: string, type?: string): Promise<Response> {
    return fetch(`${this.url}${path}`, {
      method,
      redirect: 'manual',
      ...(body && { body }),
      ...(type && { headers: { 'content-type': type } }),
      signal: AbortSignal.timeout(10_000),
    })
  }
}
