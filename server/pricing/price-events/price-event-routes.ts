import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { route } from '#server/platform/http/route.ts'
import { listPriceChanges } from '#server/pricing/price-changes/price-change-repository.ts'
import { priceChangeView } from '#server/pricing/price-changes/price-change-view.ts'
import { countItems } from '#server/pricing/reductions/reduction-item-repository.ts'
import type { StoredPriceChange } from '#shared/contract/pricing/admin-price-changes.ts'
import { listPriceEvents, type PriceEvent } from '#shared/contract/pricing/admin-price-events.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { changedFees } from './changed-fees.ts'
import { listEventRows, type PriceEventRow, readSubjects } from './price-event-repository.ts'

export function priceEventRoutes(app: FastifyInstance, { database: { db }, clock }: CatalogDeps): void {
  route(app, listPriceEvents, async ({ query, request, reply }) => {
    const { rows, total } = await listEventRows(db, { ...query, now: clock() })
    setPagingHeaders(request, reply, query, total)
    const about = await readSubjects(db, rows)
    const changes = new Map(
      (await listPriceChanges(db, idsOfPrices(rows))).map((one) => [one.change.id, priceChangeView(one)]),
    )
    const counts = await countItems(db)
    return rows.map((row): PriceEvent => {
      const event = { ...none, ...row, key: `${row.subject}-${row.id}-${row.step}` }
      const id = Number(row.id)
      if (row.subject === 'prices') {
        const change = changes.get(id) ?? null
        const example = exampleView(about.examples.get(id))
        return { ...event, change, example, articles: change?.articles ?? null, ...sourceOf(change) }
      }
      if (row.subject === 'delivery') {
        // Those before the first edit were SHOP_CONFIG's.
        const [before, after] = [about.rules.get(id - 1), about.rules.get(id)]
        return { ...event, fees: before && after ? changedFees(before, after) : [] }
      }
      if (row.subject === 'gift_card') {
        const { recipientName = null, initialCents = 0 } = about.giftCards.get(row.id) ?? {}
        return { ...event, name: recipientName, amount: toDecimal(initialCents) }
      }
      const one = row.subject === 'reduction' ? about.reductions.get(id) : about.campaigns.get(id)
      if (!one) return event
      const { name, kind, value, target, productIds } = one
      const by = doerOf(row, one)
      const chosen = target === 'products' ? productIds.length : null
      return {
        ...event,
        ...{ by, name, kind, percent: kind === 'percent' ? value : null },
        amount: kind === 'percent' || kind === 'delivery' ? null : toDecimal(value),
        articles: row.subject === 'reduction' && row.step !== 'planned' ? (counts.get(id) ?? 0) : chosen,
      }
    })
  })
}

const none = {
  ...{ name: null, articles: null, kind: null, percent: null, amount: null, change: null, example: null },
  fees: [],
  ...{ by: 'staff' as const, byName: null },
}

const sourceOf = (change: StoredPriceChange | null) => (change ? { by: change.by, byName: change.byName } : {})

/** A reduction that was planned begins and ends by itself; of coupons it is not kept. */
function doerOf({ subject, step }: PriceEventRow, { startsAt, endsAt, startedAt, endedAt }: Timed): PriceEvent['by'] {
  if (subject === 'coupons') return step === 'ended' ? null : 'staff'
  if (step === 'begun') return startedAt && startedAt > startsAt ? 'clock' : 'staff'
  return step === 'ended' && endsAt && endedAt && endedAt >= endsAt ? 'clock' : 'staff'
}

interface Timed {
  startsAt: Date
  endsAt: Date | null
  startedAt?: Date | null
  endedAt?: Date | null
}

const idsOfPrices = (rows: readonly PriceEventRow[]) =>
  rows.flatMap(({ subject, id }) => (subject === 'prices' ? Number(id) : []))

type Example = Awaited<ReturnType<typeof readSubjects>>['examples'] extends Map<number, infer T> ? T : never

function exampleView(found: Example | undefined): PriceEvent['example'] {
  if (!found) return null
  const { beforeCents, afterCents, productId, name, size } = found
  return { productId, name, size, before: toDecimal(beforeCents), after: toDecimal(afterCents) }
}
