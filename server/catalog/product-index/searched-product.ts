import type { SearchedProduct, SearchedText } from '#server/catalog/search/meaning-index.ts'
import { compactCode, isMeasure } from '#server/catalog/search/query-words.ts'
import { standardsIn, termOfStandard } from '#server/catalog/search/standards.ts'
import { type TyreSize, tyreSizesIn } from '#server/catalog/search/tyre-sizes.ts'
import type { Fact, Product } from '#shared/contract/catalog/catalog.ts'
import { gtinKey } from '#shared/domain/catalog/gtin.ts'
import { type Category, isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { sizeName } from '#shared/domain/platform/goods/size-names.ts'
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
  const inEnglish =
    english === product ? [] : ([{ text: withoutBrand(english.name, brand), at: 'name', language: 'en' }] as const)
  return {
    texts: [
      { text: withoutBrand(product.name, brand), at: 'name' },
      ...inEnglish,
      { text: product.description, at: 'description' },
      ...(english === product ? [] : [{ text: english.description, at: 'description' } as const]),
      { text: categoryWords[category], at: 'kind' },
      ...shelves.flatMap(({ name }): SearchedText[] => [name.it, name.en].map((text) => ({ text, at: 'shelf' }))),
      { text: color, at: 'colour' },
      { text: material, at: 'material' },
      { text: wheelSize, at: 'fact' },
      ...[...product.facts, ...(english === product ? [] : english.facts)].flatMap(sentencesOf),
    ],
    brand,
    models: [product.name, english.name].flatMap((name) => modelOf(name, brand)),
    codes: searchedCodes(product),
    is: [...(isBicycleCategory(category) ? ['bike'] : []), ...(subcategory ? [subcategory] : []), condition],
    standards: standardsOf(product, book),
    gears: product.gearCount ?? numberOf(product, 'speeds') ?? null,
    tyres: tyresOf(product),
    sizes: product.sizes.map(({ size }) => sizeName(size)),
  }
}

/** The texts for the search of letter runs: of names, kinds and codes, and of descriptions. */
export function searchedText({ product, english }: Translated): { names: (string | null)[]; texts: string[] } {
  const { name, description, category, subcategory, brand, productCode } = product
  // The Italian text stands in for a missing translation and is read once.
  const inEnglish = <T>(text: T, own: T) => (text === own ? [] : [text])
  return {
    names: [name, category, subcategory, brand, productCode, ...inEnglish(english.name, name)],
    texts: [description, ...inEnglish(english.description, description)],
  }
}

/** A maker's words are no things: «Pedivella Officina» is no crank. */
const withoutBrand = (name: string, brand: string | null) => (brand ? name.replace(brand, ' ') : name)

function modelOf(name: string, brand: string | null): string[] {
  const at = brand ? name.indexOf(brand) : -1
  const next = at < 0 ? undefined : /^ (\p{Lu}\p{Ll}+)/u.exec(name.slice(at + (brand?.length ?? 0)))?.[1]
  return next ? [`${brand} ${next}`] : []
}

const isNone = (value: string) => /^(?:senza|without|none|no)$/i.test(value)

/** A fact's name and value; what a product has not is «senza» its name. The name of a measure is no thing that it has. */
function sentencesOf({ key, label, value, unit }: Fact): SearchedText[] {
  const text = String(value)
  const own = (texts: string[]) => texts.map((one): SearchedText => ({ text: one, at: 'fact' }))
  if (value === true) return own([label])
  if (value === false || isNone(text)) return own([`senza ${label}`])
  if (/^senza |^without /i.test(text)) return own([text])
  return [
    { text: label, at: 'description' },
    ...own([`${text} ${unit ?? ''}`, ...(listed.has(key) ? [] : numbersWithin(text))]),
  ]
}

/** Two numbers of these are two things, no range. */
const listed = new Set(['chainrings', 'sprockets', 'etrto', 'chainWidth', 'beadSeat', 'foldedSize'])
const mostNumbers = 60

/** «24-29»: the numbers between. */
function numbersWithin(text: string): string[] {
  const ranges = [...text.matchAll(/(?<!\d|\d[.,])(\d{2,3})-(\d{2,3})(?!\d|[.,]\d)/g)]
  const all = ranges.flatMap(([, from, to]) =>
    Array.from(
      { length: Math.max(0, Math.min(mostNumbers, Number(to) - Number(from) - 1)) },
      (_, i) => Number(from) + i + 1,
    ),
  )
  return all.length > 0 ? [all.join(' ')] : []
}

/** By its facts, and by its name for what its shelf knows and its facts leave open; the keys too. */
function standardsOf({ name, shelf, facts, gearCount }: Product, book: ShelfDirectory): string[] {
  const stored = ({ key, value }: Fact) => book.facts.get(key)?.choices.find(({ it }) => it === value)?.value ?? value
  const own = facts.map((fact) => termOfStandard(fact.key, String(stored(fact))))
  const keys = new Set(facts.map(({ key }) => key))
  const open = new Set(book.factsOf(shelf).flatMap(({ key }) => (keys.has(key) ? [] : [key])))
  const named = open.size > 0 ? standardsIn(name, (key) => open.has(key)).map(({ term }) => term) : []
  const single = gearCount === 1 ? [termOfStandard('gearing', 'single-speed')] : []
  return [...own, ...named, ...single, ...[...keys].map((key) => `&${key}`)]
}

function numberOf({ facts }: Product, key: string): number | undefined {
  const value = facts.find((fact) => fact.key === key)?.value
  return typeof value === 'number' ? value : undefined
}

/** From the facts: its own size, or the tyres that it goes with. */
function tyresOf(product: Product): TyreSize[] {
  const text = (key: string) => String(product.facts.find((fact) => fact.key === key)?.value ?? '')
  const own = tyreSizesIn(text('etrto'))
  const beadSeat = Number.parseInt(text('beadSeat'), 10)
  if (own.length > 0 || !beadSeat) return own
  const width = numberOf(product, 'width')
  const from = numberOf(product, 'tyreFrom') ?? width ?? 0
  return [{ beadSeat, from, to: numberOf(product, 'tyreTo') ?? from }]
}

/** The codes of a product as people type them: without its zeros, without its middle, and those that its name holds. */
function searchedCodes({ name, productCode, mpn, gtin }: Product): string[] {
  const parts = productCode.split(/[^\p{L}\p{N}]+/u)
  const last = parts.at(-1) ?? ''
  const shorter = [...parts.slice(0, -1), last.replace(/^0+(?=\d)/, '')].join('')
  const ends = parts.length > 2 ? [`${parts[0]}${last}`] : []
  const named = name
    .split(/[\s()]+/)
    .filter((word) => /\d/.test(word) && /\p{L}{2}|^\p{L}/u.test(word) && !isMeasure(word))
  const all = [productCode, shorter, ...ends, ...named, mpn ?? '', gtin ?? '', gtinKey(gtin ?? '') ?? '']
  return [...new Set(all.map(compactCode))].filter((code) => code.length >= 3)
}
