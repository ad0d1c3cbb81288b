import type { AdminProduct, createProduct } from '#shared/contract/catalog/admin-products.ts'
import type { AdminFact } from '#shared/contract/catalog/admin-shelves.ts'
import type { CallInput } from '#shared/contract/platform/endpoint.ts'
import {
  type Category,
  type Condition,
  isBicycleCategory,
  type Subcategory,
} from '#shared/domain/catalog/categories.ts'
import { fieldsWith, mapFields, type PlainField, plainFields } from '#shared/domain/catalog/plain-fields.ts'
import { productFields } from '#shared/domain/catalog/product-fields.ts'
import { maxPriceCents, toDecimal } from '#shared/domain/platform/money.ts'
import { type VatClass, vatClassOf } from '#shared/domain/pricing/vat.ts'
import { checkFacts, type FactTexts, factTextsOf, writtenFacts } from '#web/admin/catalog/shelves/fact-values.ts'
import { readAmount } from '#web/ui/form/read-amount.ts'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

export interface ProductValues extends Record<PlainField, string> {
  name: string
  description: string
  category: Category | ''
  /** Its slug; empty where the shop decides. */
  shelf: string
  subcategory: Subcategory | ''
  price: string
  stock: string
  sizes: { size: string; stock: string }[]
  productCode: string
  condition: Condition
  /** Empty: follows the condition. */
  vatClass: VatClass | ''
  facts: FactTexts
  isActive: boolean
  pictures: { url: string; alt: string; altEn: string }[]
}

export type ProductField = keyof ProductValues

/** The plain fields of every product, in the order of the form; the English texts stand beside the Italian ones. */
const codes = [...fieldsWith('isCode'), 'cost', 'modelKey'] as const
export const bicycleFields = fieldsWith('isOfBicycles')
const apart: readonly PlainField[] = [...codes, ...bicycleFields, 'nameEn', 'descriptionEn']
export const articleFields: readonly PlainField[] = [...codes, ...plainFields.filter((field) => !apart.includes(field))]

/** A used bicycle is one; the stock of everything else is unknown. */
export const startingStock = (category: string) => (category === 'bici-usate' ? '1' : '0')

const blank = <F extends PlainField>(fields: readonly F[]) => mapFields(fields, () => '')

/** A new product, its fields in the order of the form; without a price it becomes a draft at 0. */
export function emptyValues(category: Category): ProductValues {
  return {
    pictures: [],
    category,
    subcategory: '',
    shelf: '',
    name: '',
    ...blank(['nameEn']),
    description: '',
    ...blank(['descriptionEn']),
    price: '',
    productCode: '',
    ...blank(articleFields),
    condition: 'new',
    vatClass: '',
    isActive: true,
    stock: startingStock(category),
    sizes: [],
    ...blank(bicycleFields),
    facts: {},
  }
}

const comma = (decimal: string) => decimal.replace('.', ',')

export function valuesOf(product: AdminProduct): ProductValues {
  return {
    ...emptyValues(product.category),
    pictures: product.imageUrls.map((url, i) => ({
      url,
      alt: product.imageAlts?.[i] ?? '',
      altEn: product.imageAltsEn[i] ?? '',
    })),
    subcategory: product.subcategory ?? '',
    shelf: product.shelf ?? '',
    name: product.name,
    description: product.description,
    price: comma(product.price),
    productCode: product.productCode,
    condition: product.condition,
    vatClass: product.vatClass === vatClassOf({ ...product, vatClass: null }) ? '' : product.vatClass,
    isActive: product.isActive,
    stock: String(product.stock),
    sizes: product.sizes.map(({ size, stock }) => ({ size, stock: String(stock) })),
    ...mapFields(plainFields, (field, row) => {
      const said = String(product[field] ?? '')
      return isDecimal(row) ? comma(said) : said
    }),
    facts: factTextsOf(product.factValues),
  }
}

const isDecimal = ({ kind }: { kind: string }) => kind === 'kilograms' || kind === 'money'

/** Whether the typed price can be sold at all: zero cannot. An unreadable amount is refused elsewhere. */
export function hasPrice({ price }: Pick<ProductValues, 'price'>): boolean {
  return readAmount(price) !== 0
}

const maxStock = 99_999

