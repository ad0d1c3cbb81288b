import type { Db } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Campaign, WholeCampaign } from '#shared/contract/pricing/admin-campaigns.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { campaignState } from '#shared/domain/platform/prices/campaign.ts'
import { clockShows } from '#shared/domain/platform/prices/reduction.ts'
import { type CodeBrought, listCampaigns, listCodesBrought, listNames } from './campaign-repository.ts'
import type { CampaignRow } from './coupon-repository.ts'

/** A list names the first of them. */
const namedCodes = 3

export async function viewCampaigns(db: Db, now: Date): Promise<Campaign[]> {
  const rows = await listCampaigns(db)
  const brought = await listCodesBrought(
    db,
    rows.map(({ id }) => id),
  )
  const byCampaign = Map.groupBy(brought, ({ campaignId }) => campaignId)
  return rows.map((row) => campaignView(row, byCampaign.get(row.id) ?? [], now))
}

/** @throws Problem 404 campaign_not_found */
export async function viewCampaign(db: Db, id: number, now: Date): Promise<WholeCampaign> {
  const [row] = await listCampaigns(db, id)
  if (!row) throw problem('campaign_not_found')
  const brought = await listCodesBrought(db, [id])
  return {
    campaign: campaignView(row, brought, now),
    codes: brought.map((one) => ({ code: one.code, ...sumsView(one) })),
    articles: await listNames(db, row.productIds),
  }
}

function campaignView(row: CampaignRow, codes: readonly CodeBrought[], now: Date): Campaign {
  const { id, name, target, shelf, brand, productIds, kind, value, minimumCents, startsAt, endsAt } = row
  const { maxUses, maxUsesPerCustomer, isFirstOrder, isCombinable, version } = row
  const sum = (of: (one: CodeBrought) => number) => codes.reduce((all, one) => all + of(one), 0)
  return {
    id,
    name,
    target,
    shelf,
    brand,
    productIds,
    kind,
    percent: kind === 'percent' ? value : null,
    amount: kind === 'amount' ? toDecimal(value) : null,
    minimum: toDecimal(minimumCents),
    from: clockShows(startsAt),
    to: endsAt && clockShows(endsAt),
    state: campaignState(row, now),
    maxUses,
    maxUsesPerCustomer,
    isFirstOrder,
    isCombinable,
    codeCount: codes.length,
    codes: codes.slice(0, namedCodes).map(({ code }) => code),
    // An order with two codes of the campaign counts with each.
    brought: sumsView({
      uses: sum((one) => one.uses),
      ordersCents: sum((one) => one.ordersCents),
      discountCents: sum((one) => one.discountCents),
    }),
    version,
  }
}

const sumsView = ({
  uses,
  ordersCents,
  discountCents,
}: Pick<CodeBrought, 'uses' | 'ordersCents' | 'discountCents'>) => ({
  uses,
  orders: toDecimal(ordersCents),
  discount: toDecimal(discountCents),
})
