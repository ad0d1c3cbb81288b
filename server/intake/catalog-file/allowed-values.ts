import type { FileField } from '#server/intake/columns/catalog-file-columns.ts'
import { categories, subcategories } from '#shared/domain/catalog/catalog.ts'
import type { Language } from '#shared/domain/platform/language.ts'

type Texts = readonly [it: string, en: string]

const upTo = (max: string): Texts => [`al massimo ${max} caratteri`, `at most ${max} characters`]
const listOf = (words: readonly string[]): Texts => [words.join(', '), words.join(', ')]

/** The allowed values of each field, shown beside every wrong cell. */
const texts: Partial<Record<FileField, Texts>> = {
  productCode: [
    'un codice che c’è una volta sola, come testo, fino a 60 caratteri',
    'a code that is there once, as text, up to 60 characters',
  ],
  name: ['da 1 a 200 caratteri, su una riga', 'from 1 to 200 characters, on one line'],
  description: ['da 1 a 20.000 caratteri', 'from 1 to 20,000 characters'],
  category: listOf(categories),
  subcategory: listOf(subcategories),
  price: ['da 0 a 99.999,99, per esempio 1.299,90', 'from 0 to 99,999.99, for example 1299.90'],
  cost: ['da 0 a 99.999,99, o vuota', 'from 0 to 99,999.99, or empty'],
  stock: ['da 0 a 99.999 pezzi, o vuota', 'from 0 to 99,999 items, or empty'],
  sizes: ['taglia:pezzi, per esempio S:2 | M:4', 'size:items, for example S:2 | M:4'],
  weight: ['chili, da 0 a 999,99', 'kilograms, from 0 to 999.99'],
  gearCount: ['da 1 a 99', 'from 1 to 99'],
  wheelSize: upTo('80'),
  material: upTo('80'),
  brand: upTo('80'),
  color: upTo('80'),
  mpn: upTo('80'),
  supplierCode: upTo('80'),
  imageUrls: ['nomi di foto già nel negozio', 'names of pictures that the shop has'],
  shelf: ['uno scaffale della sua categoria, o vuota', 'a section of its category, or empty'],
  facts: ['dati e valori che il negozio conosce', 'details and values that the shop knows'],
  condition: ['nuovo o usato', 'nuovo (new) or usato (used)'],
  vatClass: ['22, 10, 4 o margine', '22, 10, 4 or margine'],
  gtin: ['8, 12, 13 o 14 cifre con la cifra di controllo', '8, 12, 13 or 14 digits with the check digit'],
  modelKey: ['minuscole, cifre e trattini', 'lower-case letters, digits and hyphens'],
  isActive: ['sì o no', 'sì (yes) or no'],
  createdAt: ['una data, per esempio 2026-11-20', 'a date, for example 2026-11-20'],
}

export function allowedText(field: string | null, language: Language): string | null {
  const root = field?.split('.')[0] ?? ''
  return texts[(root === 'frameSize' ? 'sizes' : root) as FileField]?.[language === 'it' ? 0 : 1] ?? null
}
