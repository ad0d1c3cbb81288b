import { problem } from '#server/platform/problems/problem.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { specialPlaceNames, specialPlaceOf } from '#shared/domain/platform/delivery/special-places.ts'
import type { Language } from '#shared/domain/platform/language.ts'

const callWords: Record<Language, (phone: string) => string> = {
  it: (phone) => ` Chiamaci al ${phone}: ti diciamo come fare.`,
  en: (phone) => ` Call us on ${phone} and we’ll tell you what’s possible.`,
}

/** By its code or its town. @throws Problem 409 delivery_by_phone for a place outside the VAT area whose terms the shop has not set (decision 0078) */
export function requireServedPlace(
  to: { postalCode: string; city: string },
  { shipping, phone }: Pick<Shop, 'shipping' | 'phone'>,
): void {
  const place = specialPlaceOf(to)
  if (!place || shipping.served?.[place]) return
  throw problem('delivery_by_phone', {
    details: { place },
    said: (language) => ({ town: specialPlaceNames[place][language], call: phone && callWords[language](phone) }),
  })
}
