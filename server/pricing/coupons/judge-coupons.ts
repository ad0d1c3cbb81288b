import type { Db } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { type CouponRefusal, campaignState } from '#shared/domain/platform/prices/campaign.ts'
import type { CouponTerms } from '#shared/domain/pricing/apply-coupons.ts'
import {
  type CampaignRow,
  type CouponBuyer,
  countUsesOfBuyer,
  countUsesOfCoupon,
  findCoupons,
  hasOrdered,
  listProductsOf,
  lockCoupons,
} from './coupon-repository.ts'

interface CouponRequest {
  /** Normalized, each once. */
  codes: readonly string[]
  productIds: readonly number[]
  buyer: CouponBuyer
  /** Checkouts whose uses do not count. */
  except?: readonly string[]
  now: Date
}

export interface JudgedCoupon {
  code: string
  /** Undefined for an unknown code. */
  campaign: CampaignRow | undefined
  /** Undefined without an effect for this buyer now; `applyCoupons` applies it to the lines. */
  terms: CouponTerms | undefined
  refusal: CouponRefusal | undefined
}

/** The effect of coupons for this buyer now, in the order given. */
export async function judgeCoupons(
  db: Db,
  { codes, productIds, buyer, except = [], now }: CouponRequest,
): Promise<JudgedCoupon[]> {
  const known = await findCoupons(db, codes)
  const judged: JudgedCoupon[] = []
  for (const written of codes) {
    const { code = written, campaign } = known.get(written) ?? {}
    if (judged.some((one) => one.code === code)) continue
    const refusal = campaign ? await refusalOf(db, { code, campaign, buyer, except, now }) : 'code_unknown'
    const terms = campaign && !refusal ? await termsOf(db, code, campaign, productIds) : undefined
    judged.push({ code, campaign, terms, refusal })
  }
  return judged
}

async function refusalOf(
  db: Db,
  {
    code,
    campaign,
    buyer,
    except,
    now,
  }: { code: string; campaign: CampaignRow; buyer: CouponBuyer; except: readonly string[]; now: Date },
): Promise<CouponRefusal | undefined> {
  const { id, maxUses, maxUsesPerCustomer, isFirstOrder } = campaign
  const state = campaignState(campaign, now)
  if (state !== 'running') return state === 'planned' ? 'code_not_yet' : 'code_over'
  if (maxUses !== null && (await countUsesOfCoupon(db, code, except)) >= maxUses) return 'code_used_up'
  if (maxUsesPerCustomer !== null && (await countUsesOfBuyer(db, id, buyer, except)) >= maxUsesPerCustomer)
    return 'code_used_by_you'
  return isFirstOrder && (await hasOrdered(db, buyer)) ? 'code_first_order' : undefined
}

async function termsOf(
  db: Db,
  code: string,
  campaign: CampaignRow,
  productIds: readonly number[],
): Promise<CouponTerms> {
  const { kind, value, minimumCents, isCombinable } = campaign
  return { code, kind, value, minimumCents, isCombinable, productIds: await listProductsOf(db, campaign, productIds) }
}

/**
 * The terms of codes that an order is about to use, locked until its transaction ends.
 * @throws Problem 409 with the obstacle of the first code without effect
 */
export async function claimCoupons(tx: Db, request: CouponRequest): Promise<CouponTerms[]> {
  if (request.codes.length === 0) return []
  await lockCoupons(tx, request.codes)
  return (await judgeCoupons(tx, request)).map(({ code, terms, refusal }) => {
    if (refusal || !terms) throw problem(refusal ?? 'code_unknown', { details: { discountCode: code } })
    return terms
  })
}
