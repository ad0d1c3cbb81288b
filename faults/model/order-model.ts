import { mayAct, type OrderAction } from '#shared/domain/orders/order-actions.ts'
import type { ReturnKind, ReturnOutcome, ReturnState } from '#shared/domain/platform/states/after-sales-states.ts'

export interface ModelProduct {
  id: number
  priceCents: number
}

/** A product in one size. */
export interface Article {
  product: ModelProduct
  /** `''` for a product without sizes. */
  size: string
  /** Stock, reserved units included. */
  shelf: number
}

export interface Goods {
  article: Article
  quantity: number
}

export interface ModelLine {
  no: number
  article: Article
  quantity: number
  unitCents: number
}

/** Units of a line. */
export interface Pieces {
  no: number
  quantity: number
}

export interface ModelParcel {
  number: number
  state: 'packed' | 'sent' | 'delivered'
  pieces: Pieces[]
}

export interface GivenBack extends Pieces {
  /** As its customer had it, after exchanges. */
  article: Article
  cents: number
  place: 'stock' | 'check' | 'none'
  looked: { stock: number; none: number }
}

export interface ModelRefund {
  /** Undefined until the shop has said it. */
  id?: string
  kind: 'wallet' | 'transfer' | 'gift_card'
  isBack: boolean
  cents: number
  shippingCents: number
  lines: GivenBack[]
}

export interface ReturnedLine extends Pieces {
  article: Article
  /** The replacement. */
  other: Article | undefined
  looked: { stock: number; none: number }
}

export interface ModelReturn {
  id?: string
  code?: string
  kind: ReturnKind
  outcome: ReturnOutcome
  state: ReturnState
  lines: ReturnedLine[]
  isReceived: boolean
  openedAt: number
  /** Undefined while no money went back with it; `'all'`: with all of the order's. */
  refund?: ModelRefund | 'all'
}

export type ModelMethod = 'paypal' | 'card' | 'bank' | 'counter'

interface Placed {
  number: string
  method: ModelMethod
  payment: 'pending' | 'paid' | 'refunded'
  lines: ModelLine[]
  shippingCents: number
  placedAt: number
  addition?: ModelOrder
  /** Taken home from the shop. */
  isFetched?: boolean
}

/** An order with its history; nothing is stored twice, sums are computed. */
export class ModelOrder {
  readonly number: string
  method: ModelMethod
  status: 'processing' | 'shipped' | 'delivered' | 'cancelled' = 'processing'
  payment: 'pending' | 'paid' | 'refunded'
  /** Whether it was ever paid, by any method. */
  wasPaid: boolean
  lines: ModelLine[]
  shippingCents: number
  /** Of refunds: the delivery that the rest does not earn any more. */
  keptCents = 0
  readonly placedAt: number
  readonly additionTo: ModelOrder | undefined
  deliveredAt: number | undefined
  wasShipped = false
  /** Of a transfer, in statements that were booked. */
  receivedCents = 0
  /** A transfer that came after the cancellation. */
  lateTransfer: 'none' | 'due' | 'returned' = 'none'
  parcels: ModelParcel[] = []
  readonly refunds: ModelRefund[] = []
  readonly returns: ModelReturn[] = []
  readonly isFetched: boolean
  /** Its money was taken in the shop. */
  isCounterSale = false
  /** To be paid in the shop until then. */
  pickUp: { code: string; keptUntil: number } | undefined
  /** Handed over without a parcel. */
  takenHome: Pieces[] = []

  constructor({ number, method, payment, lines, shippingCents, placedAt, addition, isFetched = false }: Placed) {
    this.number = number
    this.method = method
    this.payment = payment
    this.wasPaid = payment === 'paid'
    this.lines = lines
    this.shippingCents = shippingCents
    this.placedAt = placedAt
    this.additionTo = addition
    this.isFetched = isFetched
  }

  get totalCents(): number {
    return this.lines.reduce((sum, line) => sum + line.quantity * line.unitCents, this.shippingCents)
  }

  get askedCents(): number {
    return this.refunds.reduce((sum, refund) => sum + refund.cents, 0)
  }

  get backCents(): number {
    return this.refunds.reduce((sum, refund) => sum + (refund.isBack ? refund.cents : 0), 0)
  }

  /** The money is there. A difference for another order's delivery has nothing that leaves. */
  pay(now: number, method: ModelMethod = this.method): void {
    Object.assign(this, { method, payment: 'paid', wasPaid: true })
    if (this.lines.length === 0 && this.status === 'processing')
      Object.assign(this, { status: 'delivered', deliveredAt: now })
  }

  /** The price of the units without refund. */
  get goodsCents(): number {
    return this.lines.reduce((sum, line) => sum + this.left(line) * line.unitCents, 0)
  }

  get dueCents(): number {
    return this.totalCents - this.receivedCents
  }

  /** To be collected and not paid: what is ready has not left. */
  get waitsInShop(): boolean {
    const isWaiting = this.status === 'processing' || this.status === 'shipped'
    const isHere = this.parcels.every(({ state }) => state !== 'delivered')
    return this.isFetched && isWaiting && this.payment === 'pending' && !this.isByProvider && isHere
  }

