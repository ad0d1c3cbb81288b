import { type CampaignInput, maxCampaignCodes, type WholeCampaign } from '#shared/contract/pricing/admin-campaigns.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import {
  type CampaignTarget,
  type CouponKind,
  campaignTargets,
  couponKinds,
  couponPattern,
  maxOffPercent,
  normalizeCoupon,
} from '#shared/domain/platform/prices/campaign.ts'
import { euro } from '#web/admin/admin-format.ts'
import { chosenOf, goodsRows } from '#web/admin/pricing/reductions/goods-rows.tsx'
import { amount, choice, clock, count, line, named, tick } from '#web/ui/form/field-rows.tsx'
import { bodyOf, type ValuesOf } from '#web/ui/form/form-table.tsx'
import { readAmount } from '#web/ui/form/read-amount.ts'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

/** The version stands on top, where the form looks for it. */
export type StoredCampaign = WholeCampaign & { version: number }

const couponKindNames: Record<CouponKind, string> = {
  percent: 'Percento in meno',
  amount: 'Euro in meno',
  delivery: 'La spedizione',
}

const typedCodes = (codes: string) => codes.split(/[\s,;]+/).flatMap((one) => normalizeCoupon(one) || [])

function wrongCode(codes: string): string | undefined {
  const wrong = typedCodes(codes).find((one) => !couponPattern.test(one))
  return wrong && `${wrong}: da 3 a 24 lettere e cifre, anche con trattini.`
}

const uses = { optional: true, must: 'un numero intero sopra zero, oppure vuoto.' }

export const campaignForm = {
  name: line({
    label: 'Nome, lo vedi solo tu',
    short: 'Nome',
    must: 'scrivi un nome: lo vedi solo tu.',
    placeholder: 'Volantino d’autunno',
    maxLength: 80,
  }),
  ...goodsRows<CampaignTarget>(campaignTargets, 'all', 'Anche quelli che arrivano dopo.'),
  kind: choice<CouponKind>({
    label: 'Che cosa toglie',
    empty: 'percent',
    options: named(couponKinds, couponKindNames),
  }),
  percent: count(maxOffPercent, {
    label: 'Percento',
    must: `un numero intero da 1 a ${maxOffPercent}.`,
    when: { kind: 'percent' },
  }),
  amount: amount({ label: 'Euro in meno', must: 'scrivi un importo, per esempio 5,00.', when: { kind: 'amount' } }),
  minimum: amount({
    label: 'Minimo di articoli',
    hint: 'Degli articoli su cui vale, prima dello sconto.',
    optional: true,
    must: 'scrivi un importo, per esempio 60,00.',
  }),
  from: clock({ label: 'Dal', hint: 'Vuoto: da subito.' }),
  to: clock({ label: 'Al', hint: 'Vuoto: finché non lo finisci.' }),
  maxUses: count(999_999, { label: 'Usi di ogni codice', hint: 'Vuoto: quanti se ne vogliono.', ...uses }),
  maxUsesPerCustomer: count(999_999, { label: 'Usi per cliente', hint: 'Per tutta la campagna.', ...uses }),
  isFirstOrder: tick({ label: 'Solo per il primo ordine di un cliente' }),
  isCombinable: tick({ label: 'Si somma con altri codici che si sommano' }),
  codes: line({
    label: 'Codici, come li scrive il cliente',
    short: 'Codici',
    hint: 'Uno o più, separati da uno spazio. Maiuscole e minuscole sono uguali.',
    problem: wrongCode,
    spellCheck: false,
  }),
  drawn: count(maxCampaignCodes, {
    label: 'Oppure quanti estrarne a caso',
    short: 'Codici da estrarre',
    hint: 'Per dare a ognuno il suo: K7QF-2M9X.',
    optional: true,
    must: `da 1 a ${maxCampaignCodes}.`,
  }),
}
type CampaignValues = ValuesOf<typeof campaignForm>

export const storedCampaign = ({ campaign: { codes: _codes, ...campaign }, articles }: StoredCampaign) => ({
  ...campaign,
  productIds: chosenOf(campaign.productIds, articles, (id) => `Articolo ${id}`),
})

/** Problems between fields. */
export function campaignProblems(
  { kind, amount: off, minimum, from, to, codes, drawn }: CampaignValues,
  isNew: boolean,
) {
  const isLow = kind === 'amount' && (readAmount(minimum) ?? 0) <= (readAmount(off) ?? 0)
  const problems: Problems = {
    ...(isNew &&
      typedCodes(codes).length === 0 &&
      !drawn.trim() && { codes: 'scrivi un codice, o dì quanti ne vuoi estrarre.' }),
    ...(isLow && { minimum: 'il minimo deve superare lo sconto.' }),
    ...(from && to && to <= from && { to: 'la fine deve venire dopo l’inizio.' }),
  }
  return problems
}

/** The campaign and its new codes: two calls when it exists already. */
export function campaignBodies(values: CampaignValues): [CampaignInput, { codes: string[]; drawn: number }] {
  const { codes, drawn, ...campaign } = bodyOf(campaignForm, values)
  return [campaign, { codes: typedCodes(codes), drawn: drawn ?? 0 }]
}

/** «10 % in meno», «5,00 € in meno da 60,00 €», «spedizione gratuita». */
export function campaignText({ kind, percent, amount: off, minimum }: WholeCampaign['campaign']): string {
  const what =
    kind === 'percent'
      ? `${percent} % in meno`
      : kind === 'amount'
        ? `${euro(off ?? '0')} in meno`
        : 'spedizione gratuita'
  return centsOf(minimum) > 0 ? `${what} da ${euro(minimum)}` : what
}
