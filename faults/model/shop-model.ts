import { bankOrderDays, mayMoveOrder, mayMovePaymentStatus } from '#shared/domain/order-states.ts'

const minuteMs = 60_000
const holdMs = 30 * minuteMs
const captureHoldMs = 15 * minuteMs
const claimMs = 15 * minuteMs
const unboundMs = 180 * minuteMs
const secondTryMs = 30 * minuteMs
const firstLookMs = 1_000

export interface ModelProduct {
  id: number
  /** Pieces on the shelf, those held for buyers among them. */
  shelf: number
  priceCents: number
}

export interface ModelOrder {
  number: string
  product: ModelProduct
  quantity: number
  totalCents: number
  method: 'paypal' | 'bank'
  status: 'processing' | 'shipped' | 'delivered' | 'cancelled'
  payment: 'pending' | 'paid' | 'refunded'
  placedAt: number
  /** Asked back, and gone back; and the pieces it was for. */
  askedCents: number
  refundedCents: number
  refundedPieces: number
}

export interface ModelWallet {
  /** The provider's. */
  id: string
  /** Undefined for the bare call (rule 263). */
  goods: { product: ModelProduct; quantity: number; unitCents: number } | undefined
  totalCents: number
  buyer: 'away' | 'approved' | 'declined'
  state: 'created' | 'capturing' | 'captured' | 'expired' | 'refunded'
  isHeld: boolean
  /** The provider has taken the money, whoever knows. */
  isTaken: boolean
  /** When its goods are free again, however often the money was asked for. */
  holdEndsAt: number
  expiresAt: number
  nextLookAt: number
  capturedAt: number
  order: ModelOrder | undefined
}

export interface ModelReview {
  id: number
  product: ModelProduct
  isApproved: boolean
}

/** The shop as its rules say it is, in a hundred lines and without a database. */
export class ShopModel {
  now: number
  readonly products: ModelProduct[]
  readonly orders: ModelOrder[] = []
  readonly wallets: ModelWallet[] = []
  readonly reviews: ModelReview[] = []
  /** Product → pieces in the customer's cart. */
  readonly cart = new Map<ModelProduct, number>()

  constructor(now: number, products: ModelProduct[]) {
    this.now = now
    this.products = products
  }

  held(product: ModelProduct): number {
    const held = this.wallets.filter((w) => w.isHeld && w.goods?.product === product)
    return held.reduce((sum, w) => sum + (w.goods?.quantity ?? 0), 0)
  }

  free(product: ModelProduct): number {
    return product.shelf - this.held(product)
  }

  sell(order: Omit<ModelOrder, 'status' | 'placedAt' | 'askedCents' | 'refundedCents' | 'refundedPieces'>): ModelOrder {
    order.product.shelf -= order.quantity
    const none = { askedCents: 0, refundedCents: 0, refundedPieces: 0 }
    const sold: ModelOrder = { ...order, ...none, status: 'processing', placedAt: this.now }
    this.orders.push(sold)
    return sold
  }

  start(id: string, totalCents: number, goods: ModelWallet['goods']): void {
    const expiresAt = this.now + (goods ? holdMs : unboundMs)
    const common = { isTaken: false, capturedAt: 0, order: undefined }
    const fresh = { buyer: 'away', state: 'created', isHeld: goods !== undefined } as const
    const times = { holdEndsAt: expiresAt, expiresAt, nextLookAt: expiresAt }
    this.wallets.push({ id, totalCents, goods, ...times, ...fresh, ...common })
  }

  /** Whether the goods are held, or can be held again, before money is taken. */
  mayHold(wallet: ModelWallet): boolean {
    if (wallet.isHeld || !wallet.goods) return true
    const { product, quantity, unitCents } = wallet.goods
    return product.priceCents === unitCents && this.free(product) >= quantity
  }

  hold(wallet: ModelWallet): void {
    wallet.expiresAt = Math.max(wallet.expiresAt, this.now + captureHoldMs)
    wallet.isHeld = wallet.goods !== undefined
  }

