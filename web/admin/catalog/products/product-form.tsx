import type { AdminProduct, createProduct } from '#shared/contract/catalog/admin-products.ts'
import type { AdminFact } from '#shared/contract/catalog/admin-shelves.ts'
import type { CallInput } from '#shared/contract/platform/endpoint.ts'
import { fieldsWith, mapFields, type PlainField, plainFields } from '#shared/domain/catalog/plain-fields.ts'
import { productFields } from '#shared/domain/catalog/product-fields.ts'
import {
  type Category,
  type Condition,
  categories,
  conditions,
  type Subcategory,
  subcategories,
} from '#shared/domain/platform/goods/categories.ts'
import { type VatClass, vatClasses, vatClassOf } from '#shared/domain/platform/goods/vat.ts'
import { formatEuro, maxPriceCents } from '#shared/domain/platform/money.ts'
import { categoryNames, conditionNames, typeName, vatNames } from '#web/admin/catalog/product-labels.ts'
import { checkFacts, type FactTexts, factTextsOf, writtenFacts } from '#web/admin/catalog/shelves/fact-values.ts'
import { useShelfOptionsOf } from '#web/admin/catalog/shelves/use-shelf-options.ts'
import { laterDeskRows } from '#web/extensions/desk-rows.ts'
import { choice, kept, named, own, text, tick } from '#web/ui/form/field-rows.tsx'
import { bodyOf, formOf, type ValuesOf, valuesOf } from '#web/ui/form/form-table.tsx'
import { readAmount } from '#web/ui/form/read-amount.ts'
import type { Problems } from '#web/ui/form/use-contract-form.ts'
import { amountOf, comma, isBicycle, plainRow } from './plain-field-rows.ts'

export type ProductValues = ValuesOf<typeof productForm>
export type ProductField = keyof ProductValues

/** A used bicycle is one; the stock of everything else is unknown. */
export const startingStock = (category: string) => (category === 'bici-usate' ? '1' : '0')
/** Whether the typed price can be sold at all: zero cannot. An unreadable amount is refused elsewhere. */
export const hasPrice = (price: string) => readAmount(price) !== 0

const asTyped = { read: (stored: string) => stored, write: (typed: string) => typed }

/** The plain fields by their group of the form. */
export const codeFields = [...fieldsWith('isCode'), 'modelKey', 'cost'] as const
type Apart = (typeof codeFields)[number] | 'nameEn' | 'descriptionEn'
const apart: readonly string[] = [...codeFields, 'nameEn', 'descriptionEn'] satisfies Apart[]
const isTechnical = (field: PlainField): field is Exclude<PlainField, Apart> => !apart.includes(field)
export const technicalFields = plainFields.filter(isTechnical)

const { name, description, price } = productFields
const prose = { rows: 8, maxLength: 20_000, className: '' }

type Picture = { url: string; alt: string; altEn: string }
type Size<Count> = {
  size: string
  stock: Count
  price?: string | undefined
  expectedOn?: string | null | undefined
}

/** Of extensions. */
export const productGroups = laterDeskRows('productGroups')
  .flat()
  .map(({ fields, ...group }) => ({ ...group, fields: fields({ choice, text, tick }) }))

