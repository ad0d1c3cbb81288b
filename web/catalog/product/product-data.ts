import type { Fact, Product } from '#shared/contract/catalog/catalog.ts'
import type { Question } from '#shared/contract/catalog/questions.ts'
import type { RatingStats, Review } from '#shared/contract/catalog/reviews.ts'
import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import { offerId, sizeAddress } from '#shared/domain/catalog/offer-id.ts'
import { shippingCents } from '#shared/domain/platform/delivery/shipping.ts'
import { shippedLine } from '#shared/domain/platform/delivery/shipping-class.ts'
import { shippingPolicyFor } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { isDrawing } from '#shared/domain/platform/goods/image-name.ts'
import { shareUrlOf } from '#shared/domain/platform/goods/share-picture.ts'
import { expectedDay, inSize } from '#shared/domain/platform/goods/sizes.ts'
import { availabilityOf } from '#shared/domain/platform/goods/used-bicycles.ts'
import { addressIn, type Language } from '#shared/domain/platform/language.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { absolute, type StructuredData } from '#web/catalog/breadcrumb-data.ts'
import { productPath } from '#web/catalog/catalog-address.ts'
import { returnPolicyData } from '#web/catalog/merchant-policy-data.ts'
import { makerData, safetyProperties } from './safety-data.ts'

const currency = 'EUR'

interface Surroundings {
  shop: ShopFacts
  language: Language
  stats: RatingStats
  reviews: readonly Review[]
  /** With the shop's answers. */
  questions: readonly Question[]
  /** What is said under a drawing of the kind, and under one to scale. */
  captions: { drawing: string; toScale: string }
}

/** One product, or where a size has to be chosen the group of its variants; a page has one of them. */
export function productData(product: Product, surroundings: Surroundings): StructuredData {
  const { shop, language, stats, reviews, questions } = surroundings
  const { name, description, productCode, gtin, mpn, modelKey, sizes } = product
  const url = urlOf(product, shop, language)
  const image = imagesOf(product, surroundings)
  const properties = [...product.facts.map(propertyData), ...safetyProperties(product, language)]
  const common = {
    name,
    description,
    url,
    ...(image && { image }),
    ...(mpn && { mpn }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(product.color && { color: product.color }),
    ...(product.material && { material: product.material }),
    ...(product.weight && { weight: { '@type': 'QuantitativeValue', value: product.weight, unitCode: 'KGM' } }),
    ...(properties.length > 0 && { additionalProperty: properties }),
    ...makerData(product, language),
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
    ...(questions.length > 0 && { subjectOf: questions.slice(0, 4).map((one) => questionData(one, shop)) }),
  }
  if (sizes.length < 2)
    return {
      '@type': 'Product',
      ...common,
      sku: productCode,
      ...(gtin && { gtin }),
      ...(sizes[0] && { size: sizes[0].size }),
      // The colours of one model stand on pages of their own.
      ...(modelKey && { inProductGroupWithID: modelKey }),
      offers: offerData({ ...product, expectedOn: expectedDay(product, sizes[0]?.size) }, shop, url),
    }
  return {
    '@type': 'ProductGroup',
    ...common,
    productGroupID: offerId(productCode),
    variesBy: 'https://schema.org/size',
    // Each at the address that has it chosen.
    hasVariant: sizes.map(({ size, stock, expectedOn }) => ({
      '@type': 'Product',
      name: `${name}, ${size}`,
      description,
      sku: offerId(productCode, size),
      size,
      ...(image && { image }),
      ...(product.color && { color: product.color }),
      offers: offerData({ ...inSize(product, size), stock, expectedOn }, shop, sizeAddress(url, size)),
    })),
  }
}

/** A drawing says that it is one; undefined without any picture. */
function imagesOf(product: Product, { shop, captions }: Surroundings): (string | StructuredData)[] | undefined {
  const captioned = (url: string, caption: string) => ({ '@type': 'ImageObject', url, contentUrl: url, caption })
  const drawn = shareUrlOf(product)
  if (product.imageUrls.length === 0)
    return drawn === null ? undefined : [captioned(absolute(shop.publicUrl, drawn), captions.toScale)]
  return product.imageUrls.map((one) => {
    const url = absolute(shop.publicUrl, one)
    return isDrawing(one) ? captioned(url, captions.drawing) : url
  })
}

const urlOf = (product: Product, shop: ShopFacts, language: Language) =>
  absolute(shop.publicUrl, addressIn(productPath(product), language))

const propertyData = ({ label, value, unit }: Fact): StructuredData => ({
  '@type': 'PropertyValue',
  name: label,
  value,
  ...(unit && { unitText: unit }),
})

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
    ...(product.stock <= 0 && product.expectedOn && { availabilityStarts: product.expectedOn }),
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

/** No page of questions of its own, which is for answers by any visitor: works about the product. */
const questionData = ({ text, createdAt, language, answer }: Question, shop: ShopFacts): StructuredData => ({
  '@type': 'Question',
  name: text,
  inLanguage: language,
  dateCreated: createdAt,
  answerCount: 1,
  acceptedAnswer: {
    '@type': 'Answer',
    text: answer.text,
    dateCreated: answer.at,
    author: { '@type': 'Organization', name: shop.name },
  },
})
