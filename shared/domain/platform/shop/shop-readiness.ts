import type { Language } from '#shared/domain/platform/language.ts'

/** What a shop that has not said who it is is called. */
export const inPreparation: Record<Language, string> = { it: 'Negozio in preparazione', en: 'Shop in preparation' }

interface Facts {
  name: string
  legal: { company: string; vatNumber: string }
  address: { street: string }
  email: string
}

/** Whether the shop has said who it is: an order binds two. */
export const isReady = ({ name, legal, address, email }: Facts): boolean =>
  [name, legal.vatNumber, address.street, email].every(Boolean)

/** Whether a buyer can be told where to send the money. */
export const takesTransfers = (shop: Facts & { bank: { iban: string } }): boolean =>
  isReady(shop) && shop.bank.iban !== ''

/** The shop as it is called in one language. */
export function namedIn<S extends Facts>(shop: S, language: Language): S {
  if (isReady(shop)) return shop
  const name = inPreparation[language]
  return { ...shop, name, legal: { ...shop.legal, company: name } }
}