/** In the order of the screen. */
export const productForm = {
  pictures: kept<Picture[]>({
    label: 'Immagini',
    empty: [],
  }),
  name: text(asTyped, { label: name.label, must: 'Scrivi il nome del prodotto.', className: 'span-4', maxLength: 200 }),
  nameEn: plainRow('nameEn', {
    lang: 'en',
    className: 'span-4',
    hint: ({ name }) => name.trim() && `In italiano: ${name}`,
  }),
  productCode: text(asTyped, {
    label: productFields.productCode.label,
    hint: ({ productCode }) => productCode.trim() === '' && 'Vuoto: lo assegna il negozio.',
    className: 'span-2',
    optional: true,
    maxLength: 60,
  }),
  price: text(
    { read: comma, write: amountOf },
    {
      label: price.label,
      hint: ({ price }) => priceHint(price),
      className: 'span-2',
      problem: priceProblem,
      inputMode: 'decimal',
    },
  ),
  category: choice<Category>({
    label: productFields.category.label,
    className: 'span-2',
    empty: 'biciclette',
    options: named(categories, categoryNames),
  }),
  subcategory: choice<Subcategory | ''>({
    label: productFields.subcategory.label,
    className: 'span-2',
    empty: '',
    must: 'Scegli il tipo di bicicletta.',
    options: [{ value: '', label: 'Scegli…' }, ...subcategories.map((value) => ({ value, label: typeName(value) }))],
    when: isBicycle,
  }),
  /** Empty: follows the condition. */
  vatClass: choice<VatClass | ''>({
    label: productFields.vatClass.label,
    hint: 'Il prezzo la comprende.',
    empty: '',
    options: named(['', ...vatClasses], vatNames),
  }),
  stock: own<string, number>({
    label: productFields.stock.label,
    empty: '',
    read: String,
    write: (typed) => typed.trim(),
    problem: stockProblem,
    when: ({ sizes }) => sizes.length === 0,
  }),
  expectedOn: own<string, string | undefined, string | null>({
    label: 'In arrivo',
    empty: '',
    read: (stored) => stored ?? '',
    write: (typed) => typed || null,
    when: ({ sizes }) => sizes.length === 0,
  }),
  sizes: own<Size<string>[], Size<number>[]>({
    label: productFields.sizes.label,
    empty: [],
    read: (stored) =>
      stored.map(({ size, stock, price, expectedOn }) => ({
        ...{ size, stock: String(stock), price: price && comma(price), expectedOn },
      })),
    write: (typed) =>
      typed.map(({ size, stock, price = '', expectedOn }) => ({
        ...{ size: size.trim(), stock: stock.trim(), price: price.trim() && amountOf(price) },
        expectedOn: expectedOn || null,
      })),
    problem: sizeProblems,
  }),
  description: text(asTyped, { label: description.label, must: 'Scrivi la descrizione.', ...prose }),
  descriptionEn: plainRow('descriptionEn', {
    lang: 'en',
    below: ({ description }) =>
      description.trim() && <p className="small muted form-original">In italiano: {description}</p>,
    ...prose,
  }),
  ...mapFields(technicalFields, (field) => plainRow(field)),
  facts: own<FactTexts, AdminProduct['factValues'], ReturnType<typeof writtenFacts>>({
    label: productFields.facts.label,
    empty: {},
    read: factTextsOf,
    write: writtenFacts,
  }),
  ...mapFields(codeFields, (field) => plainRow(field)),
  /** Its slug; empty where the shop decides. */
  shelf: choice<string>({
    label: productFields.shelf.label,
    hint: 'Se non lo scegli, lo decide il negozio da tipo e nome.',
    empty: '',
    optional: true,
    options: useShelfOptionsOf,
  }),
  condition: choice<Condition>({
    label: productFields.condition.label,
    empty: 'new',
    options: named(conditions, conditionNames),
    when: ({ category }) => category !== 'bici-usate',
  }),
  isActive: kept<boolean>({
    label: productFields.isActive.label,
    empty: true,
    draw: ({ fields: { form } }) => {
      const { price, isActive } = form.watch()
      const isPriced = hasPrice(price)
      return (
        <label className="check">
          <input
            type="checkbox"
            checked={isPriced && isActive}
            disabled={!isPriced}
            onChange={({ target }) => form.setValue('isActive', target.checked)}
          />
          <span>
            <b className="bold">Attivo</b>: si vede e si compra nel negozio
          </span>
        </label>
      )
    },
  }),
  // The form's types do not know them.
  ...(Object.assign({}, ...productGroups.map(({ fields }) => fields)) as Record<never, never>),
}

