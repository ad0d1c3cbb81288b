import type { Adapter } from '../providers/adapter.ts'
import type { ModelOrder } from './order-model.ts'
import type { ModelWallet, ShopModel } from './shop-model.ts'

const minuteMs = 60_000
const holdMs = 30 * minuteMs
const captureHoldMs = 15 * minuteMs
const claimMs = 15 * minuteMs
const unboundMs = 180 * minuteMs
const secondTryMs = 30 * minuteMs
const firstLookMs = 1_000
const approvalLookMs = 5 * minuteMs

export function startWallet(
  model: ShopModel,
  by: Adapter,
  id: string,
  totalCents: number,
  what: { goods?: ModelWallet['goods']; forOrder?: ModelOrder },
): ModelWallet {
  const { goods, forOrder } = what
  const endsAt = model.now + (goods ? holdMs : unboundMs)
  const nextLookAt = by.takesApproved ? model.now + approvalLookMs : endsAt
  const times = { holdEndsAt: endsAt, expiresAt: endsAt, nextLookAt, capturedAt: 0 }
  const fresh = { buyer: 'away', state: 'created', isHeld: goods !== undefined, isTaken: false } as const
  const wallet: ModelWallet = { by, id, totalCents, goods, forOrder, order: undefined, ...times, ...fresh }
  model.wallets.push(wallet)
  return wallet
}

/** Whether something else is taking the money of this order. */
export function isBeingPaid(model: ShopModel, order: ModelOrder, but?: ModelWallet): boolean {
  return model.wallets.some((w) => w !== but && w.forOrder === order && w.state === 'capturing')
}

export function maySwitch({ waitsForTransfer, receivedCents, totalCents }: ModelOrder): boolean {
  return waitsForTransfer && receivedCents === 0 && totalCents > 0
}

/** Whether the stock is reserved or can be reserved again, or the order still waits, before the capture. */
export function mayCapture(model: ShopModel, wallet: ModelWallet): boolean {
  const { goods, forOrder } = wallet
  if (forOrder)
    return maySwitch(forOrder) && forOrder.totalCents === wallet.totalCents && !isBeingPaid(model, forOrder, wallet)
  if (wallet.isHeld || !goods) return true
  return goods.article.product.priceCents === goods.unitCents && model.free(goods.article) >= goods.quantity
}

export function holdGoods(model: ShopModel, wallet: ModelWallet): void {
  wallet.expiresAt = Math.max(wallet.expiresAt, model.now + captureHoldMs)
  wallet.isHeld = wallet.goods !== undefined
}

/** The provider refused: the buyer may try again, and keeps the reservation. */
export function refuse(model: ShopModel, wallet: ModelWallet): void {
  if (wallet.buyer === 'declined' && !wallet.by.remembersRefusal) wallet.buyer = 'away'
  const isOver = wallet.goods !== undefined && wallet.holdEndsAt <= model.now
  wallet.state = 'created'
  wallet.expiresAt = wallet.holdEndsAt
  const soon = model.now + (wallet.by.takesApproved ? approvalLookMs : secondTryMs)
  wallet.nextLookAt = wallet.goods ? Math.min(wallet.holdEndsAt, soon) : soon
  if (isOver) expire(wallet)
}

export function loseAnswer(model: ShopModel, wallet: ModelWallet, isTaken: boolean): void {
  Object.assign(wallet, { state: 'capturing', isTaken, nextLookAt: model.now + firstLookMs })
}

/** The payment is settled. `number`: of the created order. */
export function settle(model: ShopModel, wallet: ModelWallet, number: string): void {
  const { goods, forOrder, totalCents } = wallet
  Object.assign(wallet, { state: 'captured', isTaken: true, isHeld: false, capturedAt: model.now })
  wallet.nextLookAt = goods || forOrder ? Number.POSITIVE_INFINITY : model.now + claimMs
  if (goods) {
    const { unitCents, quantity } = goods
    const agreed = { unitCents: [unitCents], shippingCents: totalCents - unitCents * quantity }
    wallet.order = model.sell([goods], { number, method: wallet.by.method, payment: 'paid', agreed })
    return
  }
  if (!forOrder) return
  if (!maySwitch(forOrder) || forOrder.totalCents !== totalCents) {
    wallet.state = 'refunded'
    return
  }
  forOrder.pay(model.now, wallet.by.method)
  wallet.order = forOrder
}

export function expire(wallet: ModelWallet): void {
  const isGone = wallet.by.letsGo
  Object.assign(wallet, { state: 'expired', isHeld: false, isGone, nextLookAt: Number.POSITIVE_INFINITY })
}

function lookAtUnpaid(model: ShopModel, wallet: ModelWallet, number: () => string): void {
  const { by, goods, expiresAt } = wallet
  const isFinal = by.takesApproved && wallet.buyer === 'approved'
  if (isFinal && mayCapture(model, wallet)) {
    holdGoods(model, wallet)
    settle(model, wallet, number())
    return
  }
  const isOver = isFinal || (goods || by.takesApproved ? expiresAt <= model.now : true)
  if (isOver) expire(wallet)
  else wallet.nextLookAt = by.takesApproved ? Math.min(expiresAt, model.now + approvalLookMs) : expiresAt
}

/** The shop's reaction to a due payment. `number`: of the created order. */
export function lookAfter(model: ShopModel, wallet: ModelWallet, number: () => string): void {
  switch (wallet.state) {
    case 'created':
      lookAtUnpaid(model, wallet, number)
      return
    case 'capturing':
      settle(model, wallet, number())
      return
    case 'captured':
      if (wallet.order) return
      if (wallet.capturedAt + claimMs > model.now) wallet.nextLookAt = wallet.capturedAt + claimMs
      else Object.assign(wallet, { state: 'refunded', nextLookAt: Number.POSITIVE_INFINITY })
      return
    default:
  }
}
