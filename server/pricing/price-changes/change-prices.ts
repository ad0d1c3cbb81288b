import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import {
  insertPriceChange,
  type ProductEdit,
  recordPrices,
  repricedBy,
} from '#server/catalog/products/product-edit-repository.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import {
  type ItemRow,
  itemKey,
  listEndedByEdit,
  listOpenItems,
  lockPrices,
  resumeItem,
  writePrices,
} from '#server/pricing/reductions/reduction-item-repository.ts'
import { lockReductions, priceKey } from '#server/pricing/reductions/reduction-repository.ts'
import { judgePrices, listPlanned, type PricePlan, stampOf } from './judge-prices.ts'
import { listItems, lockPriceChange, lockPriceChangeOfAct, markUndone } from './price-change-repository.ts'

type WriteDeps = Pick<CatalogDeps, 'database' | 'clock'>

/**
 * Writes the prices that were shown; reductions do not start or end meanwhile.
 * @returns its id
 * @throws Problem 409 price_change_moved when they are others by now, price_change_nothing when all keep theirs
 */
export async function changePrices({ database, clock }: WriteDeps, plan: PricePlan, stamp: string): Promise<number> {
  const at = clock()
  return inTransaction(database, async (tx) => {
    await lockReductions(tx)
    const found = await listPlanned(tx, plan)
    const prices = await lockPrices(tx, idsOf(found))
    const goods = found.map((product) => ({
      ...product,
      priceCents: prices.get(priceKey(product)) ?? product.priceCents,
    }))
    const judged = await judgePrices(tx, plan, goods)
    if (stampOf(judged) !== stamp) throw problem('price_change_moved')
    const items = judged.flatMap(({ article, afterCents, refusal }) =>
      refusal ? [] : { productId: article.id, size: article.size, beforeCents: article.priceCents, afterCents },
    )
    if (items.length === 0) throw problem('price_change_nothing')
    const { target, shelf, brand, kind, value, rounding } = plan
    await writePrices(
      tx,
      items.map(({ productId, size, afterCents }) => ({ id: productId, size, cents: afterCents })),
      at,
    )
    // After them: it names the act that they have begun.
    return insertPriceChange(tx, { target, shelf, brand, kind, value, rounding, createdAt: at }, items)
  })
}

/**
 * Undoes a change; products with a newer price or a reduction keep it. A reduction that the change has ended goes on.
 * @throws Problem 404 price_change_not_found, 409 price_change_undone
 */
export async function undoPriceChange(tx: Tx, id: number, at: Date): Promise<void> {
  await lockReductions(tx)
  const change = await lockPriceChange(tx, id)
  if (!change) throw problem('price_change_not_found')
  if (change.undoneAt) throw problem('price_change_undone')
  const items = await listItems(tx, id)
  const ids = items.map(({ productId }) => productId)
  const prices = await lockPrices(tx, ids)
  const reduced = new Set((await listOpenItems(tx, ids)).map(({ item }) => itemKey(item)))
  const back = items.filter((item) => prices.get(itemKey(item)) === item.afterCents && !reduced.has(itemKey(item)))
  const isBack = new Set(back.map(itemKey))
  const ended = new Map(
    (
      await listEndedByEdit(
        tx,
        back.map(({ productId }) => productId),
      )
    ).flatMap((step) =>
      isEndedBy(change, step.item) && isBack.has(itemKey(step.item)) ? [[itemKey(step.item), step]] : [],
    ),
  )
  await writePrices(
    tx,
    back.map(({ productId, size, beforeCents }) => {
      const step = ended.get(itemKey({ productId, size }))
      // A reduction that is over by now would have put back the regular price.
      return { id: productId, size, cents: step && !step.canResume ? step.item.regularCents : beforeCents }
    }),
    at,
  )
  for (const { item, canResume } of ended.values()) if (canResume) await resumeItem(tx, item)
  await markUndone(tx, id, { undoneAt: at, kept: items.length - back.length })
}

/** The prices that the undo of an act has put back end its own change of prices; without one they are a new change. */
export async function noteUndonePrices(tx: Tx, actId: number, edits: readonly ProductEdit[], at: Date): Promise<void> {
  const change = await lockPriceChangeOfAct(tx, actId)
  if (!change || change.undoneAt) return void (await recordPrices(tx, edits, at))
  const repriced = new Set(edits.flatMap(repricedBy).map(itemKey))
  const kept = (await listItems(tx, change.id)).filter((item) => !repriced.has(itemKey(item))).length
  if (repriced.size > 0) await markUndone(tx, change.id, { undoneAt: at, kept })
}

/** The batches of an import end reductions one after the other. */
function isEndedBy(
  { createdAt, importId }: { createdAt: Date; importId: number | null },
  { endedAt }: ItemRow,
): boolean {
  const late = Number(endedAt) - Number(createdAt)
  return importId === null ? late === 0 : late >= 0
}

const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id)
