import type { PriceChangeInput } from '#shared/contract/pricing/admin-price-changes.ts'
import {
  type PriceChangeKind,
  type PriceChangeRefusal,
  type PriceRounding,
  priceChangeKinds,
  priceRoundings,
} from '#shared/domain/platform/prices/price-change.ts'
import { type ReductionTarget, reductionTargets } from '#shared/domain/platform/prices/reduction.ts'
import { goodsRows } from '#web/admin/pricing/reductions/goods-rows.tsx'
import { amount, choice, decimal, named } from '#web/ui/form/field-rows.tsx'
import { bodyOf, formOf, type ValuesOf } from '#web/ui/form/form-table.tsx'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

const changeNames: Record<PriceChangeKind, string> = {
  percent_up: 'Percento in più',
  percent_down: 'Percento in meno',
  amount_up: 'Euro in più',
  amount_down: 'Euro in meno',
}

const roundingNames: Record<PriceRounding, string> = {
  cent: 'Al centesimo',
  ninety: 'Al prezzo con ,90 più vicino',
  euro: 'All’euro più vicino',
}

export const keptNames: Record<PriceChangeRefusal, string> = {
  same: 'resta com’è',
  against: 'resta com’è: arrotondato andrebbe nell’altro verso',
  reduced: 'è in ribasso: cambialo quando finisce',
  unpriced: 'non ha ancora un prezzo',
  not_positive: 'scenderebbe sotto zero',
  too_high: 'supererebbe il massimo',
}

export const priceChangeRows = {
  ...goodsRows<ReductionTarget>(reductionTargets.toReversed(), 'shelf', 'Vale per gli articoli in vendita adesso.'),
  kind: choice<PriceChangeKind>({
    label: 'Di quanto',
    empty: 'percent_up',
    options: named(priceChangeKinds, changeNames),
  }),
  percent: decimal({ label: 'Percento', maxLength: 5, when: { kind: ['percent_up', 'percent_down'] } }),
  amount: amount({
    label: 'Euro',
    must: 'scrivi un importo sopra zero, per esempio 2,00.',
    when: { kind: ['amount_up', 'amount_down'] },
  }),
  rounding: choice<PriceRounding>({
    label: 'Arrotonda',
    empty: 'ninety',
    options: named(priceRoundings, roundingNames),
  }),
}
export type PriceChangeValues = ValuesOf<typeof priceChangeRows>

function percentProblem({ kind, percent }: PriceChangeValues): Problems {
  const most = { percent_up: 300, percent_down: 90, amount_up: 0, amount_down: 0 }[kind]
  const isRight = /^\d{1,3}([.,]\d)?$/.test(percent.trim())
  const given = isRight ? (priceChangeRows.percent.write(percent) ?? 0) : 0
  if (most === 0 || (given > 0 && given <= most)) return {}
  return { percent: `un numero da 0,1 a ${most}, con un decimale.` }
}

export const priceChangeForm = formOf(priceChangeRows, undefined, percentProblem)

export const changeBody = (values: PriceChangeValues): PriceChangeInput => bodyOf(priceChangeRows, values)