function priceHint(typed: string): string {
  if (!hasPrice(typed)) return 'Senza prezzo resta una bozza'
  const cents = readAmount(typed)
  return cents === undefined ? 'In euro, per esempio 1.250,00.' : `In euro: ${formatEuro(cents)}`
}

function priceProblem(typed: string): string | undefined {
  const cents = readAmount(typed)
  if (cents === undefined) return 'Indica un prezzo con al massimo due decimali, per esempio 1.250,00.'
  return cents < 0 || cents > maxPriceCents ? 'Il prezzo va da 0 a 99.999,99 €.' : undefined
}

function stockProblem(typed: string): string | undefined {
  return /^(\d{1,5})?$/.test(typed.trim()) ? undefined : 'i pezzi sono un numero intero da 0 a 99.999.'
}

function sizeProblems(sizes: readonly Size<string>[]): Problems {
  const errors: Problems = {}
  const seen = new Set<string>()
  for (const [i, { size, stock, price = '' }] of sizes.entries()) {
    const name = size.trim()
    const problem = stock.trim() === '' ? 'scrivi quanti pezzi ci sono, anche 0.' : stockProblem(stock)
    if (!name) errors[`${i}.size`] = `Taglia ${i + 1}: scrivi il nome della taglia.`
    else if (name.length > 20 || /[,;:|]/.test(name))
      errors[`${i}.size`] = `Taglia ${name}: al massimo 20 caratteri, senza virgole, due punti o barre.`
    else if (seen.has(name.toLowerCase())) errors[`${i}.size`] = `La taglia ${name} compare due volte.`
    const ofPrice = price.trim() === '' ? undefined : priceProblem(price)
    if (ofPrice || (price.trim() !== '' && !hasPrice(price)))
      errors[`${i}.price`] = `Taglia ${name || i + 1}: ${ofPrice ?? 'il prezzo è più di zero, o vuoto.'}`
    if (problem) errors[`${i}.stock`] = `Taglia ${name || i + 1}: ${problem}`
    seen.add(name.toLowerCase())
  }
  return errors
}

/** A new product; without a price it becomes a draft at 0. */
export function emptyProduct(category: Category): ProductValues {
  return { ...valuesOf(productForm), category, stock: startingStock(category) }
}

export function valuesOfProduct(product: AdminProduct): ProductValues {
  const { vatClass, imageUrls, imageAlts, imageAltsEn, factValues: facts } = product
  return valuesOf(productForm, {
    ...product,
    facts,
    vatClass: vatClass === vatClassOf({ ...product, vatClass: null }) ? '' : vatClass,
    pictures: imageUrls.map((url, i) => ({ url, alt: imageAlts?.[i] ?? '', altEn: imageAltsEn[i] ?? '' })),
  })
}

const { labels, check } = formOf(productForm)
export const productLabels = labels
export const checkProduct = (values: ProductValues, facts: readonly AdminFact[] = []): Problems => ({
  ...check(values),
  ...(values.vatClass === 'margin' &&
    values.category !== 'bici-usate' &&
    values.condition !== 'used' && { vatClass: 'Solo l’usato si vende in regime del margine.' }),
  ...checkFacts(values.facts, facts),
})

/** The body of the call; fields that the category lacks are cleared. */
export function productBody(values: ProductValues): CallInput<typeof createProduct>['body'] {
  const { pictures, productCode, shelf, vatClass, ...body } = bodyOf(productForm, values)
  return {
    ...mapFields([...fieldsWith('isOfBicycles'), 'subcategory'], () => null),
    ...body,
    shelf: shelf || null,
    vatClass: vatClass || null,
    ...(productCode.trim() && { productCode }),
    isActive: values.isActive && hasPrice(values.price),
    imageUrls: pictures.map(({ url }) => url),
    imageAlts: pictures.map(({ alt }) => alt),
    imageAltsEn: pictures.map(({ altEn }) => altEn),
  }
}
