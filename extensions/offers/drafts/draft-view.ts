import { listOrderableProducts } from '#server/orders/checkout/orderable-product-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { addressIn, type Language } from '#shared/domain/platform/language.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import type { Draft, Offer } from './draft-calls.ts'
import type { DraftLine } from './draft-content.ts'
import type { DraftRow, FoundDraft } from './draft-repository.ts'

const offerPath = (key: string, language: Language): string => addressIn(`/proposta?key=${key}`, language)

export const stateOf = ({ orderId, withdrawnAt, expiresAt }: DraftRow, now: Date) =>
  orderId ? 'ordered' : withdrawnAt ? 'withdrawn' : expiresAt <= now ? 'expired' : 'open'

const subtotalOf = (lines: readonly DraftLine[]) => lines.reduce((sum, one) => sum + one.quantity * one.unitCents, 0)

function sumsOf({ content, shippingCents }: DraftRow) {
  const subtotalCents = subtotalOf(content.lines)
  return {
    subtotal: toDecimal(subtotalCents),
    shipping: toDecimal(shippingCents),
    total: toDecimal(subtotalCents + shippingCents),
  }
}

const lineView = ({ productId, size, quantity, name, productCode, unitCents, listCents }: DraftLine) => ({
  ...{ productId, size: size || null, quantity, name, productCode },
  ...{ price: toDecimal(unitCents), listPrice: toDecimal(listCents), total: toDecimal(quantity * unitCents) },
})

export function draftView(row: FoundDraft, { clock, config }: Pick<Deps, 'clock' | 'config'>): Draft {
  const { lines, delivery, customer, message, language } = row.content
  return {
    ...{ id: row.id, key: row.key, url: config.publicUrl + offerPath(row.key, language), state: stateOf(row, clock()) },
    items: lines.map((line) => ({ ...lineView(line), reason: line.reason })),
    ...{ delivery, customer, message, language, ...sumsOf(row) },
    expiresAt: row.expiresAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    orderNumber: row.orderNumber,
  }
}

export async function readOffer(db: Db, row: FoundDraft, shop: Deps['shop'], language: Language): Promise<Offer> {
  const { lines, delivery, customer, message } = row.content
  const listed = await listOrderableProducts(
    db,
    lines.map(({ productId }) => productId),
    language,
    shop,
  )
  const items = lines.map((line) => {
    const product = listed.find(({ id }) => id === line.productId)
    const isSized = Boolean(product?.sizes.some(({ size }) => size === line.size))
    const free = isSized ? product?.sizes.find(({ size }) => size === line.size)?.stock : product?.freePieces
    return {
      ...lineView(line),
      name: product?.name ?? line.name,
      slug: product?.isActive ? product.slug : null,
      imageUrl: product?.imageName ? `/images/${product.imageName}` : null,
      available: Boolean(product?.isActive) && (free ?? 0) >= line.quantity,
    }
  })
  return {
    ...{ items, customerName: customer.name, message, delivery, ...sumsOf(row) },
    expiresAt: row.expiresAt.toISOString(),
    available: items.every(({ available }) => available),
    orderNumber: row.orderNumber,
  }
}
