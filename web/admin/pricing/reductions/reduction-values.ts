import type { ReductionInput, WholeReduction } from '#shared/contract/pricing/admin-reductions.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import type { CampaignTarget } from '#shared/domain/pricing/campaign.ts'
import type { ReductionKind, ReductionTarget } from '#shared/domain/pricing/reduction.ts'
import { readAmount } from '#web/admin/catalog/products/product-values.ts'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

export interface ChosenArticle {
  id: number
  name: string
}

/** The version stands on top, where the form looks for it. */
export type StoredReduction = WholeReduction & { version: number }

/** The products of a reduction. */
export interface GoodsValues {
  target: ReductionTarget
  shelf: string
  brand: string
  productIds: ChosenArticle[]
}

export interface ReductionValues extends GoodsValues {
  name: string
  kind: ReductionKind
  percent: string
  amount: string
  from: string
  to: string
}

export const reductionLabels: Record<keyof ReductionValues, string> = {
  name: 'Nome',
  target: 'Su',
  shelf: 'Scaffale',
  brand: 'Marca',
  productIds: 'Articoli',
  kind: 'Quanto',
  percent: 'Percento',
  amount: 'Importo',
  from: 'Dal',
  to: 'Al',
}

export const targetNames: Record<CampaignTarget, string> = {
  all: 'Tutto il negozio',
  shelf: 'Uno scaffale',
  brand: 'Una marca',
  products: 'Articoli scelti',
}

export const kindNames: Record<ReductionKind, string> = {
  percent: 'Percento in meno',
  amount: 'Euro in meno',
  price: 'Nuovo prezzo',
}

export function reductionValues(stored: WholeReduction | undefined): ReductionValues {
  if (!stored)
    return {
      name: '',
      target: 'shelf',
      shelf: '',
      brand: '',
      productIds: [],
      kind: 'percent',
      percent: '',
      amount: '',
      from: '',
      to: '',
    }
  const { name, target, shelf, brand, productIds, kind, percent, amount, from, to } = stored.reduction
  const names = new Map(stored.articles.map((article) => [article.id, article.name]))
  return {
    name,
    target,
    shelf: shelf ?? '',
    brand: brand ?? '',
    productIds: productIds.map((id) => ({ id, name: names.get(id) ?? `Articolo ${id}, non in vendita` })),
    kind,
    percent: percent === null ? '' : String(percent),
    amount: amount?.replace('.', ',') ?? '',
    from,
    to: to ?? '',
  }
}

export function checkGoods({ target, shelf, brand, productIds }: GoodsValues): Problems {
  if (target === 'shelf') return shelf ? {} : { shelf: 'scegli lo scaffale.' }
  if (target === 'brand') return brand ? {} : { brand: 'scegli la marca.' }
  return productIds.length > 0 ? {} : { productIds: 'scegli almeno un articolo.' }
}

/** Fields that the choice does not need are left out. */
export const goodsBody = ({ target, shelf, brand, productIds }: GoodsValues) => ({
  target,
  ...(target === 'shelf' && { shelf }),
  ...(target === 'brand' && { brand }),
  ...(target === 'products' && { productIds: productIds.map(({ id }) => id) }),
})

/** Checks the required fields; the server judges the dates by its clock. */
export function checkReduction(values: ReductionValues): Problems {
  const { name, kind, percent, amount, from, to } = values
  const problems: Problems = {}
  if (!name.trim()) problems.name = 'scrivi un nome: lo vedi solo tu.'
  Object.assign(problems, checkGoods(values))
  if (kind === 'percent' && !/^[1-9]\d?$/.test(percent.trim())) problems.percent = 'un numero intero da 1 a 99.'
  if (kind !== 'percent' && !((readAmount(amount) ?? 0) > 0))
    problems.amount = 'scrivi un importo sopra zero, per esempio 20,00.'
  if (from && to && to <= from) problems.to = 'la fine deve venire dopo l’inizio.'
  return problems
}

/** The body of the call; fields that the choice does not need are left out. */
export function reductionBody(values: ReductionValues): ReductionInput {
  const { name, kind, percent, amount, from, to } = values
  return {
    name: name.trim(),
    ...goodsBody(values),
    kind,
    ...(kind === 'percent' ? { percent: Number(percent) } : { amount: toDecimal(readAmount(amount) ?? 0) }),
    from: from || null,
    to: to || null,
  }
}