/** The faults of the form. */
export function checkValues(values: ProductValues, facts: readonly AdminFact[] = []): Problems {
  const errors: Problems = {}
  if (!values.category) errors.category = 'Scegli la categoria.'
  if (values.category && isBicycleCategory(values.category) && !values.subcategory)
    errors.subcategory = 'Scegli il tipo di bicicletta.'
  if (!values.name.trim()) errors.name = 'Scrivi il nome del prodotto.'
  if (!values.description.trim()) errors.description = 'Scrivi la descrizione.'
  const price = readAmount(values.price)
  if (price === undefined) errors.price = 'Indica un prezzo con al massimo due decimali, per esempio 1.250,00.'
  else if (price < 0 || price > maxPriceCents) errors.price = 'Il prezzo va da 0 a 99.999,99 €.'
  if (values.sizes.length === 0) {
    const problem = stockProblem(values.stock)
    if (problem) errors.stock = problem
  }
  const seen = new Set<string>()
  for (const [i, { size, stock }] of values.sizes.entries()) {
    const name = size.trim()
    const problem = stock.trim() === '' ? 'scrivi quanti pezzi ci sono, anche 0.' : stockProblem(stock)
    if (!name) errors[`sizes.${i}.size`] = `Taglia ${i + 1}: scrivi il nome della taglia.`
    else if (name.length > 20 || /[,;:|]/.test(name))
      errors[`sizes.${i}.size`] = `Taglia ${name}: al massimo 20 caratteri, senza virgole, due punti o barre.`
    else if (seen.has(name.toLowerCase())) errors[`sizes.${i}.size`] = `La taglia ${name} compare due volte.`
    if (problem) errors[`sizes.${i}.stock`] = `Taglia ${name || i + 1}: ${problem}`
    seen.add(name.toLowerCase())
  }
  const isBicycle = values.category && isBicycleCategory(values.category)
  for (const field of plainFields) {
    const row = productFields[field]
    const isAsked = isBicycle || !('isOfBicycles' in row)
    const rule = 'limits' in row ? row.limits : 'check' in row ? row.check : undefined
    if (rule && isAsked && !isPlainRight(row, values[field].trim())) errors[field] = rule.message
  }
  if (values.vatClass === 'margin' && values.category !== 'bici-usate' && values.condition !== 'used')
    errors.vatClass = 'Solo l’usato si vende in regime del margine.'
  return { ...errors, ...checkFacts(values.facts, facts) }
}

function isPlainRight(row: (typeof productFields)[PlainField], text: string): boolean {
  if (text === '') return true
  if (row.kind === 'text') return !('check' in row) || row.check.passes(text)
  const number = isDecimal(row) ? readAmount(text) : /^\d+$/.test(text) ? Number(text) : undefined
  return number !== undefined && number >= row.limits.from && number <= row.limits.to
}

function stockProblem(text: string): string | undefined {
  const plain = text.trim()
  const isWhole = plain === '' || (/^\d{1,9}$/.test(plain) && Number(plain) <= maxStock)
  return isWhole ? undefined : 'i pezzi sono un numero intero da 0 a 99.999.'
}

function amountOf(text: string): string {
  const hundredths = readAmount(text)
  if (hundredths === undefined) throw new Error('an amount that cannot be read was not refused')
  return toDecimal(hundredths)
}

/** The body of the call; fields that the category lacks are cleared. */
export function bodyOf(values: ProductValues): CallInput<typeof createProduct>['body'] {
  if (!values.category) throw new Error('a product without category was not refused')
  const isBicycle = isBicycleCategory(values.category)
  return {
    name: values.name,
    description: values.description,
    shelf: values.shelf || null,
    category: values.category,
    subcategory: isBicycle ? values.subcategory : null,
    price: amountOf(values.price),
    ...(values.sizes.length === 0 && { stock: values.stock.trim() }),
    sizes: values.sizes.map(({ size, stock }) => ({ size: size.trim(), stock: stock.trim() })),
    ...mapFields(plainFields, (field, row) => {
      const text = values[field].trim()
      if (('isOfBicycles' in row && !isBicycle) || text === '') return null
      return isDecimal(row) ? amountOf(text) : text
    }),
    ...(values.productCode.trim() && { productCode: values.productCode }),
    ...(values.category !== 'bici-usate' && { condition: values.condition }),
    vatClass: values.vatClass || null,
    facts: writtenFacts(values.facts),
    isActive: values.isActive && hasPrice(values),
    imageUrls: values.pictures.map((picture) => picture.url),
    imageAlts: values.pictures.map((picture) => picture.alt),
    imageAltsEn: values.pictures.map((picture) => picture.altEn),
  }
}
