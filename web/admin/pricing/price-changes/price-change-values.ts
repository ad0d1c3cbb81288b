import type { PriceChangeInput, StoredPriceChange } from '#shared/contract/pricing/admin-price-changes.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import {
  isPercent,
  type PriceChangeKind,
  type PriceChangeRefusal,
  type PriceRounding,
} from '#shared/domain/pricing/price-change.ts'
import { euro } from '#web/admin/admin-format.ts'
import { readAmount } from '#web/admin/catalog/products/product-values.ts'
import { checkGoods, type GoodsValues, goodsBody } from '#web/admin/pricing/reductions/reduction-values.ts'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

export interface PriceChangeValues extends GoodsValues {
  kind: PriceChangeKind
  percent: string
  amount: string
  rounding: PriceRounding
}

export const priceChangeLabels: Record<keyof PriceChangeValues, string> = {
  target: 'Su',
  shelf: 'Scaffale',
  brand: 'Marca',
  productIds: 'Articoli',
  kind: 'Di quanto',
  percent: 'Percento',
  amount: 'Euro',
  rounding: 'Arrotonda',
}

export const changeNames: Record<PriceChangeKind, string> = {
  percent_up: 'Percento in più',
  percent_down: 'Percento in meno',
  amount_up: 'Euro in più',
  amount_down: 'Euro in meno',
}

export const roundingNames: Record<PriceRounding, string> = {
  cent: 'Al centesimo',
  ninety: 'Al prezzo con ,90 più vicino',
  euro: 'All’euro più vicino',
}

export const keptNames: Record<PriceChangeRefusal, string> = {
  same: 'resta uguale',
  reduced: 'è in ribasso: cambialo quando finisce',
  unpriced: 'non ha ancora un prezzo',
  not_positive: 'scenderebbe sotto zero',
  too_high: 'supererebbe il massimo',
}

export const emptyChange: PriceChangeValues = {
  target: 'shelf',
  shelf: '',
  brand: '',
  productIds: [],
  kind: 'percent_up',
  percent: '',
  amount: '',
  rounding: 'ninety',
}

const readPercent = (text: string) =>
  /^\d{1,3}([.,]\d)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : 0

export function checkChange(values: PriceChangeValues): Problems {
  const { kind, percent, amount } = values
  const problems = checkGoods(values)
  const most = kind === 'percent_down' ? 90 : 300
  const given = readPercent(percent)
  if (isPercent(kind) && !(given > 0 && given <= most))
    problems.percent = `un numero da 0,1 a ${most}, con un decimale.`
  if (!isPercent(kind) && !((readAmount(amount) ?? 0) > 0))
    problems.amount = 'scrivi un importo sopra zero, per esempio 2,00.'
  return problems
}

export function changeBody(values: PriceChangeValues): PriceChangeInput {
  const { kind, percent, amount, rounding } = values
  return {
    ...goodsBody(values),
    kind,
    ...(isPercent(kind) ? { percent: readPercent(percent) } : { amount: toDecimal(readAmount(amount) ?? 0) }),
    rounding,
  }
}

/** «+ 5 %, con ,90». */
export function changeText({ kind, percent, amount, rounding }: StoredPriceChange): string {
  const sign = kind === 'percent_up' || kind === 'amount_up' ? '+' : '−'
  const by = percent === null ? euro(amount ?? '0') : `${String(percent).replace('.', ',')} %`
  return `${sign} ${by}${rounding === 'ninety' ? ', con ,90' : rounding === 'euro' ? ', all’euro' : ''}`
}
