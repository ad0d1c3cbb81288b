import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import {
  changePrices as changeCall,
  previewPriceChange,
  type StoredPriceChange,
  undoPriceChange as undoCall,
} from '#shared/contract/pricing/admin-price-changes.ts'
import { codeKey } from '#shared/domain/catalog/code-key.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { changePrices, undoPriceChange } from './change-prices.ts'
import { judgePrices, planOf, stampOf } from './judge-prices.ts'
import { listPriceChanges } from './price-change-repository.ts'
import { priceChangeView } from './price-change-view.ts'

const shown = 200
/** 10,000 written prices. */
const maxBodyBytes = 1024 * 1024

type Judged = Awaited<ReturnType<typeof judgePrices>>[number]

/** The biggest step first, where a slipped separator stands out. */
const stepOf = ({ article: { priceCents }, afterCents }: Judged) =>
  priceCents === 0 ? 0 : Math.abs(Math.log(afterCents / priceCents))
const byStep = (a: Judged, b: Judged) => stepOf(b) - stepOf(a)
/** What keeps its price, then what the rounding moves further than the change itself: a long list must not hide them. */
const rankOf = ({ refusal, isOdd }: Judged) => (refusal ? 0 : isOdd ? 1 : 2)
const byRank = (a: Judged, b: Judged) => rankOf(a) - rankOf(b)

export function priceChangeRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  const { db } = deps.database

  const viewOf = async (id: number): Promise<StoredPriceChange> => {
    const [one] = await listPriceChanges(db, [id])
    if (!one) throw problem('price_change_not_found')
    return priceChangeView(one)
  }

  route(app, previewPriceChange, { bodyLimit: maxBodyBytes }, async ({ body }) => {
    const plan = planOf(body)
    const judged = await judgePrices(db, plan)
    const known = new Set(judged.map(({ article }) => codeKey(article.productCode)))
    const changing = judged.filter(({ refusal }) => !refusal).length
    return {
      changing,
      keeping: judged.length - changing,
      unknown: (body.prices ?? []).flatMap(({ code }) => (known.has(codeKey(code)) ? [] : code)),
      odd: judged.filter(({ isOdd }) => isOdd).length,
      articles: judged
        .toSorted(plan.kind === 'written' ? byStep : byRank)
        .slice(0, shown)
        .map(({ article, afterCents, refusal, isOdd }) => ({
          id: article.id,
          name: article.name,
          productCode: article.productCode,
          before: toDecimal(article.priceCents),
          after: toDecimal(afterCents),
          refusal: refusal ?? null,
          isOdd,
        })),
      stamp: stampOf(judged),
    }
  })

  route(app, changeCall, { bodyLimit: maxBodyBytes }, async ({ body, reply }) => {
    const id = await changePrices(deps, planOf(body), body.stamp)
    reply.code(201)
    return viewOf(id)
  })

  route(app, undoCall, async ({ params }) => {
    await inTransaction(deps.database, (tx) => undoPriceChange(tx, params.id, deps.clock()))
    return viewOf(params.id)
  })
}
