import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { judgeReductionProducts } from './judge-reduction-products.ts'
import { closeItems, insertItems, listItems, lockPrices, writePrices } from './reduction-item-repository.ts'
import {
  changeReduction,
  findReduction,
  listDue,
  listGoods,
  lockReductions,
  priceKey,
  type ReductionRow,
} from './reduction-repository.ts'

/**
 * Writes the reduced prices and keeps the regular ones; products that the law or another reduction excludes stay
 * unchanged.
 */
export async function startReduction(tx: Tx, row: ReductionRow, now: Date): Promise<void> {
  const isOver = row.endsAt !== null && row.endsAt <= now
  const found = isOver ? [] : await listGoods(tx, row)
  const prices = await lockPrices(
    tx,
    found.map(({ id }) => id),
  )
  const goods = found.map((product) => ({
    ...product,
    priceCents: prices.get(priceKey(product)) ?? product.priceCents,
  }))
  const judged = await judgeReductionProducts(tx, { ...row, startsAt: now }, goods)
  const items = judged.flatMap(({ article, refusal, comparison, regularCents, reducedCents }) =>
    refusal || !comparison
      ? []
      : {
          reductionId: row.id,
          productId: article.id,
          size: article.size,
          regularCents,
          reducedCents,
          comparisonCents: comparison.cents,
          comparedSince: comparison.since,
          isWhole: comparison.isWhole,
          startedAt: now,
          endedAt: null,
          endReason: null,
        },
  )
  await insertItems(tx, items)
  await writePrices(
    tx,
    items.map(({ productId: id, size, reducedCents: cents }) => ({ id, size, cents })),
    now,
  )
  // No product could start: the reduction ends without any.
  await changeReduction(tx, row.id, { startedAt: now, ...(items.length === 0 && { endedAt: now }) })
}

/** Puts the regular prices back. */
export async function endReductionNow(tx: Tx, row: ReductionRow, now: Date): Promise<void> {
  const open = (await listItems(tx, row.id)).filter(({ endedAt }) => endedAt === null)
  await lockPrices(
    tx,
    open.map(({ productId }) => productId),
  )
  const closed = await closeItems(tx, row.id, now)
  await writePrices(
    tx,
    closed.map(({ productId: id, size, regularCents: cents }) => ({ id, size, cents })),
    now,
  )
  await changeReduction(tx, row.id, { endedAt: now })
}

type ClockDeps = Pick<CatalogDeps, 'database' | 'clock' | 'log'>

/**
 * Applies due ends, then due starts, at one moment, so that consecutive steps leave no gap. Each is checked again under
 * the lock, so that one of several nodes applies it.
 */
export async function applyDueReductions({ database, clock, log }: ClockDeps): Promise<void> {
  const now = clock()
  const { starts, ends } = await listDue(database.db, now)
  for (const id of ends) {
    await inTransaction(database, async (tx) => {
      await lockReductions(tx)
      const row = await findReduction(tx, id)
      if (row?.startedAt && !row.endedAt && row.endsAt && row.endsAt <= now) await endReductionNow(tx, row, now)
    })
    log.info({ reduction: id }, 'a reduction has ended')
  }
  for (const id of starts) {
    await inTransaction(database, async (tx) => {
      await lockReductions(tx)
      const row = await findReduction(tx, id)
      if (row && !row.startedAt && row.startsAt <= now) await startReduction(tx, row, now)
    })
    log.info({ reduction: id }, 'a reduction has started')
  }
}
