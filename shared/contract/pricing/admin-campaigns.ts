import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountIn, amountOut, idParam, line } from '#shared/contract/platform/fields.ts'
import { resource } from '#shared/contract/platform/resource.ts'
import {
  campaignStates,
  campaignTargets,
  couponKinds,
  couponPattern,
  maxOffPercent,
  normalizeCoupon,
} from '#shared/domain/platform/prices/campaign.ts'
import { clock, reductionTargetFields } from './admin-reductions.ts'

export const maxCampaignCodes = 500
const maxUses = 1_000_000

const percent = z
  .int({ error: 'code_percent' })
  .check(z.minimum(1, { error: 'code_percent' }), z.maximum(maxOffPercent, { error: 'code_percent' }))
const uses = z.optional(
  z.nullable(z.int({ error: 'uses' }).check(z.minimum(1, { error: 'uses' }), z.maximum(maxUses, { error: 'uses' }))),
)
const code = z.pipe(
  z.string().check(z.maxLength(100, { error: 'code' })),
  z.transform(normalizeCoupon).check(z.regex(couponPattern, { error: 'code' })),
)

/** `kind` decides which of `percent` and `amount` counts. */
const campaignBody = z.object({
  /** Only the shop sees it. */
  name: line(1, 80),
  ...reductionTargetFields,
  target: z.enum(campaignTargets),
  kind: z.enum(couponKinds),
  percent: z.optional(z.nullable(percent)),
  amount: z.optional(z.nullable(amountIn)),
  /** Counts its products only; left out: no minimum. */
  minimum: z.optional(z.nullable(amountIn)),
  /** Left out: at once. */
  from: z.optional(z.nullable(clock)),
  /** Left out: open end. */
  to: z.optional(z.nullable(clock)),
  /** Per coupon; left out: unlimited. */
  maxUses: uses,
  maxUsesPerCustomer: uses,
  isFirstOrder: z.optional(z.boolean()),
  isCombinable: z.optional(z.boolean()),
  version: z.optional(z.int()),
})
export type CampaignBody = z.output<typeof campaignBody>
export type CampaignInput = z.input<typeof campaignBody>

/** Typed ones, and the number to generate. */
const newCodes = {
  codes: z._default(z.array(code).check(z.maxLength(maxCampaignCodes, { error: 'code_count' })), []),
  drawn: z._default(
    z
      .int({ error: 'code_count' })
      .check(z.minimum(0, { error: 'code_count' }), z.maximum(maxCampaignCodes, { error: 'code_count' })),
    0,
  ),
}

/** Results from uncancelled orders, and their discount. */
const brought = z.object({ uses: z.int(), orders: amountOut, discount: amountOut })

const campaign = z.object({
  id: z.int(),
  name: z.string(),
  target: z.enum(campaignTargets),
  shelf: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  productIds: z.array(z.int()),
  kind: z.enum(couponKinds),
  percent: z.nullable(z.int()),
  amount: z.nullable(amountOut),
  minimum: amountOut,
  from: z.string(),
  to: z.nullable(z.string()),
  state: z.enum(campaignStates),
  maxUses: z.nullable(z.int()),
  maxUsesPerCustomer: z.nullable(z.int()),
  isFirstOrder: z.boolean(),
  isCombinable: z.boolean(),
  /** Their number, and the first ones. */
  codeCount: z.int(),
  codes: z.array(z.string()),
  brought,
  version: z.int(),
})
export type Campaign = z.output<typeof campaign>

const wholeCampaign = z.object({
  campaign,
  codes: z.array(z.object({ code: z.string(), ...brought.shape })),
  /** Of those that it is for by name. */
  articles: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type WholeCampaign = z.output<typeof wholeCampaign>

const campaigns = resource('/api/admin/campaigns/:id', idParam, 'campaign_not_found')

export const listCampaigns = campaigns.list('Codes by campaign, newest first, and what each has brought', campaign)

export const getCampaign = campaigns.get('A campaign with each of its codes', wholeCampaign)

export const createCampaign = campaigns.create(
  'Makes a campaign with its codes, typed or drawn',
  z.extend(campaignBody, newCodes),
  wholeCampaign,
  ['code_taken'],
)

export const changeCampaign = campaigns.put(
  'Changes what its codes do from now on; orders keep what they were placed with',
  campaignBody,
  wholeCampaign,
  ['edit_conflict'],
)

export const addCodes = endpoint('POST', '/api/admin/campaigns/:id/codes', {
  summary: 'More codes for a campaign',
  params: idParam,
  body: z.object(newCodes),
  replies: { 201: wholeCampaign },
  errors: ['campaign_not_found', 'code_taken'],
})

export const endCampaign = endpoint('POST', '/api/admin/campaigns/:id/end', {
  summary: 'Its codes do nothing from now on',
  params: idParam,
  replies: { 200: wholeCampaign },
  errors: ['campaign_not_found'],
})

export const deleteCampaign = campaigns.remove('Takes away a campaign that no order has used', ['campaign_used'])
