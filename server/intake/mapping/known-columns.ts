import { productFields } from '#shared/domain/catalog/product-fields.ts'
import { type ForeignField, plainForeign } from '#shared/domain/intake/foreign-fields.ts'
import { columnWord } from './column-word.ts'

/** A shop system or list that is known by its columns, or whose columns are guessed. */
export const foreignMappings = ['woocommerce', 'shopify', 'google', 'list'] as const
export type ForeignMapping = (typeof foreignMappings)[number]

/** Further columns of those files, which relate rows. */
export type Role =
  | ForeignField
  | 'id'
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

type Table = readonly [Role, RegExp][]

const woocommerce: Table = [
  ['id', /^id$/],
  ['rowKind', /^(type|tipo)$/],
  ['code', /^(sku|cod|codice|codice sku)$/],
  ['name', /^(name|nome)$/],
  ['isActive', /^(published|pubblicato)$/],
  ['shortDescription', /^(short description|breve descrizione|descrizione breve)$/],
  ['description', /^(description|descrizione)$/],
  ['inStock', /^(in stock|in magazzino|disponibile)$/],
  ['stock', /^(stock|magazzino|giacenza|scorte|quantita( in magazzino)?)$/],
  ['salePrice', /^(sale price|prezzo (in offerta|scontato|in saldo|promozionale|di vendita|in promozione))$/],
  ['price', /^(regular price|prezzo (di listino|regolare|normale|base|pieno))$/],
  ['category', /^(categories|categorie)$/],
  ['images', /^(images|immagini)$/],
  ['parent', /^(parent|genitore|padre)$/],
]

const shopify: Table = [
  ['handle', /^(url )?handle$/],
  ['name', /^(title|titolo)$/],
  ['description', /^(body html|body|description|descrizione)$/],
  ['category', /^(type|product type|tipo)$/],
  ['kind', /^product category$/],
  ['isActive', /^published( on online store)?$/],
  ['status', /^status$/],
  ['optionName1', /^option1 name$/],
  ['option1', /^(option1 value|variant option1)$/],
  ['optionName2', /^option2 name$/],
  ['option2', /^(option2 value|variant option2)$/],
  ['optionName3', /^option3 name$/],
  ['option3', /^(option3 value|variant option3)$/],
  ['code', /^(variant )?sku$/],
  ['stock', /^(variant inventory (qty|quantity)|inventory quantity)$/],
  ['price', /^(variant )?price$/],
  ['compareAt', /^(variant )?compare at price$/],
  ['images', /^(image src|product image url)$/],
  ['imageAlt', /^image alt text$/],
  ['variantImage', /^variant image( url)?$/],
  ['giftCard', /^gift card$/],
]

const google: Table = [
  ['code', /^id$/],
  ['name', /^(title|structured title)$/],
  ['description', /^description$/],
  ['images', /^image link$/],
  ['moreImages', /^additional image link$/],
  ['availability', /^availability$/],
  ['price', /^price$/],
  ['salePrice', /^sale price$/],
  ['condition', /^condition$/],
  ['category', /^product type$/],
  ['kind', /^google product category$/],
  ['model', /^item group id$/],
  ['size', /^size$/],
  ['stock', /^(quantity|inventory|sell on google quantity)$/],
]

type ShopMapping = Exclude<ForeignMapping, 'list'>
const tables: Record<ShopMapping, Table> = { woocommerce, shopify, google }

/** Of the plain fields: no other column bears one of their names. */
const plainColumns = (mapping: ShopMapping): Table =>
  plainForeign.flatMap((field) => {
    const names: Partial<Record<ShopMapping, RegExp>> = productFields[field].foreign
    return names[mapping] ? [[field, names[mapping]] as const] : []
  })

export type Columns = ReadonlyMap<Role, number>

/** The column of each role; of two candidates the first. */
export function columnsOf(header: readonly string[], mapping: ShopMapping): Columns {
  const found = new Map<Role, number>()
  const taken = new Set<number>()
  const named = header.map(columnWord)
  for (const [role, name] of [...plainColumns(mapping), ...tables[mapping]]) {
    const at = named.findIndex((word, i) => !taken.has(i) && name.test(word))
    if (at < 0) continue
    found.set(role, at)
    taken.add(at)
  }
  return found
}

const signatures: readonly [ShopMapping, readonly Role[], atLeastOne: readonly Role[]][] = [
  ['woocommerce', ['rowKind', 'name', 'price'], ['parent', 'isActive', 'inStock', 'category']],
  ['shopify', ['handle', 'name'], ['price', 'option1', 'code', 'isActive']],
  ['google', ['code', 'name', 'price'], ['availability', 'images', 'model', 'condition']],
]

/** The system that writes such columns; undefined when it is none of those known. */
export function systemOf(header: readonly string[]): ForeignMapping | undefined {
  return signatures.find(([mapping, all, some]) => {
    const columns = columnsOf(header, mapping)
    return all.every((role) => columns.has(role)) && some.some((role) => columns.has(role))
  })?.[0]
}
