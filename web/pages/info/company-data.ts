import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { placeLines } from '#shared/domain/platform/shop/shop-address.ts'

/** "P.IVA e C.F. 0123… · REA VI-… · Capitale sociale …" (rule 440). */
export function companyLine({ legal }: Pick<ShopFacts, 'legal'>, language: Language): string {
  const isOneNumber = legal.vatNumber === legal.taxCode
  const names =
    language === 'it'
      ? { both: 'P.IVA e C.F.', vat: 'P.IVA', tax: 'C.F.', capital: 'Capitale sociale' }
      : { both: 'VAT number and tax code', vat: 'VAT number', tax: 'Tax code', capital: 'Share capital' }
  return [
    isOneNumber
      ? `${names.both} ${legal.vatNumber}`
      : `${names.vat} ${legal.vatNumber} · ${names.tax} ${legal.taxCode}`,
    `REA ${legal.rea}`,
    ...(legal.shareCapital ? [`${names.capital} ${legal.shareCapital}`] : []),
  ].join(' · ')
}

/** "Via dei Telai 18, 36100 Vicenza (VI)". */
export function postalAddress({ address }: Pick<ShopFacts, 'address'>): string {
  return placeLines({ address }).join(', ')
}
