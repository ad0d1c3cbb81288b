import type { Db } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Reduction, ReductionProduct, WholeReduction } from '#shared/contract/pricing/admin-reductions.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { percentLess } from '#shared/domain/platform/prices/lawful-price.ts'
import { clockShows } from '#shared/domain/platform/prices/reduction.ts'
import { type JudgedProduct, judgeReductionProducts } from './judge-reduction-products.ts'
import { countItems, type ItemRow, itemKey, listItems } from './reduction-item-repository.ts'
import {
  findReduction,
  listArticles,
  listGoods,
  listReductions,
  listSold,
  priceKey,
  type ReducedProduct,
  type ReductionRow,
} from './reduction-repository.ts'
import { refusalSentence } from './reduction-sentence.ts'

interface Figures {
  articleCount: number
  sold: { pieces: number; cents: number } | undefined
}

function toReduction(row: ReductionRow, { articleCount, sold }: Figures): Reduction {
  const { kind, value, startedAt, endedAt } = row
  return {
    id: row.id,
    name: row.name,
    target: row.target,
    shelf: row.shelf,
    brand: row.brand,
    productIds: row.productIds,
    kind,
    percent: kind === 'percent' ? value : null,
    amount: kind === 'percent' ? null : toDecimal(value),
    from: clockShows(row.startsAt),
    to: row.endsAt && clockShows(row.endsAt),
    state: endedAt ? 'ended' : startedAt ? 'running' : 'planned',
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    articleCount,
    sold: { pieces: sold?.pieces ?? 0, amount: toDecimal(sold?.cents ?? 0) },
    version: row.version,
  }
}

export async function viewReductions(db: Db): Promise<Reduction[]> {
  const [rows, counts, sold] = [await listReductions(db), await countItems(db), await listSold(db)]
  const views: Reduction[] = []
  for (const row of rows) {
    const articleCount = row.startedAt
      ? (counts.get(row.id) ?? 0)
      : (await listGoods(db, row)).filter(({ size }) => size === '').length
    views.push(toReduction(row, { articleCount, sold: sold.get(row.id) }))
  }
  return views
}

/** @throws Problem 404 */
export async function viewReduction(db: Db, id: number, language: Language): Promise<WholeReduction> {
  const row = await findReduction(db, id)
  if (!row) throw problem('reduction_not_found')
  const articles = row.startedAt
    ? await startedArticles(db, row, language)
    : (await judgeReductionProducts(db, row)).map((one) => judgedView(one, row.startsAt, language))
  const sold = row.startedAt ? (await listSold(db)).get(id) : undefined
  return { reduction: toReduction(row, { articleCount: new Set(articles.map(({ id }) => id)).size, sold }), articles }
}

async function startedArticles(db: Db, row: ReductionRow, language: Language): Promise<ReductionProduct[]> {
  const items = new Map((await listItems(db, row.id)).map((item) => [itemKey(item), item]))
  const articles = await listArticles(db, [...new Set([...items.values()].map(({ productId }) => productId))])
  return articles.flatMap((product) => {
    const item = items.get(priceKey(product))
    return item ? startedView(product, item, language) : []
  })
}

const named = ({ id, slug, name, productCode, imageNames, category }: ReducedProduct) => ({
  id,
  slug,
  name,
  productCode,
  imageUrl: imageNames[0] === undefined ? null : `/images/${imageNames[0]}`,
  category,
})

function startedView(product: ReducedProduct, item: ItemRow, language: Language): ReductionProduct {
  const edited =
    language === 'it'
      ? 'Il prezzo è stato cambiato a mano o da un file: per questo articolo il ribasso è finito.'
      : 'The price was changed by hand or by a file: for this article the reduction is over.'
  return {
    ...named(product),
    regular: toDecimal(item.regularCents),
    reduced: toDecimal(item.reducedCents),
    comparison: toDecimal(item.comparisonCents),
    since: item.comparedSince.toISOString(),
    isWhole: item.isWhole,
    percent: percentLess(item.reducedCents, item.comparisonCents),
    refusal: null,
    why: item.endReason === 'edited' ? edited : null,
    endedAt: item.endedAt?.toISOString() ?? null,
  }
}

export function judgedView(judged: JudgedProduct, start: Date, language: Language): ReductionProduct {
  const { comparison, reducedCents, regularCents, refusal } = judged
  return {
    ...named(judged.article),
    regular: toDecimal(regularCents),
    reduced: toDecimal(reducedCents),
    comparison: comparison ? toDecimal(comparison.cents) : null,
    since: comparison?.since.toISOString() ?? null,
    isWhole: comparison?.isWhole ?? false,
    percent: comparison && !refusal ? percentLess(reducedCents, comparison.cents) : null,
    refusal: refusal ?? null,
    why: refusalSentence(judged, start, language),
    endedAt: null,
  }
}
