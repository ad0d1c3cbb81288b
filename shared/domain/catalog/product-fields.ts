import { categories, subcategories } from '#shared/domain/platform/goods/categories.ts'
import { maxPriceCents } from '#shared/domain/platform/money.ts'
import { isGtin } from './gtin.ts'

type Texts = readonly [it: string, en: string]

interface FieldRow {
  /** Of a plain field, which this row describes completely. A field without a kind has code of its own. */
  kind?: 'text' | 'kilograms' | 'whole' | 'money'
  /** Its column in the table of products. Kilograms are grams there, money is cents. */
  stored?: string
  /** Its column in the catalogue's file. */
  inFile: string
  /** What a cell of that column may say: stands beside a wrong one. */
  allowed?: Texts
  /** In the dashboard. */
  label?: string
  hint?: string
  longest?: number
  isProse?: boolean
  /** Of a number: hundredths of kilograms and of euro, or whole. */
  limits?: { from: number; to: number; error: string; message: string }
  check?: { passes: (text: string) => boolean; error: string; message: string }
  isOfBicycles?: boolean
  /** Not part of what customers read. */
  isInternal?: boolean
  /** By which an article is told from others. */
  isCode?: boolean
  /** What the exports of other shops and dealers' lists call it. */
  foreign?: { woocommerce?: RegExp; shopify?: RegExp; google?: RegExp }
}

const listOf = (words: readonly string[]): Texts => [words.join(', '), words.join(', ')]
const word = {
  kind: 'text',
  longest: 80,
  allowed: ['al massimo 80 caratteri', 'at most 80 characters'],
} as const satisfies Omit<FieldRow, 'inFile'>

