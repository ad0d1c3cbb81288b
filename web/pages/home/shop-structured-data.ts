import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import { clockTime } from '#shared/domain/platform/hours/clock-time.ts'
import { addressIn, type Language } from '#shared/domain/platform/language.ts'
import { returnPolicyData } from '#web/catalog/merchant-policy-data.ts'

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** As search engines understand it: from midnight to midnight. */
const closedAllDay = [[0, 0]] as const

export function shopStructuredData(shop: ShopFacts, language: Language): Record<string, unknown>[] {
  const { name, isReady, legal, address, location, phone, email, social } = shop
  // One shop in both languages: one id for machines.
  const id = `${shop.publicUrl.replace(/\/$/, '')}/`
  const url = new URL(addressIn('/', language), id).href
  return [
    {
      '@type': 'BikeStore',
      '@id': `${id}#shop`,
      name,
      ...(isReady && { legalName: legal.company }),
      url,
      logo: new URL('/icon-512.png', url).href,
      image: new URL('/icon-512.png', url).href,
      ...(isReady && {
        telephone: phone,
        email,
        vatID: `IT${legal.vatNumber}`,
        taxID: legal.taxCode,
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          postalCode: address.postalCode,
          addressLocality: address.city,
          addressRegion: address.province,
          addressCountry: 'IT',
        },
      }),
      ...(location && { geo: { '@type': 'GeoCoordinates', ...location } }),
      openingHoursSpecification: shop.openingHours.flatMap((spans, day) =>
        spans.map(([open, close]) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: dayNames[day],
          opens: clockTime(open),
          closes: clockTime(close),
        })),
      ),
      specialOpeningHoursSpecification: shop.exceptions
        .filter(({ when }) => when !== 'past')
        .flatMap(({ from, to, hours }) =>
          (hours.length > 0 ? hours : closedAllDay).map(([open, close]) => ({
            '@type': 'OpeningHoursSpecification',
            opens: clockTime(open),
            closes: clockTime(close),
            validFrom: from,
            validThrough: to,
          })),
        ),
      hasMerchantReturnPolicy: returnPolicyData(shop),
      currenciesAccepted: 'EUR',
      ...(social.instagram && { sameAs: [social.instagram] }),
    },
    {
      '@type': 'WebSite',
      '@id': `${id}#site`,
      name,
      url,
      publisher: { '@id': `${id}#shop` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${url}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
