import type { SearchedProduct, SearchedText } from '#server/catalog/search/meaning-index.ts'
import { compactCode } from '#server/catalog/search/query-words.ts'
import type { Fact, Product } from '#shared/contract/catalog/catalog.ts'
import { type Category, isBicycleCategory } from '#shared/domain/catalog/categories.ts'
import type { ShelfDirectory } from './shelf-directory.ts'
import type { Translated } from './sort-orders.ts'

/** The customers' words for the categories, in both languages. */
export const categoryWords: Readonly<Record<Category, string>> = {
  biciclette: 'biciclette bicycles bikes',
  'bici-usate': 'bici usate used bicycles second hand bikes',
  componenti: 'componenti ricambi pezzi components spare parts',
  abbigliamento: 'abbigliamento vestiti clothing apparel clothes',
  accessori: 'accessori accessories',
}

/** The searched text of a product, in both languages. */
export function searchedProduct({ product, english }: Translated, book: ShelfDirectory): SearchedProduct {
  const { category, subcategory, color, material, wheelSize, brand, condition } = product
  const shelves = book.pathTo(product.shelf)
  const inEnglish = english === product ? [] : ([{ text: english.name, at: 'name', language: 'en' }] as const)
  return {
    texts: [
      { text: product.name, at: 'name' },
      ...inEnglish,
      { text: product.description, at: 'description' },
      ...(english === product ? [] : [{ text: english.description, at: 'description' } as const]),
      { text: categoryWords[category], at: 'kind' },
      ...shelves.flatMap(({ name }): SearchedText[] => [name.it, name.en].map((text) => ({ text, at: 'shelf' }))),
      { text: color, at: 'colour' },
      { text: material, at: 'material' },
      { text: wheelSize, at: 'fact' },
      ...[...product.facts, ...(english === product ? [] : english.facts)].map(
        (fact): SearchedText => ({ text: sentenceOf(fact), at: 'fact' }),
      ),
    ],
    brand,
    codes: searchedCodes(product),
    is: [...(isBicycleCategory(category) ? ['bike'] : []), ...(subcategory ? [subcategory] : []), condition],
    gears: product.gearCount,
  }
}

/** The text for the search of letter runs. */
export function searchedText({ product, english }: Translated): (string | null)[] {
  const { name, description, category, subcategory, brand, productCode } = product
  // The Italian text stands in for a missing translation and is read once.
  const inEnglish = [english.name, english.description].filter((text) => text !== name && text !== description)
  return [name, description, category, subcategory, brand, productCode, ...inEnglish]
}

/** Negative facts are not searchable. */
function sentenceOf({ label, value, unit }: Fact): string | null {
  if (value === false) return null
  return value === true ? label : `${value} ${unit ?? ''}`
}

/** The codes of a product as people type them: without its zeros, without its middle, and those that its name holds. */
function searchedCodes({ name, productCode, mpn, gtin }: Product): string[] {
  const parts = productCode.split(/[^\p{L}\p{N}]+/u)
  const last = parts.at(-1) ?? ''
  const shorter = [...parts.slice(0, -1), last.replace(/^0+(?=\d)/, '')].join('')
  const ends = parts.length > 2 ? [`${parts[0]}${last}`] : []
  const named = name.split(/\s+/).filter((word) => /\d/.test(word) && /\p{L}{2}|^\p{L}/u.test(word))
  const all = [productCode, shorter, ...ends, ...named, mpn ?? '', gtin ?? '']
  return [...new Set(all.map(compactCode))].filter((code) => code.length >= 3)
}
