import { addressIn } from '#shared/domain/platform/language.ts'
import { daysToReturn } from '#shared/domain/platform/shop/consumer-rights.ts'
import { type Attributes, type FeedItem, type FeedOptions, merchantEntries, whyLeftOut } from './merchant-feed.ts'

/** Google's attributes that the feed for assistants names otherwise, and those that it has not. */
const renamed: Record<string, string> = {
  'g:id': 'item_id',
  'g:link': 'url',
  'g:additional_image_link': 'additional_image_urls',
  'g:google_product_category': 'product_category',
  'g:item_group_id': 'group_id',
}
const unknown = new Set(
  ['image_link', 'product_type', 'shipping', 'shipping_weight', 'sale_price_effective_date', 'identifier_exists'].map(
    (name) => `g:${name}`,
  ),
)

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
  return merchantEntries(item, options).map((entry) => ({
    ...Object.fromEntries(
      Object.entries(entry).flatMap(([name, value]) =>
        unknown.has(name) ? [] : [[renamed[name] ?? name.replace('g:', ''), value]],
      ),
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
