import { type CampaignInput, maxCampaignCodes, type WholeCampaign } from '#shared/contract/pricing/admin-codes.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import {
  type CampaignTarget,
  type CodeKind,
  codePattern,
  mostOffPercent,
  normalizeCode,
} from '#shared/domain/pricing/campaign.ts'
import { euro } from '#web/admin/admin-format.ts'
import { readAmount } from '#web/admin/catalog/products/product-values.ts'
import { checkGoods, type GoodsValues, goodsBody } from '#web/admin/pricing/reductions/reduction-values.ts'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

/** The version stands on top, where the form looks for it. */
export type StoredCampaign = WholeCampaign & { version: number }

export interface CampaignValues extends Omit<GoodsValues, 'target'> {
  target: CampaignTarget
  name: string
  kind: CodeKind
  percent: string
  amount: string
  minimum: string
  from: string
  to: string
  maxUses: string
  maxUsesPerCustomer: string
  isFirstOrder: boolean
  isCombinable: boolean
  codes: string
  drawn: string
}

export const campaignLabels: Record<keyof CampaignValues, string> = {
  name: 'Nome',
  target: 'Su',
  shelf: 'Scaffale',
  brand: 'Marca',
  productIds: 'Articoli',
  kind: 'Che cosa toglie',
  percent: 'Percento',
  amount: 'Euro in meno',
  minimum: 'Minimo di articoli',
  from: 'Dal',
  to: 'Al',
  maxUses: 'Usi di ogni codice',
  maxUsesPerCustomer: 'Usi per cliente',
  isFirstOrder: 'Solo primo ordine',
  isCombinable: 'Si somma',
  codes: 'Codici',
  drawn: 'Codici da estrarre',
}

export const codeKindNames: Record<CodeKind, string> = {
  percent: 'Percento in meno',
  amount: 'Euro in meno',
  delivery: 'La spedizione',
}

const typedAmount = (amount: string) => amount.replace('.', ',')
const typedCount = (count: number | null) => (count === null ? '' : String(count))

export function campaignValues(stored: WholeCampaign | undefined): CampaignValues {
  const { campaign, articles } = stored ?? {}
  const names = new Map(articles?.map(({ id, name }) => [id, name]))
  return {
    name: campaign?.name ?? '',
    target: campaign?.target ?? 'all',
    shelf: campaign?.shelf ?? '',
    brand: campaign?.brand ?? '',
    productIds: (campaign?.productIds ?? []).map((id) => ({ id, name: names.get(id) ?? `Articolo ${id}` })),
    kind: campaign?.kind ?? 'percent',
    percent: typedCount(campaign?.percent ?? null),
    amount: typedAmount(campaign?.amount ?? ''),
    minimum: campaign && centsOf(campaign.minimum) > 0 ? typedAmount(campaign.minimum) : '',
    from: campaign?.from ?? '',
    to: campaign?.to ?? '',
    maxUses: typedCount(campaign?.maxUses ?? null),
    maxUsesPerCustomer: typedCount(campaign?.maxUsesPerCustomer ?? null),
    isFirstOrder: campaign?.isFirstOrder ?? false,
    isCombinable: campaign?.isCombinable ?? false,
    codes: '',
    drawn: '',
  }
}

const typedCodes = (codes: string) => codes.split(/[\s,;]+/).flatMap((one) => normalizeCode(one) || [])
const isCount = (text: string) => text.trim() === '' || /^[1-9]\d{0,5}$/.test(text.trim())

export function checkCampaign(values: CampaignValues, isNew: boolean): Problems {
  const { name, target, kind, percent, amount, minimum, from, to, codes, drawn } = values
  const problems: Problems = {}
  if (!name.trim()) problems.name = 'scrivi un nome: lo vedi solo tu.'
  const wrong = typedCodes(codes).find((one) => !codePattern.test(one))
  if (wrong) problems.codes = `${wrong}: da 3 a 24 lettere e cifre, anche con trattini.`
  else if (isNew && typedCodes(codes).length === 0 && !drawn.trim())
    problems.codes = 'scrivi un codice, o dì quanti ne vuoi estrarre.'
  if (!isCount(drawn) || Number(drawn) > maxCampaignCodes) problems.drawn = `da 1 a ${maxCampaignCodes}.`
  if (target !== 'all') Object.assign(problems, checkGoods({ ...values, target }))
  if (kind === 'percent' && !(/^[1-9]\d?$/.test(percent.trim()) && Number(percent) <= mostOffPercent))
    problems.percent = `un numero intero da 1 a ${mostOffPercent}.`
  if (kind === 'amount' && !((readAmount(amount) ?? 0) > 0)) problems.amount = 'scrivi un importo, per esempio 5,00.'
  if (minimum.trim() && readAmount(minimum) === undefined) problems.minimum = 'scrivi un importo, per esempio 60,00.'
  else if (kind === 'amount' && (readAmount(minimum) ?? 0) <= (readAmount(amount) ?? 0))
    problems.minimum = 'il minimo deve superare lo sconto.'
  if (from && to && to <= from) problems.to = 'la fine deve venire dopo l’inizio.'
  for (const field of ['maxUses', 'maxUsesPerCustomer'] as const)
    if (!isCount(values[field])) problems[field] = 'un numero intero sopra zero, oppure vuoto.'
  return problems
}

/** The bodies of the calls; fields that the choice does not need are left out. */
export function campaignBody(values: CampaignValues): CampaignInput {
  const { name, target, kind, percent, amount, minimum, from, to, maxUses, maxUsesPerCustomer } = values
  return {
    name: name.trim(),
    ...(target === 'all' ? { target } : goodsBody({ ...values, target })),
    kind,
    ...(kind === 'percent' && { percent: Number(percent) }),
    ...(kind === 'amount' && { amount: toDecimal(readAmount(amount) ?? 0) }),
    minimum: minimum.trim() ? toDecimal(readAmount(minimum) ?? 0) : null,
    from: from || null,
    to: to || null,
    maxUses: maxUses.trim() ? Number(maxUses) : null,
    maxUsesPerCustomer: maxUsesPerCustomer.trim() ? Number(maxUsesPerCustomer) : null,
    isFirstOrder: values.isFirstOrder,
    isCombinable: values.isCombinable,
  }
}

export const codesBody = ({ codes, drawn }: CampaignValues) => ({ codes: typedCodes(codes), drawn: Number(drawn) || 0 })

/** «10 % in meno», «5,00 € in meno da 60,00 €», «spedizione gratuita». */
export function campaignText({ kind, percent, amount, minimum }: WholeCampaign['campaign']): string {
  const what =
    kind === 'percent'
      ? `${percent} % in meno`
      : kind === 'amount'
        ? `${euro(amount ?? '0')} in meno`
        : 'spedizione gratuita'
  return centsOf(minimum) > 0 ? `${what} da ${euro(minimum)}` : what
}
