import type { ShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import type { CatalogItem } from '#server/catalog/product-index/sort-orders.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { barcodeOf } from '#shared/domain/catalog/barcode.ts'
import { sizeAddress } from '#shared/domain/catalog/offer-id.ts'
import { shippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import { shippedLine } from '#shared/domain/platform/delivery/shipping-class.ts'
import { type ShippingRules, shippingPolicyFor } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { isDrawing } from '#shared/domain/platform/goods/image-name.ts'
import { hasSizePrices, inSize } from '#shared/domain/platform/goods/sizes.ts'
import { isCallOnly } from '#shared/domain/platform/goods/used-bicycles.ts'
import { addressIn, type Language } from '#shared/domain/platform/language.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { wholeWords } from '#shared/domain/platform/whole-words.ts'
import type { LeftOut } from './feed-addresses.ts'
import { feedMoment } from './feed-moment.ts'
import googleNames from './google-categories.json' with { type: 'json' }
import type { OfferIds } from './offer-ids.ts'

/** Google's product data specification: the longest value of each attribute, and how many further pictures. */
const longest = { title: 150, description: 5_000, attribute: 100, productType: 750 } as const
const maxMorePictures = 10

export interface FeedOptions {
  language: Language
  /** The shop's address without a slash at its end. */
  base: string
  book: ShelfDirectory
  shop: Pick<Shop, 'shipping'>
  ids: OfferIds
}

export type Attributes = Record<string, string | string[] | Record<string, string | number>>
export type FeedItem = Pick<CatalogItem, 'product' | 'english' | 'priceCents'>

/** Google's names of categories by shelf, or of a shelf above it, or by category. */
const googleCategories: Record<string, string> = googleNames

/** The pictures for a listing: both merchants refuse drawings, which show the kind and not the product. */
const picturesOf = ({ imageUrls }: Pick<Product, 'imageUrls'>): string[] => imageUrls.filter((url) => !isDrawing(url))

/** Why a product is in no list: without a price, a picture of its own (rule 650), or sold on request only. */
export function whyLeftOut({ product, priceCents }: FeedItem): Exclude<LeftOut, 'brand'> | undefined {
  if (isCallOnly(product)) return 'online'
  if (priceCents <= 0) return 'price'
  return picturesOf(product).length === 0 ? 'photo' : undefined
}

/** One entry for each size of the product. */
export function merchantEntries(item: FeedItem, request: FeedOptions): Attributes[] {
  const product = request.language === 'en' ? item.english : item.product
  if (whyLeftOut(item)) return []
  const [picture = '', ...more] = picturesOf(product).map((url) => request.base + url)
  const { sizes } = product
  const group = request.ids.of(product.id)
  const isOneOfSeveral = sizes.length > 1
  const isShoe = request.book.pathTo(product.shelf).some(({ slug }) => slug === 'scarpe')
  const common = {
    ...commonAttributes(product, request, [picture, ...more.slice(0, maxMorePictures)]),
    ...wearerOf(item.product, request.book),
  }
  // Without one it came in while the list was being made.
  if (group === undefined) return []
  if (sizes.length === 0) return [{ 'g:id': group, ...common, ...stockOf(product.stock) }]
  return sizes.map(({ size, stock }) => ({
    'g:id': request.ids.of(product.id, size) ?? group,
    ...common,
    ...(isOneOfSeveral && { 'g:item_group_id': group }),
    'g:size': wholeWords(size, longest.attribute),
    // The numbers of jackets are Italian or European, by their makers; those of shoes are European.
    ...(isShoe && /^\d\d([.,]\d)?$/.test(size) && { 'g:size_system': 'EU' }),
    ...(isOneOfSeveral && { 'g:link': sizeAddress(linkOf(product, request), size) }),
    ...(hasSizePrices(product) && offerOf(inSize(product, size), request)),
    ...stockOf(stock),
  }))
}

const linkOf = ({ slug }: Product, { base, language }: FeedOptions) => base + addressIn(`/prodotto/${slug}`, language)

const stockOf = (units: number) => ({ 'g:availability': units > 0 ? 'in_stock' : 'out_of_stock' })

function commonAttributes(product: Product, request: FeedOptions, [picture = '', ...more]: string[]): Attributes {
  const { language, book } = request
  const path = book.pathTo(product.shelf)
  const names = path.map(({ name }) => name[language])
  const googleCategory = [product.category, ...path.map(({ slug }) => slug)]
    .map((slug) => googleCategories[slug])
    .findLast((one) => one !== undefined)
  return {
    'g:title': wholeWords(product.name, longest.title),
    'g:description': wholeWords(product.description.trim() || product.name, longest.description),
    'g:link': linkOf(product, request),
    'g:image_link': picture,
    ...(more.length > 0 && { 'g:additional_image_link': more }),
    ...offerOf(product, request),
    'g:condition': product.condition,
    ...identifiers(product),
    ...(googleCategory && { 'g:google_product_category': googleCategory }),
    ...(names.length > 0 && { 'g:product_type': wholeWords(names.join(' > '), longest.productType) }),
    ...(product.color && { 'g:color': wholeWords(product.color, longest.attribute) }),
    ...(product.material && { 'g:material': wholeWords(product.material, longest.attribute) }),
    ...(product.weight && { 'g:shipping_weight': `${product.weight} kg` }),
  }
}

/** Price and delivery, which depends on it. */
function offerOf(product: Product, { shop }: FeedOptions): Attributes {
  const delivery = deliveryOf(centsOf(product.price), product, shop.shipping)
  return { ...pricesOf(product), ...(delivery && { 'g:shipping': delivery }) }
}

/** Of a reduced product the comparison price of the law, and the current price. */
function pricesOf({ price, reduction }: Product): Attributes {
  if (!reduction) return { 'g:price': amount(centsOf(price)) }
  const { comparison, startedAt, until } = reduction
  return {
    'g:price': amount(centsOf(comparison)),
    'g:sale_price': amount(centsOf(price)),
    ...(until && { 'g:sale_price_effective_date': `${feedMoment(startedAt)}/${feedMoment(until)}` }),
  }
}

/**
 * For whom clothing is, which both merchants require; of other goods only where it is known. Without a fact clothing of
 * a bicycle shop is for adults of any gender.
 * @param product in Italian
 */
function wearerOf({ category, facts }: Product, book: ShelfDirectory): Attributes {
  const said = facts.find(({ key }) => key === 'gender')?.value
  const choice = book.facts.get('gender')?.choices.find(({ it }) => it === said)?.value
  if (category !== 'abbigliamento' && choice === undefined) return {}
  return {
    'g:gender': choice === 'donna' ? 'female' : choice === 'uomo' ? 'male' : 'unisex',
    'g:age_group': choice === 'bambini' ? 'kids' : 'adult',
  }
}

/** The number of one size is not the number of another: it is named where there is one size. */
function identifiers({ brand, gtin, mpn, sizes }: Product): Attributes {
  const ownGtin = sizes.length > 1 ? null : gtin
  const isKnown = ownGtin !== null || (brand !== null && mpn !== null)
  return {
    ...(brand && { 'g:brand': wholeWords(brand, longest.attribute) }),
    ...(ownGtin && { 'g:gtin': barcodeOf(ownGtin) }),
    ...(mpn && { 'g:mpn': wholeWords(mpn, longest.attribute) }),
    ...(!isKnown && { 'g:identifier_exists': 'no' }),
  }
}

/** Handling time: assembly, or until the next day after the cut-off; then the transit time. */
function deliveryOf(cents: number, product: Product, shipping: ShippingRules) {
  const handling = shipping.assemblyDays[product.category] ?? 0
  const policy = shippingPolicyFor([shippedLine(product)], { method: 'courier', postalCode: '' }, shipping)
  // Without courier delivery there is no price.
  if (!policy) return undefined
  return {
    'g:country': 'IT',
    'g:price': amount(shippingCents(cents, policy)),
    'g:min_handling_time': handling,
    'g:max_handling_time': handling + 1,
    'g:min_transit_time': shipping.carrierDays.mainland,
    'g:max_transit_time': Math.max(...Object.values(shipping.carrierDays)),
  }
}

const amount = (cents: number) => `${toDecimal(cents)} EUR`