  /** The provider said no: the buyer may try again, and finds his goods held for as long as they were. */
  refuse(wallet: ModelWallet): void {
    if (wallet.buyer === 'declined') wallet.buyer = 'away'
    const isOver = wallet.goods !== undefined && wallet.holdEndsAt <= this.now
    wallet.state = 'created'
    wallet.expiresAt = wallet.holdEndsAt
    wallet.nextLookAt = wallet.goods ? wallet.holdEndsAt : this.now + secondTryMs
    if (isOver) this.expire(wallet)
  }

  loseAnswer(wallet: ModelWallet, isTaken: boolean): void {
    Object.assign(wallet, { state: 'capturing', isTaken, nextLookAt: this.now + firstLookMs })
  }

  /** The money is there and everybody knows. `number`: what the shop calls the order it made of it. */
  settle(wallet: ModelWallet, number: string): void {
    Object.assign(wallet, { state: 'captured', isTaken: true, isHeld: false, capturedAt: this.now })
    if (wallet.goods) {
      const { product, quantity } = wallet.goods
      const { totalCents } = wallet
      wallet.order = this.sell({ number, product, quantity, totalCents, method: 'paypal', payment: 'paid' })
      wallet.nextLookAt = Number.POSITIVE_INFINITY
    } else wallet.nextLookAt = this.now + claimMs
  }

  expire(wallet: ModelWallet): void {
    Object.assign(wallet, { state: 'expired', isHeld: false, nextLookAt: Number.POSITIVE_INFINITY })
  }

  cancel(order: ModelOrder): void {
    order.status = 'cancelled'
    order.product.shelf += order.quantity - order.refundedPieces
    if (order.payment !== 'paid') return
    if (order.method === 'paypal') this.giveBack(order)
    else order.askedCents = order.totalCents
  }

  /** Some pieces of an order; false where the shop refuses. */
  refundPieces(order: ModelOrder, pieces: number, toShelf: boolean): boolean {
    const cents = (order.totalCents / order.quantity) * pieces
    const isPossible = pieces <= order.quantity - order.refundedPieces && cents <= order.totalCents - order.askedCents
    if (order.payment === 'pending' || !isPossible) return false
    order.askedCents += cents
    order.refundedCents += cents
    order.refundedPieces += pieces
    if (toShelf) order.product.shelf += pieces
    if (order.refundedCents === order.totalCents) this.giveBack(order)
    return true
  }

  giveBack(order: ModelOrder): void {
    order.payment = 'refunded'
    order.askedCents = order.totalCents
    order.refundedCents = order.totalCents
    const wallet = this.wallets.find((w) => w.order === order)
    if (wallet) wallet.state = 'refunded'
  }

  mayMove(order: ModelOrder, wish: { status?: ModelOrder['status']; payment?: ModelOrder['payment'] }): boolean {
    if (wish.status) return mayMoveOrder(order.status, wish.status)
    if (wish.payment === 'paid')
      return order.method === 'bank' && order.payment === 'pending' && order.status !== 'cancelled'
    return wish.payment !== undefined && mayMovePaymentStatus(order.payment, wish.payment)
  }

  /** What the shop does by itself. `numberOf`: the order it has made of a wallet payment. */
  work(numberOf: (wallet: ModelWallet) => string): void {
    const unpaidUntil = this.now - bankOrderDays * 24 * 60 * minuteMs
    for (const order of this.orders) {
      const isUnpaid = order.method === 'bank' && order.payment === 'pending' && order.status === 'processing'
      if (isUnpaid && order.placedAt <= unpaidUntil) this.cancel(order)
    }
    for (const wallet of this.wallets) if (wallet.nextLookAt <= this.now) this.lookAfter(wallet, numberOf)
  }

  lookAfter(wallet: ModelWallet, numberOf: (wallet: ModelWallet) => string): void {
    switch (wallet.state) {
      case 'created':
        if (wallet.goods && wallet.expiresAt > this.now) wallet.nextLookAt = wallet.expiresAt
        else this.expire(wallet)
        return
      case 'capturing':
        this.settle(wallet, numberOf(wallet))
        return
      case 'captured':
        if (wallet.order) return
        if (wallet.capturedAt + claimMs > this.now) wallet.nextLookAt = wallet.capturedAt + claimMs
        else Object.assign(wallet, { state: 'refunded', nextLookAt: Number.POSITIVE_INFINITY })
        return
      default:
    }
  }
}
