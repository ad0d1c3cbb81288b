import { squeezed } from '#shared/domain/platform/fold-text.ts'

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

/** Their towns, squeezed; names that are towns of Italy too are known by their code alone. */
const towns: Record<SpecialPlace, readonly string[]> = {
  sanMarino: ['sanmarino', 'repubblicadisanmarino', 'cittadisanmarino', 'borgomaggiore', 'domagnano', 'montegiardino'],
  vatican: ['vaticano', 'cittadelvaticano', 'statodellacittadelvaticano', 'vaticancity', 'thevatican', 'holysee'],
  livigno: ['livigno', 'trepalle'],
  campione: ['campione', 'campioneditalia'],
}

interface Place {
  postalCode: string
  city?: string | undefined
}

/** By the code or by the name of the town, however it is written. */
export function specialPlaceOf({ postalCode, city = '' }: Place): SpecialPlace | undefined {
  const name = squeezed(city.replace(/\(.*?\)/g, ''))
  return specialPlaces.find((place) => codes[place].test(postalCode.trim()) || towns[place].includes(name))
}

export const specialPlaceNames: Record<SpecialPlace, { it: string; en: string }> = {
  sanMarino: { it: 'San Marino', en: 'San Marino' },
  vatican: { it: 'Città del Vaticano', en: 'Vatican City' },
  livigno: { it: 'Livigno', en: 'Livigno' },
  campione: { it: 'Campione d’Italia', en: 'Campione d’Italia' },
}

/** The ones that are no part of Italy: its lists of postal codes do not hold them. */
export const isAbroad = (place: SpecialPlace): boolean => place === 'sanMarino' || place === 'vatican'
