import type { ShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import type { MessageKey } from '#server/platform/problems/message-texts.ts'
import type { ProductChangeInput } from '#shared/contract/catalog/admin-products.ts'
import { storedFields } from '#shared/domain/catalog/plain-fields.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import { type FactValue, type FactValues, readFact } from '#shared/domain/platform/goods/facts.ts'
import type { StoredSize } from '#shared/domain/platform/goods/sizes.ts'
import { vatClassOf } from '#shared/domain/platform/goods/vat.ts'
import type { Cents } from '#shared/domain/platform/money.ts'
import type { ProductRow } from './product-repository.ts'

/** Columns that no form decides. */
type OwnColumn = 'id' | 'slug' | 'productCode' | 'deletedAt' | 'version' | 'createdAt' | 'changedAt'

/** The administrator's fields of a product, as stored. Stock includes reserved units. */
export interface ProductShape extends Omit<ProductRow, OwnColumn> {
  /** Never empty: one entry with the empty size for a product without sizes. */
  sizes: StoredSize[]
}

type ShapeResult = { shape: ProductShape } | { problems: Record<string, MessageKey> }

const imagePrefix = /^(?:https?:\/\/[^/]+)?\/images\//

const nothing: ProductShape = {
  name: '',
  description: '',
  category: 'componenti',
  subcategory: null,
  priceCents: 0,
  ...storedFields(() => null),
  imageNames: [],
  imageAlts: [],
  imageAltsEn: [],
  shelf: null,
  facts: {},
  condition: null,
  vatClass: null,
  isActive: true,
  sizes: [{ size: '', stock: 0 }],
}

/**
 * A product as it is after the form: fields left out stay as they were (a new one starts with price 0 and stock 0). One
 * without a price is a draft: a price taken away switches it off, and only a price lets it be switched on.
 * Only bicycles have subcategory, weight, wheel size, gears and material.
 * @returns the problems by field when it cannot be that way
 */
export function shapeProduct(
  input: ProductChangeInput,
  book: ShelfDirectory,
  before: ProductShape = nothing,
): ShapeResult {
  const category = input.category ?? before.category
  const isBicycle = isBicycleCategory(category)
  const problems: Record<string, MessageKey> = {}
  const subcategory = isBicycle ? keep(input.subcategory, before.subcategory) : null
  if (isBicycle && !subcategory) problems.subcategory = 'field_required'
  const priceCents = input.price ?? before.priceCents
  if (input.isActive === true && !before.isActive && priceCents === 0 && before.priceCents === 0)
    problems.price = 'field_price_to_sell'
  const images = imagesOf(input, before)
  if ('problem' in images) problems[images.field] = images.problem
  const sizes = sizesOf(isBicycle ? input : { ...input, frameSize: undefined }, before.sizes, priceCents)
  if ('problem' in sizes) problems[sizes.field] = sizes.problem
  const name = input.name ?? before.name
  const shelf = shelfOf(input, before, { category, subcategory, name }, book)
  if (shelf === undefined) problems.shelf = 'field_shelf'
  const facts = input.facts ? factsOf(input.facts, book, before.facts) : { facts: before.facts }
  if ('problem' in facts) problems.facts = facts.problem
  const isUsedBicycle = category === 'bici-usate'
  const condition = input.condition ?? before.condition
  if (isUsedBicycle && input.condition === 'new') problems.condition = 'field_condition'
  const vatClass = keep(input.vatClass, before.vatClass)
  if (vatClass === 'margin' && !isUsedBicycle && condition !== 'used') problems.vatClass = 'field_vat_margin'
  if ('problem' in images || 'problem' in sizes || 'problem' in facts || Object.keys(problems).length > 0)
    return { problems }
  return {
    shape: {
      name,
      description: input.description ?? before.description,
      category,
      subcategory,
      priceCents,
      ...storedFields((field, row) =>
        'isOfBicycles' in row && !isBicycle ? null : keep<string | number | null>(input[field], before[row.stored]),
      ),
      imageNames: images.names,
      imageAlts: images.alts,
      imageAltsEn: images.altsEn,
      shelf: shelf ?? null,
      facts: facts.facts,
      condition: condition === 'used' && !isUsedBicycle ? 'used' : null,
      vatClass: vatClass === vatClassOf({ category, condition, vatClass: null }) ? null : vatClass,
      // Without a price it is a draft, whatever was asked.
      isActive: (input.isActive ?? before.isActive) && priceCents > 0,
      sizes: sizes.sizes.map((one) => ({ ...one, expectedOn: expectedOf(one, input, before) })),
    },
  }
}

function keep<T>(value: T | undefined, old: T): T {
  return value === undefined ? old : value
}

type Images = { names: string[]; alts: string[]; altsEn: string[] } | { field: 'imageUrls'; problem: MessageKey }

function imagesOf(input: ProductChangeInput, before: ProductShape): Images {
  const old = before.imageNames.map((name) => `/images/${name}`)
  const requested = wantedImages(input, old)
  if (!requested.every((url) => imagePrefix.test(url))) return { field: 'imageUrls', problem: 'field_image' }
  const nameOf = (url: string) => url.replace(imagePrefix, '')
  const names = [...new Set(requested.map(nameOf))]
  const described = input.imageUrls ?? old
  const altsOf = (written: readonly string[] | null | undefined, stored: readonly string[]) => {
    const altOf = new Map(before.imageNames.map((name, i) => [name, stored[i] ?? '']))
    for (const [i, alt] of (written ?? []).entries()) altOf.set(nameOf(described[i] ?? ''), alt)
    const alts = names.map((name) => altOf.get(name) ?? '')
    return alts.some((alt) => alt !== '') ? alts : []
  }
  const altsEn = altsOf(input.imageAltsEn, before.imageAltsEn)
  return { names, alts: altsOf(input.imageAlts, before.imageAlts), altsEn }
}

type Place = Pick<ProductShape, 'category' | 'subcategory' | 'name'>

/**
 * The shelf asked for, else the one it stands on while category and kind stay, else the one that suits it.
 * @returns undefined when there is none of that name in the category
 */
function shelfOf(
  { shelf: requested }: ProductChangeInput,
  before: ProductShape,
  { category, subcategory, name }: Place,
  book: ShelfDirectory,
): string | null | undefined {
  if (requested) {
    const found = book.find(requested)
    return found?.category === category ? found.slug : undefined
  }
  const mayStay = requested === undefined && before.category === category && before.subcategory === subcategory
  return mayStay && before.shelf !== null ? before.shelf : book.shelfFor(category, subcategory, name)
}

type Facts = { facts: FactValues } | { problem: MessageKey }

function factsOf(written: NonNullable<ProductChangeInput['facts']>, book: ShelfDirectory, before: FactValues): Facts {
  const facts: Record<string, FactValue> = {}
  for (const { key, value } of written) {
    const definition = book.facts.get(key)
    if (!definition) return { problem: 'field_fact' }
    const read = readFact(definition, value)
    if (read === undefined) return { problem: 'field_fact_value' }
    const known = before[key]
    // An Italian value that was read and sent back unchanged keeps its English.
    facts[key] = typeof known === 'object' && known.it === read ? known : read
  }
  return { facts }
}

/** The given list; imageUrl alone becomes the first picture, and an empty one removes all. */
function wantedImages({ imageUrl, imageUrls }: ProductChangeInput, old: readonly string[]): readonly string[] {
  if (imageUrls != null) return imageUrl && !imageUrls.includes(imageUrl) ? [imageUrl, ...imageUrls] : imageUrls
  if (imageUrl === undefined) return old
  return imageUrl ? [imageUrl, ...old] : []
}

/** What is left out stays; the day of the whole product is that of the empty size. */
function expectedOf({ size, expectedOn }: StoredSize, input: ProductChangeInput, before: ProductShape) {
  const written = size === '' ? input.expectedOn : expectedOn
  return keep(written, before.sizes.find((one) => one.size === size)?.expectedOn ?? null)
}

type Sizes = { sizes: StoredSize[] } | { field: string; problem: MessageKey }

/** `sizes` says it all; else `frameSize` names the sizes and `stock` fills the only one there is. */
function sizesOf(
  { sizes, frameSize, stock }: ProductChangeInput,
  before: readonly StoredSize[],
  productCents: Cents,
): Sizes {
  const ownOf = (size: string) => (size && before.find((s) => s.size === size)?.priceCents) || null
  if (sizes != null && sizes.length > 0) {
    const names = new Set(sizes.map((s) => s.size.toLowerCase()))
    if (names.size < sizes.length) return { field: 'sizes', problem: 'field_size_twice' }
    return {
      sizes: sizes.map(({ size, stock: units, price, expectedOn }) => {
        const own = ownOf(size)
        // A size with the product's price has no price of its own.
        const priceCents = price === undefined || price === own ? own : price === productCents ? null : price
        return { size, stock: units, priceCents, expectedOn }
      }),
    }
  }
  const old = sizes == null ? before : [{ size: '', stock: before.reduce((sum, s) => sum + s.stock, 0) }]
  const names = frameSize === undefined ? old.map((s) => s.size) : namesIn(frameSize)
  if (names.some((name) => name.length > 20 || /[;:|]/.test(name)))
    return { field: 'frameSize', problem: 'field_size_name' }
  if (new Set(names.map((n) => n.toLowerCase())).size < names.length)
    return { field: 'frameSize', problem: 'field_size_twice' }
  const total = old.reduce((sum, s) => sum + s.stock, 0)
  const [only] = names
  if (names.length === 1 && only !== undefined)
    return { sizes: [{ size: only, stock: stock ?? total, priceCents: ownOf(only) }] }
  const stockOf = (size: string) => old.find((s) => s.size === size)?.stock ?? 0
  const kept = names.map((size) => ({ size, stock: stockOf(size), priceCents: ownOf(size) }))
  const sum = kept.reduce((units, s) => units + s.stock, 0)
  // Only the shop knows the stock of each size.
  if (stock !== undefined && stock !== sum) return { field: 'stock', problem: 'field_stock_of_sizes' }
  if (stock === undefined && sum !== total) return { field: 'sizes', problem: 'field_stock_of_sizes' }
  return { sizes: kept }
}

/** "S, M, L" → S, M, L; nothing is the one empty size. */
function namesIn(frameSize: string | null): string[] {
  const names = (frameSize ?? '').split(',').map((name) => name.trim())
  const given = names.filter((name) => name !== '')
  return given.length > 0 ? given : ['']
}
