import type { ReductionInput, WholeReduction } from '#shared/contract/pricing/admin-reductions.ts'
import {
  type ReductionKind,
  type ReductionTarget,
  reductionKinds,
  reductionTargets,
} from '#shared/domain/platform/prices/reduction.ts'
import { amount, choice, clock, count, line, named } from '#web/ui/form/field-rows.tsx'
import { bodyOf, type ValuesOf } from '#web/ui/form/form-table.tsx'
import type { Problems } from '#web/ui/form/use-contract-form.ts'
import { chosenOf, goodsRows } from './goods-rows.tsx'

/** The version stands on top, where the form looks for it. */
export type StoredReduction = WholeReduction & { version: number }

const kindNames: Record<ReductionKind, string> = {
  percent: 'Percento in meno',
  amount: 'Euro in meno',
  price: 'Nuovo prezzo',
}

export const reductionForm = {
  name: line({
    label: 'Nome, lo vedi solo tu',
    short: 'Nome',
    must: 'scrivi un nome: lo vedi solo tu.',
    placeholder: 'Gravel d’autunno',
    maxLength: 80,
  }),
  ...goodsRows<ReductionTarget>(
    reductionTargets.toReversed(),
    'shelf',
    'Vale per gli articoli in vendita alla partenza.',
  ),
  kind: choice<ReductionKind>({ label: 'Quanto', empty: 'percent', options: named(reductionKinds, kindNames) }),
  percent: count(99, {
    label: 'Percento',
    must: 'un numero intero da 1 a 99.',
    maxLength: 3,
    when: { kind: 'percent' },
  }),
  amount: amount({
    label: 'Euro in meno',
    short: 'Importo',
    must: 'scrivi un importo sopra zero, per esempio 20,00.',
    when: { kind: ['amount', 'price'] },
  }),
  from: clock({ label: 'Dal', hint: 'Vuoto: parte subito.' }),
  to: clock({ label: 'Al', hint: 'Vuoto: finché non lo finisci.' }),
}
export type ReductionValues = ValuesOf<typeof reductionForm>

export const storedReduction = ({ reduction, articles }: StoredReduction) => ({
  ...reduction,
  productIds: chosenOf(reduction.productIds, articles, (id) => `Articolo ${id}, non in vendita`),
})

/** The server judges the dates by its clock. */
export const reductionProblems = ({ from, to }: ReductionValues): Problems =>
  from && to && to <= from ? { to: 'la fine deve venire dopo l’inizio.' } : {}

export const reductionBody = (values: ReductionValues): ReductionInput => bodyOf(reductionForm, values)
