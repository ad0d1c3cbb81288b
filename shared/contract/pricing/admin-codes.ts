import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { amountIn, amountOut, idParam, line } from '#shared/contract/platform/fields.ts'
import {
  campaignStates,
  campaignTargets,
  codeKinds,
  codePattern,
  mostOffPercent,
  normalizeCode,
} from '#shared/domain/pricing/campaign.ts'
import { chosenGoods, clock } from './admin-reductions.ts'

export const maxCampaignCodes = 500
const maxUses = 1_000_000

const percent = z
  .int({ error: 'code_percent' })
  .check(z.minimum(1, { error: 'code_percent' }), z.maximum(mostOffPercent, { error: 'code_percent' }))
const uses = z.optional(
  z.nullable(z.int({ error: 'uses' }).check(z.minimum(1, { error: 'uses' }), z.maximum(maxUses, { error: 'uses' }))),
)
const code = z.pipe(
  z.string().check(z.maxLength(100, { error: 'code' })),
  z.transform(normalizeCode).check(z.regex(codePattern, { error: 'code' })),
)

/** Of `percent` and `amount` what `kind` names counts. */
export const campaignBody = z.object({
  /** Only the shop sees it. */
  name: line(1, 80),
  ...chosenGoods,
  target: z.enum(campaignTargets),
  kind: z.enum(codeKinds),
  percent: z.optional(z.nullable(percent)),
  amount: z.optional(z.nullable(amountIn)),
  /** Counts its products only; left out: no minimum. */
  minimum: z.optional(z.nullable(amountIn)),
  /** Left out: at once. */
  from: z.optional(z.nullable(clock)),
  /** Left out: open end. */
  to: z.optional(z.nullable(clock)),
  /** Of each code; left out: as often as people like. */
  maxUses: uses,
  maxUsesPerCustomer: uses,
  isFirstOrder: z.optional(z.boolean()),
  isCombinable: z.optional(z.boolean()),
  version: z.optional(z.int()),
})
export type CampaignBody = z.output<typeof campaignBody>
export type CampaignInput = z.input<typeof campaignBody>

/** Typed ones, and how many more the shop shall think of. */
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

export const campaign = z.object({
  id: z.int(),
  name: z.string(),
  target: z.enum(campaignTargets),
  shelf: z.nullable(z.string()),
  brand: z.nullable(z.string()),
  productIds: z.array(z.int()),
  kind: z.enum(codeKinds),
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
  /** How many it has, and the first of them. */
  codeCount: z.int(),
  codes: z.array(z.string()),
  brought,
  version: z.int(),
})
export type Campaign = z.output<typeof campaign>

export const wholeCampaign = z.object({
  campaign,
  codes: z.array(z.object({ code: z.string(), ...brought.shape })),
  /** Of those that it is for by name. */
  articles: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type WholeCampaign = z.output<typeof wholeCampaign>

export const listCampaigns = endpoint('GET', '/api/admin/campaigns', {
  summary: 'Codes by campaign, newest first, and what each has brought',
  replies: { 200: z.array(campaign) },
})

export const getCampaign = endpoint('GET', '/api/admin/campaigns/:id', {
  summary: 'A campaign with each of its codes',
  params: idParam,
  replies: { 200: wholeCampaign },
  errors: ['campaign_not_found'],
})

export const createCampaign = endpoint('POST', '/api/admin/campaigns', {
  summary: 'Makes a campaign with its codes, typed or drawn',
  body: z.extend(campaignBody, newCodes),
  replies: { 201: wholeCampaign },
  errors: ['code_taken'],
})

export const changeCampaign = endpoint('PUT', '/api/admin/campaigns/:id', {
  summary: 'Changes what its codes do from now on; orders keep what they were placed with',
  params: idParam,
  body: campaignBody,
  replies: { 200: wholeCampaign },
  errors: ['campaign_not_found', 'edit_conflict'],
})

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

export const deleteCampaign = endpoint('DELETE', '/api/admin/campaigns/:id', {
  summary: 'Takes away a campaign that no order has used',
  params: idParam,
  replies: { 204: null },
  errors: ['campaign_not_found', 'campaign_used'],
})
