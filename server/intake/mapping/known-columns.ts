import { isGtin } from '#shared/domain/catalog/gtin.ts'
import { productFields } from '#shared/domain/catalog/product-fields.ts'
import { type ForeignField, plainForeign } from '#shared/domain/intake/foreign-fields.ts'
import type { ShopSystem } from '#shared/domain/intake/shop-systems.ts'
import { columnWord } from './column-word.ts'
import { saysNet } from './net-prices.ts'

/** A shop system that is known by its columns, or a list whose columns are guessed. */
export type ForeignMapping = ShopSystem | 'list'

/** Further columns of those files, which relate rows. */
export type Role =
  | ForeignField
  | 'id'
  | 'type'
  | 'rowKind'
  | 'parent'
  | 'handle'
  | 'status'
  | 'giftCard'
  | 'inStock'
  | 'compareAt'
  | 'availability'
  | 'option1'
  | 'option2'
  | 'option3'
  | 'optionName1'
  | 'optionName2'
  | 'optionName3'
  | 'moreImages'
  | 'imageAlt'
  | 'variantImage'
  | 'options'
  | 'optionNames'
  | 'attributes'
  | 'listed'
  | 'counted'
  | 'currency'
  | 'format'
  | 'impact'
  | 'sizeStocks'
  | 'storeView'
  | 'vat'
  | 'virtual'
  | 'visibility'

type Table = readonly [Role, RegExp][]

/** Purchase prices, discounts and other amounts are no sale prices. */
const notForCustomers = /\b(acquisto|costo?|cost|dealer|rivenditore|rivend|rivenditori|sconto|usd|gbp|chf|lei|ron)\b/

const list: Table = [
  [
    'code',
    /^(cod|codice|sku|codart|cod art|codice art|(codice|cod) (articolo|prodotto|interno)|product ?(code|number|id)|item (no|number|code)|article (no|number)|art nr|artikelnummer|ref|riferimento|referenza|id)$/,
  ],
  [
    'name',
    /^(nome( (prodotto|articolo))?|name( (it|en))?|titolo|title|denominazione|prodotto|articolo|product( name)?|item|bezeichnung)$/,
  ],
  ['shortDescription', /^(descrizione breve|short description)$/],
  [
    'description',
    /^(descrizione( (it|italiano|lunga|estesa|completa|articolo|prodotto))?|description( (it|long))?|long description|desc|beschreibung)$/,
  ],
  ['salePrice', /\b(offerta|scontato|promo|saldo|sale price|discounted)\b/],
  [
    'price',
    /^(prezzo.*|price.*|preis.*|prix.*|nettopreis.*|(retail|net|list|sale|sell|unit|selling|public) ?price|pvp|listino.*|p pubblico|srp|msrp|rrp|uvp|importo)$/,
  ],
  [
    'stock',
    /^(giac|giacenza.*|stock.*|qta.*|q ta.*|qty.*|quantita.*|quantity.*|esistenz[ae]|disponibilita|pezzi|magazzino|inventory.*|scort[ae]|on hand|available)$/,
  ],
  ['size', /^(tg|taglia|taglie|size|misura|numero)$/],
  [
    'category',
    /^(categoria.*|category|gruppo.*|reparto|famiglia|settore|shop category|product type|tipologia|macrocategoria)$/,
  ],
  ['kind', /^(sottocategoria|subcategory|aw subcategory|sottogruppo)$/],
  ['condition', /^(condizione|condition|stato articolo)$/],
  ['images', /^(foto|immagin[ei]|images?|image (src|link|url)|picture.*|url immagine)$/],
  ['model', /^(modello|model|item group id|codice modello)$/],
]

/** Of the plain fields: no other column bears one of their names. */
const plainColumns: Table = plainForeign.flatMap((field) => {
  const names: { list?: RegExp } = productFields[field].foreign
  return names.list ? [[field, names.list] as const] : []
})

export type Columns = ReadonlyMap<Role, number>

/** The column of each role of a list; of two candidates the first. */
function columnsOf(header: readonly string[]): Columns {
  const found = new Map<Role, number>()
  const taken = new Set<number>()
  const named = header.map(columnWord)
  for (const [role, name] of [...plainColumns, ...list]) {
    const isPrice = role === 'price'
    const isFit = (word: string, i: number) =>
      !taken.has(i) && name.test(word) && !(isPrice && notForCustomers.test(word))
    // Of two price columns the one that customers pay.
    const inFull = isPrice ? named.findIndex((word, i) => isFit(word, i) && !saysNet(header[i] ?? '')) : -1
    const at = inFull < 0 ? named.findIndex(isFit) : inFull
    if (at < 0) continue
    found.set(role, at)
    taken.add(at)
  }
  return found
}

const samplesRead = 200

/** The columns of a list by name, else by their content. */
export function guessedColumns(header: readonly string[], rows: readonly { cells: readonly string[] }[]): Columns {
  const found = new Map(columnsOf(header))
  // The only text of a list is the name.
  const described = found.get('description')
  if (!found.has('name') && described !== undefined) {
    found.set('name', described)
    found.delete('description')
  }
  const taken = new Set(found.values())
  const byContent: [ForeignField, (cell: string) => boolean][] = [
    ['gtin', (cell) => cell.length >= 12 && isGtin(cell)],
    ['images', (cell) => /^https?:\/\/\S+\.(jpe?g|png|webp|gif|avif)\b/i.test(cell)],
  ]
  for (const [field, isSuch] of byContent) {
    if (found.has(field)) continue
    const at = header.findIndex((_name, i) => {
      if (taken.has(i)) return false
      const cells = rows.slice(0, samplesRead).flatMap(({ cells }) => cells[i]?.trim() || [])
      return cells.length > 0 && cells.filter(isSuch).length * 2 > cells.length
    })
    if (at >= 0) found.set(field, at)
  }
  return found
}
