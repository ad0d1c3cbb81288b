import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { onlineLacks } from '#shared/domain/platform/goods/used-bicycles.ts'
import { hasPrice, type ProductValues } from './product-form.tsx'

const list = new Intl.ListFormat('it', { type: 'conjunction' })
const isBlank = (text: string) => text.trim() === ''

/** What the English page still lacks, or what its Italian original has left behind since the form was opened. */
export function englishState(values: ProductValues, opened: ProductValues): string | undefined {
  const lacks = (it: string, en: string) => !isBlank(it) && isBlank(en)
  const bare = values.pictures.filter(({ alt, altEn }) => lacks(alt, altEn)).length
  const missing = [
    ...(lacks(values.name, values.nameEn) ? ['il nome'] : []),
    ...(lacks(values.description, values.descriptionEn) ? ['la descrizione'] : []),
    ...(bare > 0 ? [bare === 1 ? 'il testo di una foto' : `i testi di ${bare} foto`] : []),
  ]
  if (missing.length > 0) {
    const isOne = missing.length === 1 && bare < 2
    return `Inglese: ${isOne ? 'manca' : 'mancano'} ${list.format(missing)}`
  }
  const isLeft = (it: 'name' | 'description', en: 'nameEn' | 'descriptionEn') =>
    values[it] !== opened[it] && values[en] === opened[en] && !isBlank(values[en])
  const left = [isLeft('name', 'nameEn'), isLeft('description', 'descriptionEn')].filter(Boolean).length
  return left === 0 ? undefined : `Inglese: ${left === 1 ? '1 testo da rivedere' : `${left} testi da rivedere`}`
}

/** What a product lacks before a customer can buy it, with the control that takes it. */
export function missingForSale(values: ProductValues): { label: string; id: string }[] {
  const { category, pictures, sizes, stock } = values
  const pieces = sizes.length > 0 ? sizes.map((size) => size.stock) : [stock]
  const needs = onlineLacks({ category, imageUrls: pictures.map(({ url }) => url), hasCard: true }, true)
  return [
    { label: 'una foto', id: 'product-pictures', is: pictures.length === 0 || needs.includes('photo') },
    { label: 'il nome', id: 'product-name', is: isBlank(values.name) },
    { label: 'il prezzo', id: 'product-price', is: !hasPrice(values.price) },
    { label: 'il tipo', id: 'product-subcategory', is: isBicycleCategory(category) && values.subcategory === '' },
    {
      label: 'i pezzi',
      id: sizes.length > 0 ? 'product-sizes-0-stock' : 'product-stock',
      is: pieces.every((count) => isBlank(count) || Number(count) === 0),
    },
    { label: 'la descrizione', id: 'product-description', is: isBlank(values.description) },
  ].filter(({ is }) => is)
}
