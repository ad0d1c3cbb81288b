import { daysToReturn } from '#shared/domain/orders/consumer-rights.ts'
import { addressIn } from '#shared/domain/platform/language.ts'
import { type Attributes, type FeedItem, type FeedOptions, merchantEntries, whyLeftOut } from './merchant-feed.ts'

/** Google's names → those of the product feed for assistants. */
const names: Record<string, string> = {
  'g:id': 'item_id',
  'g:title': 'title',
  'g:description': 'description',
  'g:link': 'url',
  'g:brand': 'brand',
  'g:additional_image_link': 'additional_image_urls',
  'g:price': 'price',
  'g:sale_price': 'sale_price',
  'g:availability': 'availability',
  'g:condition': 'condition',
  'g:google_product_category': 'product_category',
  'g:gtin': 'gtin',
  'g:mpn': 'mpn',
  'g:material': 'material',
  'g:color': 'color',
  'g:size': 'size',
  'g:size_system': 'size_system',
  'g:gender': 'gender',
  'g:age_group': 'age_group',
  'g:item_group_id': 'group_id',
}

type AssistantFeedOptions = Omit<FeedOptions, 'merchant' | 'shop'> & {
  shop: FeedOptions['shop'] & { name: string; returnDays: number | null }
}

/** A brand is required besides what merchants require. */
export const whyUnlisted = (item: FeedItem) => whyLeftOut(item) ?? (item.product.brand ? undefined : 'brand')

/** The lines of a product, one for each size: found by assistants, bought on the shop's own pages. */
export function assistantEntries(item: FeedItem, options: AssistantFeedOptions): Record<string, unknown>[] {
  if (whyUnlisted(item)) return []
  const { base, language, shop } = options
  const page = (path: string) => base + addressIn(path, language)
  const seller = {
    seller_name: shop.name,
    seller_url: page('/'),
    seller_privacy_policy: page('/privacy'),
    seller_tos: page('/condizioni'),
    store_country: 'IT',
    target_countries: ['IT'],
    accepts_returns: true,
    return_deadline_in_days: daysToReturn(shop),
    return_policy: page('/spedizioni-e-resi'),
    is_eligible_search: true,
    is_eligible_checkout: false,
    // The same by their names in the first edition.
    enable_search: true,
    enable_checkout: false,
  }
  return merchantEntries(item, { ...options, merchant: 'google' }).map((entry) => ({
    ...Object.fromEntries(
      Object.entries(entry).flatMap(([name, value]) => (names[name] ? [[names[name], value]] : [])),
    ),
    // JPEG or PNG are required.
    image_url: item.product.shareImageUrl ? base + item.product.shareImageUrl : entry['g:image_link'],
    ...variantOf(entry),
    ...deliveryOf(entry),
    ...(item.product.weight && { weight: Number(item.product.weight), item_weight_unit: 'kg' }),
    ...seller,
  }))
}

const variantOf = (entry: Attributes) =>
  entry['g:item_group_id']
    ? { listing_has_variations: true, variant_dict: { size: entry['g:size'] } }
    : { listing_has_variations: false }

const deliveryOf = ({ 'g:shipping': shipping }: Attributes) =>
  typeof shipping === 'object' && 'g:price' in shipping ? { shipping_price: shipping['g:price'] } : {}
