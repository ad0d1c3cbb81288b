import type { Fact, Product } from '#shared/contract/catalog/catalog.ts'
import type { RatingStats, Review } from '#shared/contract/catalog/reviews.ts'
import type { ShopFacts } from '#shared/contract/site/shop.ts'
import { offerId, sizeAddress } from '#shared/domain/catalog/feeds.ts'
import { isCallOnly, isSinglePiece } from '#shared/domain/catalog/used-bicycles.ts'
import { addressIn, type Language } from '#shared/domain/platform/language.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { shippingCents } from '#shared/domain/pricing/shipping.ts'
import { shippedLine } from '#shared/domain/pricing/shipping-class.ts'
import { shippingPolicyFor } from '#shared/domain/pricing/shipping-rules.ts'
import { absolute, type StructuredData } from '#web/catalog/breadcrumb-data.ts'
import { productPath } from '#web/catalog/catalog-address.ts'
import { returnPolicyData } from '#web/catalog/merchant-policy-data.ts'

const currency = 'EUR'

interface Surroundings {
  shop: ShopFacts
  language: Language
  stats: RatingStats
  reviews: readonly Review[]
}

export function productData(product: Product, { shop, language, stats, reviews }: Surroundings): StructuredData {
  const url = urlOf(product, shop, language)
  const group = groupOf(product)
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.productCode,
    url,
    image: product.imageUrls.map((url) => absolute(shop.publicUrl, url)),
    ...(product.gtin && { gtin: product.gtin }),
    ...(product.mpn && { mpn: product.mpn }),
    ...(group && { inProductGroupWithID: group }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.color && { color: product.color }),
    ...(product.material && { material: product.material }),
    ...(product.sizes.length > 0 && { size: product.sizes.map((one) => one.size).join(', ') }),
    ...(product.weight && { weight: { '@type': 'QuantitativeValue', value: product.weight, unitCode: 'KGM' } }),
    ...(product.facts.length > 0 && { additionalProperty: product.facts.map(propertyData) }),
    offers: offerData(product, shop, url),
    ...(stats.totalReviews > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: stats.averageRating,
        reviewCount: stats.totalReviews,
        bestRating: 5,
        worstRating: 1,
      },
      review: reviews.slice(0, 5).map(reviewData),
    }),
  }
}

/** Sizes of one product form a group, as in the feeds for merchants; else colours of one model do. */
const groupOf = ({ sizes, productCode, modelKey }: Product) => (sizes.length > 1 ? offerId(productCode) : modelKey)

/** One variant a size, each at the address that has it chosen; undefined where there is nothing to choose. */
export function variantsData(product: Product, shop: ShopFacts, language: Language): StructuredData | undefined {
  const { name, description, brand, color, imageUrls, productCode, sizes } = product
  if (sizes.length < 2) return undefined
  const url = urlOf(product, shop, language)
  const image = imageUrls.map((one) => absolute(shop.publicUrl, one))
  return {
    '@type': 'ProductGroup',
    productGroupID: offerId(productCode),
    name,
    description,
    url,
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    variesBy: 'https://schema.org/size',
    hasVariant: sizes.map(({ size, stock }) => ({
      '@type': 'Product',
      name: `${name}, ${size}`,
      description,
      sku: offerId(productCode, size),
      size,
      image,
      ...(color && { color }),
      offers: offerData({ ...product, stock }, shop, sizeAddress(url, size)),
    })),
  }
}

const urlOf = (product: Product, shop: ShopFacts, language: Language) =>
  absolute(shop.publicUrl, addressIn(productPath(product), language))

const propertyData = ({ label, value, unit }: Fact): StructuredData => ({
  '@type': 'PropertyValue',
  name: label,
  value,
  ...(unit && { unitText: unit }),
})

function availabilityOf(product: Product): string {
  if (product.stock <= 0) return isSinglePiece(product) ? 'SoldOut' : 'OutOfStock'
  return isCallOnly(product) ? 'InStoreOnly' : 'InStock'
}

const daysData = (minValue: number, maxValue: number): StructuredData => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

function offerData(product: Product, shop: ShopFacts, url: string): StructuredData {
  const policy = shippingPolicyFor([shippedLine(product)], { method: 'courier', postalCode: '' }, shop.shipping)
  const { assemblyDays, carrierDays } = shop.shipping
  const handling = assemblyDays[product.category] ?? 0
  return {
    '@type': 'Offer',
    url,
    price: product.price,
    priceCurrency: currency,
    ...(product.reduction?.until && { priceValidUntil: product.reduction.until }),
    availability: `https://schema.org/${availabilityOf(product)}`,
    itemCondition: `https://schema.org/${product.condition === 'used' ? 'UsedCondition' : 'NewCondition'}`,
    seller: { '@type': 'Organization', name: shop.name },
    // Without courier delivery there is no price.
    ...(policy && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: {
          '@type': 'MonetaryAmount',
          value: toDecimal(shippingCents(centsOf(product.price), policy)),
          currency,
        },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IT' },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: daysData(handling, handling + 1),
          transitTime: daysData(carrierDays.mainland, Math.max(...Object.values(carrierDays))),
        },
      },
    }),
    hasMerchantReturnPolicy: returnPolicyData(shop),
  }
}

const reviewData = (review: Review): StructuredData => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: review.customerName },
  datePublished: review.createdAt,
  name: review.title,
  reviewBody: review.comment,
  reviewRating: { '@type': 'Rating', ratingValue: review.rating, bestRating: 5, worstRating: 1 },
})
