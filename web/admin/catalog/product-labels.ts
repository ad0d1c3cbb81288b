import type { categories, subcategories } from '#shared/domain/catalog/categories.ts'
import { fieldsWith, mapFields } from '#shared/domain/catalog/plain-fields.ts'
import type { VatClass } from '#shared/domain/pricing/vat.ts'
import type { ProductField, ProductValues } from '#web/admin/catalog/products/product-values.ts'
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

export const fieldNames: Record<ProductField, string> = {
  ...mapFields(fieldsWith('label'), (_field, { label }) => label),
  pictures: 'Immagini',
}

export function valueText(field: ProductField, values: ProductValues): string {
  switch (field) {
    case 'sizes':
      return values.sizes.map(({ size, stock }) => `${size}: ${stock}`).join(', ') || 'nessuna'
    case 'pictures':
      return values.pictures.length === 1 ? '1 immagine' : `${values.pictures.length} immagini`
    case 'facts':
      return (
        Object.entries(values.facts)
          .map(([key, { it }]) => `${key}: ${it}`)
          .join(', ') || 'nessuno'
      )
    case 'condition':
      return conditionNames[values.condition]
    case 'vatClass':
      return vatNames[values.vatClass]
    case 'isActive':
      return values.isActive ? 'Attivo' : 'Disattivo'
    case 'category':
      return values.category ? categoryNames[values.category] : 'nessuna'
    case 'subcategory':
      return typeName(values.subcategory)
    default:
      return values[field] || 'vuoto'
  }
}
