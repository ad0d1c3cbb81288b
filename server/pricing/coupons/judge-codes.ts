import type { Db } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { CodeTerms } from '#shared/domain/pricing/apply-codes.ts'
import { type CodeRefusal, campaignState } from '#shared/domain/pricing/campaign.ts'
import {
  type CampaignRow,
  type CodeBuyer,
  countUsesOfBuyer,
  countUsesOfCode,
  findCodes,
  hasOrdered,
  listProductsOf,
  lockCodes,
} from './code-repository.ts'

interface CodeWish {
  /** Normalized, each once. */
  codes: readonly string[]
  productIds: readonly number[]
  buyer: CodeBuyer
  /** Checkouts whose uses do not count. */
  except?: readonly string[]
  now: Date
}

export interface JudgedCode {
  code: string
  /** Undefined for an unknown code. */
  campaign: CampaignRow | undefined
  /** Undefined without an effect for this buyer now; `applyCodes` applies it to the lines. */
  terms: CodeTerms | undefined
  refusal: CodeRefusal | undefined
}

/** The effect of coupons for this buyer now, in the order given. */
export async function judgeCodes(
  db: Db,
  { codes, productIds, buyer, except = [], now }: CodeWish,
): Promise<JudgedCode[]> {
  const known = await findCodes(db, codes)
  const judged: JudgedCode[] = []
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
  }: { code: string; campaign: CampaignRow; buyer: CodeBuyer; except: readonly string[]; now: Date },
): Promise<CodeRefusal | undefined> {
  const { id, maxUses, maxUsesPerCustomer, isFirstOrder } = campaign
  const state = campaignState(campaign, now)
  if (state !== 'running') return state === 'planned' ? 'code_not_yet' : 'code_over'
  if (maxUses !== null && (await countUsesOfCode(db, code, except)) >= maxUses) return 'code_used_up'
  if (maxUsesPerCustomer !== null && (await countUsesOfBuyer(db, id, buyer, except)) >= maxUsesPerCustomer)
    return 'code_used_by_you'
  return isFirstOrder && (await hasOrdered(db, buyer)) ? 'code_first_order' : undefined
}

async function termsOf(db: Db, code: string, campaign: CampaignRow, productIds: readonly number[]): Promise<CodeTerms> {
  const { kind, value, minimumCents, isCombinable } = campaign
  return { code, kind, value, minimumCents, isCombinable, productIds: await listProductsOf(db, campaign, productIds) }
}

/**
 * The terms of codes that an order is about to use, locked until its transaction ends.
 * @throws Problem 409 with the obstacle of the first code without effect
 */
export async function claimCodes(tx: Db, wish: CodeWish): Promise<CodeTerms[]> {
  if (wish.codes.length === 0) return []
  await lockCodes(tx, wish.codes)
  return (await judgeCodes(tx, wish)).map(({ code, terms, refusal }) => {
    if (refusal || !terms) throw problem(refusal ?? 'code_unknown', { details: { discountCode: code } })
    return terms
  })
}