  /** Its money is taken in the shop before it goes home. */
  get isUnpaidInShop(): boolean {
    return this.method === 'counter' && this.payment === 'pending'
  }

  get hasLeft(): boolean {
    return this.parcels.some(({ state }) => state !== 'packed')
  }

  get openReturns(): ModelReturn[] {
    return this.returns.filter(isOpen)
  }

  get isByProvider(): boolean {
    return this.method === 'paypal' || this.method === 'card'
  }

  get waitsForTransfer(): boolean {
    return this.method === 'bank' && this.payment === 'pending' && this.status !== 'cancelled'
  }

  /** @throws Error where an act names a line that is not there */
  line(no: number): ModelLine {
    const found = this.lines.find((line) => line.no === no)
    if (!found) throw new Error(`order ${this.number} has no line ${no}`)
    return found
  }

  refunded = (no: number): number => piecesOf(this.refunds.map(({ lines }) => lines))(no)
  returning = (no: number): number => piecesOf(this.openReturns.map(({ lines }) => lines))(no)
  packed = (no: number): number => piecesOf([this.takenHome, ...this.parcels.map(({ pieces }) => pieces)])(no)
  sent = (no: number): number =>
    piecesOf([this.takenHome, ...this.parcels.filter(({ state }) => state !== 'packed').map(({ pieces }) => pieces)])(
      no,
    )

  /** Neither given back nor in an open return. */
  left({ no, quantity }: ModelLine): number {
    return quantity - this.refunded(no) - this.returning(no)
  }

  /** Units still to ship; refunded ones count as unshipped, except those damaged in transit. */
  toGo({ no, quantity }: ModelLine): number {
    if (this.isGivenUp) return 0
    const claims = this.returns.filter((r) => r.kind === 'transport_damage' && (isOpen(r) || isRefunded(r)))
    const damaged = Math.min(piecesOf(claims.map(({ lines }) => lines))(no), this.sent(no))
    const stayed = Math.max(0, this.refunded(no) + this.returning(no) - damaged)
    return Math.max(0, quantity - this.sent(no) - stayed)
  }

  toPack(line: ModelLine): number {
    return this.toGo(line) - (this.packed(line.no) - this.sent(line.no))
  }

  /** All of its money was asked back. */
  get isGivenUp(): boolean {
    return this.payment !== 'pending' && this.askedCents === this.totalCents
  }

  mayAct(action: OrderAction): boolean {
    const money = { paymentStatus: this.payment, totalCents: this.totalCents, refundAskedCents: this.askedCents }
    return mayAct({ orderStatus: this.status, ...money }, action)
  }

  get mayTakeHome(): boolean {
    return this.mayAct(this.status === 'shipped' ? 'deliver' : 'ship')
  }

  /** All that is left is handed over in the shop. */
  takeHome(now: number): void {
    const left = this.lines.map((line) => ({ no: line.no, quantity: this.toPack(line) }))
    for (const parcel of this.parcels) parcel.state = 'delivered'
    this.takenHome = left.filter(({ quantity }) => quantity > 0)
    Object.assign(this, { status: 'delivered', deliveredAt: now, wasShipped: true })
  }

  get isAllGone(): boolean {
    return this.lines.every((line) => this.toGo(line) === 0) && this.parcels.every(({ state }) => state !== 'packed')
  }

  /** Units that its customer has or will have, by their size after exchanges; as bought first. */
  has({ no, article, quantity }: ModelLine): Map<Article, number> {
    const has = new Map([[article, quantity]])
    const add = (which: Article, n: number) => has.set(which, (has.get(which) ?? 0) + n)
    let paidWithAll = 0
    for (const one of this.returns) {
      const isExchanged = one.state === 'settled' && one.outcome === 'exchange'
      const isPaidWithAll = one.state === 'settled' && one.refund === 'all'
      for (const line of one.lines) {
        if (line.no !== no || !(isExchanged || isPaidWithAll || isOpen(one))) continue
        add(line.article, -line.quantity)
        if (isExchanged) add(line.other ?? line.article, line.quantity)
        if (isPaidWithAll) paidWithAll += line.quantity
      }
    }
    for (const line of this.refunds.flatMap(({ lines }) => lines)) if (line.no === no) add(line.article, -line.quantity)
    const inAll = quantity - this.refunded(no) - this.returning(no) - paidWithAll
    return new Map([...has].map(([which, n]) => [which, Math.max(0, Math.min(n, inAll))]))
  }
}

export const isOpen = ({ state }: ModelReturn) => state === 'announced' || state === 'received'
const isRefunded = ({ refund }: ModelReturn) => refund !== undefined && refund !== 'all'

const piecesOf = (lists: readonly (readonly Pieces[])[]) => (no: number) =>
  lists.flat().reduce((sum, line) => sum + (line.no === no ? line.quantity : 0), 0)
