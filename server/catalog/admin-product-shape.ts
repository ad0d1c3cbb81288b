import type { MessageKey } from '#server/problems/message-texts.ts'
import type { ProductChangeInput } from '#shared/contract/admin-products.ts'
import { isBicycleCategory } from '#shared/domain/catalog.ts'
import { storedDetails } from '#shared/domain/product-details.ts'
import type { SizeStock } from '#shared/domain/sizes.ts'
import type { ProductRow } from './product-repository.ts'

/** Columns that no form decides. */
type OwnColumn = 'id' | 'slug' | 'productCode' | 'deletedAt' | 'version' | 'createdAt'

/** What the administrator decides about a product, as it is stored. Pieces are those on the shelf, held ones too. */
export interface ProductShape extends Omit<ProductRow, OwnColumn> {
  /** Never empty: one entry with the empty size for a product without sizes. */
  sizes: SizeStock[]
}

export type ShapeResult = { shape: ProductShape } | { problems: Record<string, MessageKey> }

const imagePrefix = /^(?:https?:\/\/[^/]+)?\/images\//

const nothing: ProductShape = {
  name: '',
  description: '',
  category: 'componenti',
  subcategory: null,
  priceCents: 0,
  ...storedDetails(() => null),
  imageNames: [],
  imageAlts: [],
  isActive: true,
  sizes: [{ size: '', stock: 0 }],
}

/**
 * A product as it is after the form: fields left out stay as they were (a new one starts with price 0 and stock 0). One
 * without a price is a draft: a price taken away switches it off, and only a price lets it be switched on.
 * Only bicycles have subcategory, weight, wheel size, gears and material (rules 201 to 203, 222).
 * @returns the problems by field when it cannot be that way
 */
export function shapeProduct(input: ProductChangeInput, before: ProductShape = nothing): ShapeResult {
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
  const sizes = sizesOf(isBicycle ? input : { ...input, frameSize: undefined }, before.sizes)
  if ('problem' in sizes) problems[sizes.field] = sizes.problem
  if ('problem' in images || 'problem' in sizes || Object.keys(problems).length > 0) return { problems }
  return {
    shape: {
      name: input.name ?? before.name,
      description: input.description ?? before.description,
      category,
      subcategory,
      priceCents,
      ...storedDetails((detail, { stored, isOfBicycles }) =>
        isOfBicycles && !isBicycle ? null : keep<string | number | null>(input[detail], before[stored]),
      ),
      imageNames: images.names,
      imageAlts: images.alts,
      // Without a price it is a draft, whatever was asked.
      isActive: (input.isActive ?? before.isActive) && priceCents > 0,
      sizes: sizes.sizes,
    },
  }
}

function keep<T>(value: T | undefined, old: T): T {
  return value === undefined ? old : value
}

type Images = { names: string[]; alts: string[] } | { field: 'imageUrls'; problem: MessageKey }

function imagesOf(input: ProductChangeInput, before: ProductShape): Images {
  const old = before.imageNames.map((name) => `/images/${name}`)
  const wanted = wantedImages(input, old)
  if (!wanted.every((url) => imagePrefix.test(url))) return { field: 'imageUrls', problem: 'field_image' }
  const nameOf = (url: string) => url.replace(imagePrefix, '')
  const names = [...new Set(wanted.map(nameOf))]
  const altOf = new Map(before.imageNames.map((name, i) => [name, before.imageAlts[i] ?? '']))
  const described = input.imageUrls ?? old
  for (const [i, alt] of (input.imageAlts ?? []).entries()) altOf.set(nameOf(described[i] ?? ''), alt)
  const alts = names.map((name) => altOf.get(name) ?? '')
  return { names, alts: alts.some((alt) => alt !== '') ? alts : [] }
}

/** The list as given; imageUrl alone goes in front of what is there, and its being emptied takes all away. */
function wantedImages({ imageUrl, imageUrls }: ProductChangeInput, old: readonly string[]): readonly string[] {
  if (imageUrls != null) return imageUrl && !imageUrls.includes(imageUrl) ? [imageUrl, ...imageUrls] : imageUrls
  if (imageUrl === undefined) return old
  return imageUrl ? [imageUrl, ...old] : []
}

type Sizes = { sizes: SizeStock[] } | { field: string; problem: MessageKey }

/** `sizes` says it all; else `frameSize` names the sizes and `stock` fills the only one there is (rule 409). */
function sizesOf({ sizes, frameSize, stock }: ProductChangeInput, before: readonly SizeStock[]): Sizes {
  if (sizes != null && sizes.length > 0) {
    const names = new Set(sizes.map((s) => s.size.toLowerCase()))
    return names.size === sizes.length ? { sizes } : { field: 'sizes', problem: 'field_size_twice' }
  }
  const old = sizes == null ? before : [{ size: '', stock: before.reduce((sum, s) => sum + s.stock, 0) }]
  const names = frameSize === undefined ? old.map((s) => s.size) : namesIn(frameSize)
  if (names.some((name) => name.length > 20 || /[;:|]/.test(name)))
    return { field: 'frameSize', problem: 'field_size_name' }
  if (new Set(names.map((n) => n.toLowerCase())).size < names.length)
    return { field: 'frameSize', problem: 'field_size_twice' }
  const total = old.reduce((sum, s) => sum + s.stock, 0)
  const [only] = names
  if (names.length === 1 && only !== undefined) return { sizes: [{ size: only, stock: stock ?? total }] }
  const kept = names.map((size) => ({ size, stock: old.find((s) => s.size === size)?.stock ?? 0 }))
  const sum = kept.reduce((pieces, s) => pieces + s.stock, 0)
  // Nobody but the shop knows how many pieces of which size there are.
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
