import { hash } from 'node:crypto'
import { lockStored } from '#server/catalog/products/admin-product-repository.ts'
import { writeCosts } from '#server/catalog/products/product-edit-repository.ts'
import { claimIdempotencyKey } from '#server/orders/order-records/idempotency-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { requireVersion } from '#server/platform/problems/edit-conflict.ts'
import type { MessageKey } from '#server/platform/problems/message-texts.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { maxPriceCents, toDecimal } from '#shared/domain/platform/money.ts'
import { listKnownFrames } from './known-frame-repository.ts'
import { cashLimitCents, type Purchase, type PurchaseBody } from './purchase-calls.ts'
import {
  findPurchase,
  insertPurchase,
  type ListedPurchase,
  lockPurchase,
  lockRegister,
  updatePurchase,
} from './used-purchase-repository.ts'

export function toPurchase({ purchase, productName, productCode, isDeleted, isSold }: ListedPurchase): Purchase {
  const { productId, priceCents, createdAt, frameKey: _, ...row } = purchase
  const isThere = productId !== null && (!isDeleted || isSold)
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    price: toDecimal(priceCents),
    product: isThere ? { id: productId, name: productName ?? '', productCode: productCode ?? '' } : null,
    isSold,
  }
}

/** @throws Problem 404 purchase_unknown */
export async function readPurchase(db: Db, id: string): Promise<Purchase> {
  const listed = await findPurchase(db, id)
  if (!listed) throw problem('purchase_unknown')
  return toPurchase(listed)
}

async function judged(tx: Db, body: PurchaseBody, today: string, own?: string) {
  const { isDeclared: _declared, isFrameLookedAt, price: priceCents, sellerEmail = null, ...said } = body
  const wrong: Record<string, MessageKey> = {}
  if (body.boughtOn > today) wrong.boughtOn = 'field_purchase_day'
  if (body.paidBy === 'cash' && priceCents >= cashLimitCents) wrong.paidBy = 'field_purchase_cash'
  if (Object.keys(wrong).length > 0) throw invalidInput(wrong)
  const known = body.frameNumber && !isFrameLookedAt ? await listKnownFrames(tx, body.frameNumber, own) : []
  if (known.some(({ isOurs }) => isOurs)) throw problem('frame_ours', { details: { known } })
  return { ...said, priceCents, sellerEmail }
}

/**
 * Writes a sheet once a key of the caller. @returns its id, and whether the key has made it before
 * @throws Problem 400 by field, 409 frame_ours, idempotency_conflict
 */
export async function writePurchase({ database, clock }: Deps, body: PurchaseBody, key: string | undefined) {
  const id = crypto.randomUUID()
  const requestHash = hash('sha256', JSON.stringify(['used purchase', body]))
  return inTransaction(database, async (tx) => {
    const at = clock()
    const earlier = key && (await claimIdempotencyKey(tx, { key, requestHash, orderId: id, createdAt: at }))
    if (earlier && earlier.requestHash !== requestHash) throw problem('idempotency_conflict')
    if (earlier) return { id: earlier.orderId, isAgain: true }
    await lockRegister(tx)
    await insertPurchase(tx, { ...(await judged(tx, body, romeDayOf(at))), id, createdAt: at })
    return { id, isAgain: false }
  })
}

/**
 * Corrects a sheet, and with its price the cost of its product.
 * @throws Problem 400 by field, 404 purchase_unknown, 409 purchase_void, purchase_sold, frame_ours, edit_conflict
 */
export async function correctPurchase(
  { database, clock }: Deps,
  id: string,
  { version, ...body }: PurchaseBody & { version: number },
): Promise<Purchase> {
  await inTransaction(database, async (tx) => {
    await lockRegister(tx)
    const listed = await requireCounted(tx, id)
    const { productId, priceCents: before, boughtOn, frameNumber } = listed.purchase
    await requireVersion(version, listed.purchase.version, () => toPurchase(listed))
    const isSameFrame = body.frameNumber === frameNumber
    const row = await judged(
      tx,
      { ...body, isFrameLookedAt: body.isFrameLookedAt || isSameFrame },
      romeDayOf(clock()),
      id,
    )
    const isMoved = row.priceCents !== before || row.boughtOn !== boughtOn
    if (listed.isSold && isMoved) throw problem('purchase_sold')
    await updatePurchase(tx, id, row)
    const [product] = productId && row.priceCents !== before ? await lockStored(tx, [productId]) : []
    if (!product) return
    // What repairs have added stays.
    const costCents = (product.row.costCents ?? before) + row.priceCents - before
    await writeCosts(tx, new Map([[product.row.id, Math.min(Math.max(costCents, 0), maxPriceCents)]]))
  })
  return readPurchase(database.db, id)
}

/** @throws Problem 404 purchase_unknown, 409 purchase_void, purchase_in_use */
export async function strikeOut({ database }: Deps, id: string, voidReason: string): Promise<Purchase> {
  await inTransaction(database, async (tx) => {
    const listed = await requireCounted(tx, id)
    if (toPurchase(listed).product) throw problem('purchase_in_use')
    await updatePurchase(tx, id, { voidReason, productId: null })
  })
  return readPurchase(database.db, id)
}

async function requireCounted(tx: Db, id: string): Promise<ListedPurchase> {
  const listed = await lockPurchase(tx, id)
  if (!listed) throw problem('purchase_unknown')
  if (listed.purchase.voidReason !== null) throw problem('purchase_void')
  return listed
}
