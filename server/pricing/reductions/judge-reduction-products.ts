import type { Db } from '#server/platform/database/database.ts'
import type { Comparison, EarlierStep } from '#shared/domain/platform/prices/lawful-price.ts'
import { type Cut, judgeReduction, type ReductionRefusal } from '#shared/domain/platform/prices/reduction.ts'
import { type ItemRow, itemKey, listJustEnded, listOpenItems } from './reduction-item-repository.ts'
import {
  listGoods,
  listHistories,
  listPlanned,
  priceKey,
  type ReducedProduct,
  type ReductionRow,
} from './reduction-repository.ts'

export type Plan = Pick<
  ReductionRow,
  'id' | 'kind' | 'value' | 'target' | 'shelf' | 'brand' | 'productIds' | 'startsAt' | 'endsAt'
>

export interface JudgedProduct {
  article: ReducedProduct
  regularCents: number
  reducedCents: number
  comparison: Comparison | undefined
  refusal: ReductionRefusal | undefined
  /** Another reduction of the product. */
  takenBy: string | undefined
}

/** The judgement of each product of a plan; with `goods` on the locked products, at the real start. */
export async function judgeReductionProducts(
  db: Db,
  plan: Plan,
  items?: readonly ReducedProduct[],
): Promise<JudgedProduct[]> {
  const products = items ?? (await listGoods(db, plan))
  const ids = [...new Set(products.map(({ id }) => id))]
  const cut: Cut = plan
  const start = plan.startsAt
  const histories = await listHistories(db, products)
  const open = new Map((await listOpenItems(db, ids)).map((one) => [itemKey(one.item), one]))
  const justEnded = await listJustEnded(db, ids, start)
  const promised = items ? new Map<number, string>() : await listPromised(db, plan)
  return products.map((article) => {
    const key = priceKey(article)
    const history = [...(histories.get(key) ?? [])]
    const running = open.get(key)
    const ended = justEnded.get(key)
    let regularCents = article.priceCents
    let earlier = ended && stepOf(ended, start)
    let takenBy = promised.get(article.id)
    if (running) {
      const { item, reduction } = running
      regularCents = item.regularCents
      const endsBefore = !items && reduction.endsAt !== null && reduction.endsAt <= start
      if (!endsBefore || !reduction.endsAt) takenBy = reduction.name
      else {
        // The state at that time.
        history.push({ cents: item.regularCents, at: reduction.endsAt })
        earlier = stepOf(item, reduction.endsAt)
      }
    }
    const verdict = judgeReduction(cut, { regularCents, history, start, earlier })
    return { article, regularCents, ...verdict, takenBy, refusal: takenBy ? 'taken' : verdict.refusal }
  })
}

function stepOf(item: ItemRow, endedAt: Date): EarlierStep {
  const { reducedCents, comparisonCents: cents, comparedSince: since, isWhole } = item
  return { reducedCents, endedAt, comparison: { cents, since, isWhole } }
}

/** Products that another plan covers during some of the same time. */
async function listPromised(db: Db, plan: Plan): Promise<Map<number, string>> {
  const promised = new Map<number, string>()
  for (const other of await listPlanned(db, plan.id)) {
    const isApart =
      (other.endsAt !== null && other.endsAt <= plan.startsAt) ||
      (plan.endsAt !== null && plan.endsAt <= other.startsAt)
    if (isApart) continue
    for (const { id } of await listGoods(db, other)) promised.set(id, other.name)
  }
  return promised
}
