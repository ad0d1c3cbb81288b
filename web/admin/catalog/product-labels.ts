import type { categories, subcategories } from '#shared/domain/platform/goods/categories.ts'
import type { VatClass } from '#shared/domain/platform/goods/vat.ts'
import { it } from '#web/i18n/it.ts'

/** The dashboard's own spelling. */
export const categoryNames = {
  biciclette: 'Biciclette',
  'bici-usate': 'Bici Usate',
  componenti: 'Componenti',
  abbigliamento: 'Abbigliamento',
  accessori: 'Accessori',
} as const satisfies Record<(typeof categories)[number], string>

export const typeName = (subcategory: (typeof subcategories)[number] | null | '') =>
  subcategory ? it.places.subcategories[subcategory] : 'Non specificato'

export const conditionNames = { new: 'Nuovo', used: 'Usato' } as const

export const vatNames: Record<VatClass | '', string> = {
  '': 'Come di solito (22 %; usato: margine)',
  standard: '22 %',
  reduced: '10 %',
  super_reduced: '4 %',
  margin: 'Regime del margine',
}
