import { slugify } from '#shared/domain/catalog/product-slug.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import type { RowPrice } from '../columns/import-prices.ts'
import type { ForeignMapping } from '../columns/known-columns.ts'
import { plainDescription } from '../columns/plain-description.ts'
import { type ForeignItem, type NamedPicture, sizeName } from '../items/foreign-item.ts'
import type { FileNotes } from './file-notes.ts'

export interface Priced extends ForeignItem {
  read: RowPrice
  readCost: RowPrice
  priceKey: string
}

export interface Part {
  items: readonly [Priced, ...Priced[]]
  name: string
  code: string
  hasSiblings: boolean
  /** Addresses of pictures that show a sibling of another colour. */
  ofSiblings: ReadonlySet<string>
}

export function partsOf(model: readonly Priced[], mapping: ForeignMapping, notes: FileNotes): Part[] {
  const [first] = model
  if (!first) return []
  const name = commonName(model)
  const byColor = [...Map.groupBy(model, ({ color }) => foldText(color)).values()]
  const parts = byColor.flatMap((sameColor) => samePrice(sameColor).map((items, _i, all) => ({ items, all })))
  return parts.flatMap(({ items, all }): Part[] => {
    const [one, ...more] = items
    if (!one) return []
    if (all.length > 1) notes.add('differentPrices', one.line)
    const color = byColor.length > 1 && !foldText(name).includes(foldText(one.color)) ? one.color : ''
    const sizes = all.length > 1 ? items.map(({ size }) => sizeName(size)).filter((size) => size !== '') : []
    const isAlone = parts.length === 1
    const own = items.length === 1 ? one.code : ''
    const made = [one.groupCode, byColor.length > 1 ? slugify(one.color) : '', sizes[0] ? slugSize(sizes[0]) : '']
    const code = isAlone && items.length > 1 ? one.groupCode || one.code : own || made.filter((p) => p).join('-')
    return [
      {
        items: [one, ...more],
        name: [name, color, sizes.join('/')].filter((text) => text !== '').join(' '),
        code: mapping === 'shopify' && !code ? one.groupCode : code,
        hasSiblings: !isAlone,
        ofSiblings: addressesOf(model.filter((item) => !items.includes(item))),
      },
    ]
  })
}

/** Different sizes keep their prices in one product; what has no size to tell it by is a product for each price. */
function samePrice(items: readonly Priced[]): Priced[][] {
  const kinds = new Set(items.map(({ read }) => read.kind))
  const sizes = new Set(items.map(({ size }) => foldText(sizeName(size))))
  const isTold = !sizes.has('') && sizes.size === items.length
  if (isTold && kinds.size === 1 && (kinds.has('amount') || kinds.has('net'))) return [[...items]]
  return [...Map.groupBy(items, ({ priceKey }) => priceKey).values()]
}

const slugSize = (size: string) => size.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const addressesOf = (items: readonly ForeignItem[]) =>
  new Set(items.flatMap(({ pictures }) => pictures.map(({ address }) => address)))

/** Those of the model first; where each colour has its own, those first and none that shows another colour. */
export function picturesOfPart({ items, hasSiblings, ofSiblings }: Part): NamedPicture[] {
  const own = items.flatMap(({ pictures }) => pictures)
  const ofModel = items.flatMap(({ modelPictures }) => modelPictures)
  const shown = addressesOf(items)
  const shared = ofModel.filter(({ address }) => shown.has(address) || !ofSiblings.has(address))
  const byAddress = new Map<string, NamedPicture>()
  for (const picture of hasSiblings ? [...own, ...shared] : [...shared, ...own]) {
    const known = byAddress.get(picture.address)
    if (!known || known.alt === '') byAddress.set(picture.address, picture)
  }
  return [...byAddress.values()]
}

/** Some files have the size in each title: the common beginning is the model's name. */
function commonName(model: readonly Priced[]): string {
  const names = model.map(({ name }) => plainLine(name))
  const [first = ''] = names
  if (names.every((name) => name === first)) return first
  let words = first.split(' ')
  for (const name of names) {
    const other = name.split(' ')
    const apart = words.findIndex((word, i) => word !== other[i])
    if (apart >= 0) words = words.slice(0, apart)
  }
  const common = words.join(' ').replace(/[\s,;:/(–-]+$/, '')
  return common.length >= 6 ? common : first
}

export const plainLine = (text: string) => plainDescription(text).replace(/\s+/g, ' ').trim()
