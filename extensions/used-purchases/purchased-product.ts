import { sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { ProductPart } from '#server/catalog/extension-ports/product-part-fields.ts'
import { findInspectionCard, putCardRow } from '#server/catalog/inspection/inspection-card-repository.ts'
import { blankInspectionCard } from '#server/catalog/inspection/inspection-card-view.ts'
import { lockStored } from '#server/catalog/products/admin-product-repository.ts'
import { writeCosts } from '#server/catalog/products/product-edit-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import { toPurchase } from './keep-purchase.ts'
import { lockPurchase, updatePurchase } from './used-purchase-repository.ts'

const nothing = sql`'{}'::jsonb`

/** A used bicycle takes its cost and its frame number from the sheet that it was bought with. */
export const purchasedProduct: ProductPart = {
  fields: { purchaseId: z.uuid({ error: 'id' }) },
  store: (tx, productId, { purchaseId }) => link(tx, productId, String(purchaseId)),
  shown: nothing,
  internal: nothing,
}

async function link(tx: Tx, productId: number, purchaseId: string): Promise<void> {
  const listed = await lockPurchase(tx, purchaseId)
  const [stored] = await lockStored(tx, [productId])
  if (!listed || listed.purchase.voidReason !== null || stored?.row.category !== 'bici-usate')
    throw invalidInput({ purchaseId: 'field_purchase' })
  const { product } = toPurchase(listed)
  if (product?.id === productId) return
  if (product) throw invalidInput({ purchaseId: 'field_purchase_taken' })
  const { priceCents, frameNumber: serial } = listed.purchase
  await updatePurchase(tx, purchaseId, { productId })
  await writeCosts(tx, new Map([[productId, priceCents]]))
  const card = serial ? await findInspectionCard(tx, productId) : undefined
  if (!serial || card?.row.serial) return
  const at = new Date()
  const blank = { ...blankInspectionCard, productId, version: 0, createdAt: at }
  const row = card?.row ?? blank
  await putCardRow(tx, { ...row, serial, version: row.version + 1, updatedAt: at })
}
