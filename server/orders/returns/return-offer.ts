import { listSizes, sizesAtPriceOf } from '#server/catalog/products/sellable-stock-repository.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { ReturnKindOffer, ReturnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import { outcomesOf, photosNeeded } from '#shared/domain/orders/returns/return-choices.ts'
import { daysFrom, type KindTerm } from '#shared/domain/orders/returns/return-terms.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { couponView } from '#shared/domain/pricing/worth-of-units.ts'
import { kindsOfLine, readReturnFacts, shippingOfWithdrawals } from './return-facts.ts'
import { orderReturnView } from './return-view.ts'

/** The possible returns of an order, with kinds and deadlines (rule 592). */
export async function readReturnOffer(db: Db, order: StoredOrder, shop: Shop, now: Date): Promise<ReturnOffer> {
  const facts = await readReturnFacts(db, order)
  const { lines } = facts
  const known = await listSizes(
    db,
    lines.map(({ productId }) => productId),
  )
  const left = new Map(lines.map(({ lineNo, pieces }) => [lineNo, pieces.reduce((sum, p) => sum + p.left, 0)]))
  const offered = lines.flatMap((line) => {
    const kinds = kindsOfLine(facts, line, shop, now)
    const sizesFor = (size: string) =>
      sizesAtPriceOf(known, line.productId, size).filter(({ pieces }) => Number(pieces) >= 1)
    return line.pieces
      .filter((piece) => piece.left > 0 && kinds.length > 0)
      .map((piece) => ({
        line: line.lineNo,
        name: line.name,
        productCode: line.productCode,
        imageUrl: line.imageName && `/images/${line.imageName}`,
        category: line.category,
        frameSize: piece.size || null,
        bought: line.quantity,
        left: piece.left,
        price: toDecimal(line.unitCents),
        ...couponView(line),
        kinds: kinds.map((term) => kindOffer(term, piece.size, sizesFor(piece.size))),
        exchangeSizes: sizesFor(piece.size).map(({ size, pieces }) => ({
          frameSize: size || null,
          pieces: Number(pieces),
        })),
      }))
  })
  const isWithdrawable = offered.some(({ kinds }) => kinds.some(({ kind }) => kind === 'withdrawal'))
  return {
    orderNumber: order.orderNumber,
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    lines: offered,
    shipping: toDecimal(isWithdrawable ? shippingOfWithdrawals(facts, left) : 0),
    ...daysFrom(now),
    returns: facts.returns.map((one) => orderReturnView(facts, one)),
  }
}

function kindOffer(term: KindTerm, own: string, sizes: readonly { size: string }[]): ReturnKindOffer {
  const { kind } = term
  // A defect is replaced by the same; what merely does not fit is not.
  const canExchange = sizes.some(({ size }) => kind !== 'shop_return' || size !== own)
  return {
    ...term,
    outcomes: outcomesOf[kind].filter((outcome) => outcome !== 'exchange' || canExchange),
    photosNeeded: photosNeeded[kind],
  }
}
