import type { AdminProduct, createProduct } from '#shared/contract/catalog/admin-products.ts'
import type { AdminFact } from '#shared/contract/catalog/admin-shelves.ts'
import type { CallInput } from '#shared/contract/platform/endpoint.ts'
import { type Category, type Condition, isBicycleCategory, type Subcategory } from '#shared/domain/catalog/catalog.ts'
import { isGtin } from '#shared/domain/catalog/gtin.ts'
import { mapDetails, type ProductDetail } from '#shared/domain/catalog/product-details.ts'
import { maxPriceCents, parseDecimal, toDecimal } from '#shared/domain/platform/money.ts'
import { type VatClass, vatClassOf } from '#shared/domain/pricing/vat.ts'
import { checkFacts, type FactTexts, factTextsOf, writtenFacts } from '#web/admin/catalog/shelves/fact-values.ts'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

export interface ProductValues extends Record<ProductDetail, string> {
  name: string
  nameEn: string
  description: string
  descriptionEn: string
  category: Category | ''
  /** Its slug; empty where the shop decides. */
  shelf: string
  subcategory: Subcategory | ''
  price: string
  stock: string
  sizes: { size: string; stock: string }[]
  productCode: string
  gtin: string
  mpn: string
  supplierCode: string
  /** Without VAT; empty where unknown. */
  cost: string
  modelKey: string
  condition: Condition
  /** Empty: follows the condition. */
  vatClass: VatClass | ''
  facts: FactTexts
  isActive: boolean
  pictures: { url: string; alt: string; altEn: string }[]
}

export type ProductField = keyof ProductValues

/** A used bicycle is one; the stock of everything else is unknown. */
export const startingStock = (category: string) => (category === 'bici-usate' ? '1' : '0')

/** A new product, its fields as the form has them; without a price it becomes a draft at 0. */
export function emptyValues(category: Category): ProductValues {
  return {
    pictures: [],
    category,
    subcategory: '',
    shelf: '',
    name: '',
    nameEn: '',
    description: '',
    descriptionEn: '',
    price: '',
    productCode: '',
    gtin: '',
    mpn: '',
    supplierCode: '',
    cost: '',
    modelKey: '',
    condition: 'new',
    vatClass: '',
    isActive: true,
    stock: startingStock(category),
    sizes: [],
    ...mapDetails(() => ''),
    facts: {},
  }
}

const comma = (decimal: string) => decimal.replace('.', ',')

export function valuesOf(product: AdminProduct): ProductValues {
  return {
    pictures: product.imageUrls.map((url, i) => ({
      url,
      alt: product.imageAlts?.[i] ?? '',
      altEn: product.imageAltsEn[i] ?? '',
    })),
    category: product.category,
    subcategory: product.subcategory ?? '',
    shelf: product.shelf ?? '',
    name: product.name,
    nameEn: product.nameEn ?? '',
    description: product.description,
    descriptionEn: product.descriptionEn ?? '',
    price: comma(product.price),
    productCode: product.productCode,
    gtin: product.gtin ?? '',
    mpn: product.mpn ?? '',
    supplierCode: product.supplierCode ?? '',
    cost: comma(product.cost ?? ''),
    modelKey: product.modelKey ?? '',
    condition: product.condition,
    vatClass: product.vatClass === vatClassOf({ ...product, vatClass: null }) ? '' : product.vatClass,
    isActive: product.isActive,
    stock: String(product.stock),
    sizes: product.sizes.map(({ size, stock }) => ({ size, stock: String(stock) })),
    ...mapDetails((detail, { kind }) => {
      const said = String(product[detail] ?? '')
      return kind === 'kilograms' ? comma(said) : said
    }),
    facts: factTextsOf(product.factValues),
  }
}

/**
 * An amount as an Italian types it: "1.250,00", "1250,5", "1250.00", "1.250" (a thousand).
 * @returns hundredths; 0 for nothing; undefined when it is no amount
 */
export function readAmount(text: string): number | undefined {
  const plain = text.replace(/[\s€\u00a0]/g, '')
  if (plain === '') return 0
  const isGrouped = /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(plain)
  return parseDecimal(isGrouped ? plain.replaceAll('.', '') : plain)
}

/** Whether the typed price can be sold at all: zero cannot. An unreadable amount is refused elsewhere. */
export function hasPrice({ price }: Pick<ProductValues, 'price'>): boolean {
  return readAmount(price) !== 0
}

const maxStock = 99_999
const maxWeight = 99_999

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
  if (values.category && isBicycleCategory(values.category)) {
    const weight = readAmount(values.weight)
    if (weight === undefined || weight < 0 || weight > maxWeight)
      errors.weight = 'Indica il peso in kg con al massimo due decimali, fino a 999,99.'
    if (values.gearCount.trim() && !/^[1-9]\d?$/.test(values.gearCount.trim()))
      errors.gearCount = 'I rapporti sono un numero intero da 1 a 99.'
  }
  const cost = readAmount(values.cost)
  if (cost === undefined || cost < 0 || cost > maxPriceCents)
    errors.cost = 'Indica il costo con al massimo due decimali, da 0 a 99.999,99 €.'
  if (values.gtin.trim() && !isGtin(values.gtin.trim()))
    errors.gtin = 'Il codice GTIN/EAN ha 8, 12, 13 o 14 cifre con la cifra di controllo giusta.'
  if (values.vatClass === 'margin' && values.category !== 'bici-usate' && values.condition !== 'used')
    errors.vatClass = 'Solo l’usato si vende in regime del margine.'
  if (!/^[a-z0-9-]*$/.test(values.modelKey.trim()))
    errors.modelKey = 'Il modello è una parola di lettere minuscole, cifre e trattini, per esempio gravel-brenta.'
  return { ...errors, ...checkFacts(values.facts, facts) }
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
    nameEn: values.nameEn,
    description: values.description,
    descriptionEn: values.descriptionEn,
    shelf: values.shelf || null,
    category: values.category,
    subcategory: isBicycle ? values.subcategory : null,
    price: amountOf(values.price),
    ...(values.sizes.length === 0 && { stock: values.stock.trim() }),
    sizes: values.sizes.map(({ size, stock }) => ({ size: size.trim(), stock: stock.trim() })),
    ...mapDetails((detail, { kind, isOfBicycles }) => {
      const text = values[detail].trim()
      if ((isOfBicycles && !isBicycle) || text === '') return null
      return kind === 'kilograms' ? amountOf(text) : text
    }),
    ...(values.productCode.trim() && { productCode: values.productCode }),
    gtin: values.gtin,
    mpn: values.mpn,
    supplierCode: values.supplierCode,
    cost: values.cost.trim() === '' ? null : amountOf(values.cost),
    modelKey: values.modelKey,
    ...(values.category !== 'bici-usate' && { condition: values.condition }),
    vatClass: values.vatClass || null,
    facts: writtenFacts(values.facts),
    isActive: values.isActive && hasPrice(values),
    imageUrls: values.pictures.map((picture) => picture.url),
    imageAlts: values.pictures.map((picture) => picture.alt),
    imageAltsEn: values.pictures.map((picture) => picture.altEn),
  }
}