/** The fields of a product, one a row, in the order of the catalogue's file (docs/catalogue-file.md). */
// biome-ignore format: a table
export const productFields = {
  productCode: {
    inFile: 'codice', label: 'Codice',
    allowed: ['un codice che c’è una volta sola, come testo, fino a 60 caratteri', 'a code that is there once, as text, up to 60 characters'],
  },
  name: { stored: 'name', inFile: 'nome', label: 'Nome', allowed: ['da 1 a 200 caratteri, su una riga', 'from 1 to 200 characters, on one line'] },
  description: { stored: 'description', inFile: 'descrizione', label: 'Descrizione', allowed: ['da 1 a 20.000 caratteri', 'from 1 to 20,000 characters'] },
  category: { stored: 'category', inFile: 'categoria', label: 'Categoria', allowed: listOf(categories) },
  subcategory: { stored: 'subcategory', inFile: 'tipo', label: 'Tipo', allowed: listOf(subcategories) },
  price: { stored: 'priceCents', inFile: 'prezzo', label: 'Prezzo', allowed: ['da 0 a 99.999,99, per esempio 1.299,90', 'from 0 to 99,999.99, for example 1299.90'] },
  stock: { inFile: 'stock', label: 'Stock', allowed: ['da 0 a 99.999 pezzi, o vuota', 'from 0 to 99,999 items, or empty'] },
  sizes: { inFile: 'taglie', label: 'Taglie', allowed: ['taglia:pezzi, per esempio S:2 | M:4', 'size:items, for example S:2 | M:4'] },
  weight: {
    kind: 'kilograms', stored: 'weightGrams', inFile: 'peso', label: 'Peso', isOfBicycles: true,
    limits: { from: 0, to: 99_999, error: 'weight_range', message: 'Indica il peso in kg con al massimo due decimali, fino a 999,99.' },
    allowed: ['chili, da 0 a 999,99', 'kilograms, from 0 to 999.99'],
    foreign: { woocommerce: /^(weight|peso)( |$)/, shopify: /^(variant grams|weight value grams)$/, google: /^(product|shipping) weight$/ },
  },
  wheelSize: { ...word, stored: 'wheelSize', inFile: 'ruota', label: 'Misura ruote', isOfBicycles: true },
  gearCount: {
    kind: 'whole', stored: 'gearCount', inFile: 'rapporti', label: 'Numero di rapporti', isOfBicycles: true,
    limits: { from: 1, to: 99, error: 'gear_range', message: 'I rapporti sono un numero intero da 1 a 99.' }, allowed: ['da 1 a 99', 'from 1 to 99'],
  },
  material: { ...word, stored: 'material', inFile: 'materiale', label: 'Materiale', isOfBicycles: true, foreign: { google: /^material$/ } },
  brand: {
    ...word, stored: 'brand', inFile: 'marca', label: 'Marca', hint: 'Meglio una già in uso: è un filtro.',
    foreign: { woocommerce: /^(brands?|marchi|marchio|marca|marche)$/, shopify: /^(vendor|fornitore|produttore)$/, google: /^brand$/ },
  },
  color: {
    ...word, stored: 'color', inFile: 'colore', label: 'Colore', hint: 'Meglio uno già in uso: è un filtro.',
    foreign: { google: /^colou?r$/ },
  },
  imageUrls: { stored: 'imageNames', inFile: 'immagini', allowed: ['nomi di foto già nel negozio', 'names of pictures that the shop has'] },
  imageAlts: { stored: 'imageAlts', inFile: 'testi immagini' },
  nameEn: { kind: 'text', stored: 'nameEn', inFile: 'nome inglese', label: 'Nome in inglese', isInternal: true, longest: 200 },
  descriptionEn: { kind: 'text', stored: 'descriptionEn', inFile: 'descrizione inglese', label: 'Descrizione in inglese', isInternal: true, isProse: true, longest: 20_000 },
  imageAltsEn: { stored: 'imageAltsEn', inFile: 'testi immagini inglesi' },
  shelf: { stored: 'shelf', inFile: 'scaffale', label: 'Scaffale', allowed: ['uno scaffale della sua categoria, o vuota', 'a section of its category, or empty'] },
  facts: { stored: 'facts', inFile: 'dati', label: 'Dati dello scaffale', allowed: ['dati e valori che il negozio conosce', 'details and values that the shop knows'] },
  condition: { stored: 'condition', inFile: 'condizione', label: 'Condizione', allowed: ['nuovo o usato', 'nuovo (new) or usato (used)'] },
  vatClass: { stored: 'vatClass', inFile: 'iva', label: 'IVA', allowed: ['22, 10, 4 o margine', '22, 10, 4 or margine'] },
  gtin: {
    kind: 'text', stored: 'gtin', inFile: 'gtin', label: 'GTIN / EAN', longest: 14, isCode: true, hint: 'Le cifre sotto il codice a barre.',
    check: { passes: isGtin, error: 'gtin', message: 'Il codice GTIN/EAN ha 8, 12, 13 o 14 cifre con la cifra di controllo giusta.' },
    allowed: ['8, 12, 13 o 14 cifre con la cifra di controllo', '8, 12, 13 or 14 digits with the check digit'],
    foreign: { woocommerce: /\b(gtin|ean|upc|isbn)\b/, shopify: /^(variant )?barcode$/, google: /^gtin$/ },
  },
  mpn: {
    ...word, stored: 'mpn', inFile: 'codice produttore', label: 'Sigla del produttore', isCode: true, hint: 'L’MPN: come lo chiama chi lo fa.',
    foreign: { woocommerce: /^(mpn|meta ?(mpn|wpm mpn|mpn number))$/, shopify: /^google shopping mpn$/, google: /^mpn$/ },
  },
  modelKey: {
    ...word, stored: 'modelKey', inFile: 'modello', label: 'Modello', hint: 'Uguale per i colori dello stesso modello, per esempio gravel-brenta.',
    check: { passes: (key) => /^[a-z0-9-]+$/.test(key), error: 'invalid', message: 'Il modello è una parola di lettere minuscole, cifre e trattini, per esempio gravel-brenta.' },
    allowed: ['minuscole, cifre e trattini', 'lower-case letters, digits and hyphens'],
  },
  supplierCode: {
    ...word, stored: 'supplierCode', inFile: 'codice fornitore', label: 'Codice del fornitore', isInternal: true, isCode: true,
    hint: 'Come lo ordini. Nel negozio non si vede.',
    foreign: {},
  },
  cost: {
    kind: 'money', stored: 'costCents', inFile: 'costo', label: 'Costo', isInternal: true,
    hint: 'Quanto lo paghi, senza IVA. Nel negozio non si vede.',
    limits: { from: 0, to: maxPriceCents, error: 'price_range', message: 'Indica il costo con al massimo due decimali, da 0 a 99.999,99 €.' },
    allowed: ['da 0 a 99.999,99, o vuota', 'from 0 to 99,999.99, or empty'],
    foreign: { woocommerce: /^(cost of goods|costo (dei beni|della merce)|cogs value|meta (wc cog cost|alg wc cog cost|cost|costo))$/, shopify: /^cost per item$/ },
  },
  isActive: { stored: 'isActive', inFile: 'attivo', label: 'Stato', allowed: ['sì o no', 'sì (yes) or no'] },
  slug: { inFile: 'indirizzo' },
  createdAt: { inFile: 'creato', allowed: ['una data, per esempio 2026-11-20', 'a date, for example 2026-11-20'] },
  version: { inFile: 'versione' },
} as const satisfies Record<string, FieldRow>
