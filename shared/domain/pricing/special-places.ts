/** Places with an Italian postal code outside the EU's VAT area (directive 2006/112, art. 6), or in a state of their own. */
export const specialPlaces = ['sanMarino', 'vatican', 'livigno', 'campione'] as const
export type SpecialPlace = (typeof specialPlaces)[number]

/** Terms of delivery there, in the shop's words; a place without them is not delivered to without a call. */
export type ServedPlaces = Readonly<Partial<Record<SpecialPlace, { it: string; en: string }>>>

const codes: Record<SpecialPlace, RegExp> = {
  sanMarino: /^4789\d$/,
  vatican: /^00120$/,
  livigno: /^23041$/,
  campione: /^22061$/,
}

export const specialPlaceOf = (postalCode: string): SpecialPlace | undefined =>
  specialPlaces.find((place) => codes[place].test(postalCode))

export const specialPlaceNames: Record<SpecialPlace, { it: string; en: string }> = {
  sanMarino: { it: 'San Marino', en: 'San Marino' },
  vatican: { it: 'Città del Vaticano', en: 'Vatican City' },
  livigno: { it: 'Livigno', en: 'Livigno' },
  campione: { it: 'Campione d’Italia', en: 'Campione d’Italia' },
}

/** The ones that are no part of Italy: its lists of postal codes do not hold them. */
export const isAbroad = (place: SpecialPlace): boolean => place === 'sanMarino' || place === 'vatican'
