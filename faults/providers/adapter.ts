import { extensions } from '#server/installed-extensions.ts'
import { CardControl, EmulatorControl } from './emulator-control.ts'

/** A way to pay as its buyer's browser calls it; the acts about payments take one as a row. */
export interface Adapter {
  name: string
  /** How an order says that it was paid so. */
  method: 'paypal' | 'card'
  start(amount: string, checkout: object): { path: string; body: object }
  /** Below an order that waits for its transfer. */
  instead: { path: string; body: object }
  /** Where it is looked up and given up. */
  pathOf(id: string): string
  captureOf(id: string): string
  /** The provider keeps a refusal until the buyer tries again. */
  remembersRefusal: boolean
  /** Its buyer pressed «pay»: what is approved is taken, even if they do not come back. */
  takesApproved: boolean
  /** What is given up can never be paid again. */
  letsGo: boolean
  /** What the shop has to have set before. */
  setting?: { path: string; value: object }
}

export const paypal: Adapter = {
  name: 'paypal',
  method: 'paypal',
  start: (amount, checkout) => ({
    path: '/order',
    body: { amount, currency: 'EUR', intent: 'capture', checkout },
  }),
  instead: { path: '/wallet', body: {} },
  pathOf: (id) => `/order/${id}`,
  captureOf: (id) => `/order/${id}/capture`,
  remembersRefusal: false,
  takesApproved: false,
  letsGo: false,
}

/** By what PayPal takes besides its wallet. */
const paypalBy = (instrument: string): Adapter => ({
  ...paypal,
  takesApproved: instrument === 'satispay',
  name: `paypal ${instrument}`,
  start: (amount, checkout) => ({
    path: '/api/payments/paypal',
    body: { instrument, amount, currency: 'EUR', checkout },
  }),
  instead: { path: '/payments/paypal', body: { instrument } },
})

export const card: Adapter = {
  name: 'card',
  method: 'card',
  start: (amount, checkout) => ({ path: '/api/payments', body: { method: 'card', amount, currency: 'EUR', checkout } }),
  instead: { path: '/payments', body: { method: 'card' } },
  pathOf: (id) => `/api/payments/${id}`,
  captureOf: (id) => `/api/payments/${id}/complete`,
  remembersRefusal: true,
  takesApproved: true,
  letsGo: true,
}

const hasCards = extensions.some(({ payments }) => payments?.method === card.method)
const hasInstruments = extensions.some(({ walletInstruments }) => walletInstruments)
const rows = (...instruments: string[]) => (hasInstruments ? instruments.map(paypalBy) : [])
/** What a second provider takes instead, where it is set up for cards. */
const ofCards = rows('card', 'google_pay')
const applePay = rows('apple_pay').map((by) => ({
  ...by,
  setting: { path: '/api/admin/settings/apple-pay', value: { domainFile: '7B227073704964223A22' } },
}))
/** Of what is installed. */
export const adapters: readonly Adapter[] = [paypal, ...rows('pay_later', 'satispay'), ...(hasCards ? [card] : ofCards)]
/** In a shop without the keys of the second provider. */
export const cardsByPaypal: readonly Adapter[] = hasCards ? [...ofCards, ...applePay] : []

/** The providers of both, whose books are read together. */
export class Providers {
  readonly paypal: EmulatorControl
  readonly card: EmulatorControl

  constructor(urls: { paypal: string; card: string }) {
    this.paypal = new EmulatorControl(urls.paypal)
    this.card = new CardControl(urls.card)
  }

  of({ method }: Adapter): EmulatorControl {
    return this[method]
  }

  async ledger() {
    return [...(await this.paypal.ledger()), ...(await this.card.ledger())]
  }

  async knownIds(): Promise<string[]> {
    return (await this.ledger()).map(({ orderId }) => orderId)
  }

  /** A provider decides in the end about what it has not decided. */
  async decideWaiting(
    ignored: ReadonlySet<string>,
    outcomeOf: (orderId: string) => 'completed' | 'denied' = () => 'completed',
  ): Promise<void> {
    for (const provider of [this.paypal, this.card])
      for (const { orderId, captures, refunds } of await provider.ledger())
        if (!ignored.has(orderId) && [...captures, ...refunds].some(({ status }) => status === 'PENDING'))
          await provider.settlePending(orderId, outcomeOf(orderId))
  }

  /** As at the beginning of a case: no failure, and events wait. */
  async calm(): Promise<void> {
    await this.clearFaults()
    await this.paypal.offerAll()
    for (const one of [this.paypal, this.card]) await one.holdEvents()
  }

  async clearFaults(): Promise<void> {
    for (const one of [this.paypal, this.card]) await one.clearFaults()
  }
}
