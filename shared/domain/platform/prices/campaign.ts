import { hyphenedCode } from '#shared/domain/platform/clean-text.ts'
import { reductionTargets } from './reduction.ts'

export const couponKinds = ['percent', 'amount', 'delivery'] as const
export type CouponKind = (typeof couponKinds)[number]

export const campaignTargets = ['all', ...reductionTargets] as const
export type CampaignTarget = (typeof campaignTargets)[number]

export const campaignStates = ['planned', 'running', 'ended'] as const
export type CampaignState = (typeof campaignStates)[number]

export function campaignState({ startsAt, endsAt }: { startsAt: Date; endsAt: Date | null }, now: Date): CampaignState {
  if (endsAt && endsAt <= now) return 'ended'
  return startsAt <= now ? 'running' : 'planned'
}

/** Coupons take off at most this percentage of the items' price. */
export const maxOffPercent = 90

/** The maximum number of coupons of one order, all combinable. */
export const maxOrderCoupons = 5

/** 3 to 24 letters, digits and hyphens, neither first nor last a hyphen. */
export const couponPattern = /^[A-Z0-9][A-Z0-9-]{1,22}[A-Z0-9]$/

/** As stored: upper-case, without pasted extras. Hyphens are kept, and ignored in comparisons. */
export const normalizeCoupon = hyphenedCode

/** Why a code does nothing in this order. */
export const couponRefusals = [
  'code_unknown',
  'code_not_yet',
  'code_over',
  'code_used_up',
  'code_used_by_you',
  'code_first_order',
  'code_not_combinable',
  'code_no_goods',
  'code_minimum',
  'code_nothing_off',
] as const
export type CouponRefusal = (typeof couponRefusals)[number]
