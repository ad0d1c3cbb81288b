import type { FileTable } from '#server/platform/file-reading/file-table.ts'
import type { ForeignItem, NamedPicture } from './foreign-item.ts'
import {
  isNo,
  isYes,
  itemOf,
  picturesOf,
  type Read,
  reader,
  type Sheet,
  weightUnit,
  withOptions,
} from './item-of-row.ts'
import type { Columns, ForeignMapping, Role } from './known-columns.ts'
import { ofWooCommerce } from './read-woocommerce.ts'
import { codes } from './row-kinds.ts'
import { withSizesOfTitles } from './size-in-title.ts'

/** The items of a file of this system, and the rows that only describe others. */
export function itemsOf(table: FileTable, mapping: ForeignMapping, columns: Columns): ForeignItem[] {
  const sheet: Sheet = { header: table.header, rows: table.rows, columns }
  if (mapping === 'woocommerce') return ofWooCommerce(sheet)
  if (mapping === 'shopify') return ofShopify(sheet)
  return mapping === 'google' ? ofGoogle(sheet) : ofList(sheet)
}

function ofShopify(sheet: Sheet): ForeignItem[] {
  const unit = weightUnit(sheet, 'g')
  const heads = new Map<string, { item: ForeignItem; read: Read }>()
  const items: ForeignItem[] = []
  const pictures = new Map<string, NamedPicture[]>()
  for (const row of sheet.rows) {
    const read = reader(sheet, row)
    const handle = read('handle')
    const head = heads.get(handle)?.read ?? read
    if (!heads.has(handle)) heads.set(handle, { read, item: itemOf(sheet, row, read, unit) })
    const found = pictures.get(handle) ?? []
    found.push(...picturesOf(read('images'), read('imageAlt')))
    pictures.set(handle, found)
    const model = heads.get(handle)?.item
    // Rows below the first may hold nothing but one more picture.
    const isVariant = ['code', 'price', 'option1'].some((role) => read(role as Role) !== '')
    if (!isVariant && head !== read) continue
    const item = itemOf(sheet, row, read, unit)
    const options = ([1, 2, 3] as const).map((n) => ({
      name: read(`optionName${n}`) || head(`optionName${n}`),
      value: read(`option${n}`),
    }))
    const status = head('status').toLowerCase()
    items.push(
      withOptions(
        {
          ...item,
          group: `handle ${handle}`,
          groupCode: handle,
          name: model?.name ?? '',
          description: model?.description ?? '',
          groups: model?.groups ?? [],
          word: model?.word ?? '',
          brand: model?.brand ?? '',
          isShown: (status === '' || status === 'active') && !isNo(head('isActive')),
          pictures: picturesOf(read('variantImage'), ''),
          modelPictures: found,
          model: handle,
          why: isYes(head('giftCard')) ? 'gift_card' : undefined,
          parentMissing: model?.name === '' ? handle : undefined,
        },
        options,
      ),
    )
  }
  return items
}

function ofGoogle(sheet: Sheet): ForeignItem[] {
  return sheet.rows.map((row) => {
    const read = reader(sheet, row)
    const item = itemOf(sheet, row, read, weightUnit(sheet, 'kg'))
    const model = read('model')
    const isOut = /out.of.stock|esaurito/i.test(read('availability'))
    return {
      ...item,
      group: model ? `model ${model}` : item.group,
      groupCode: model,
      model,
      groups: [read('kind'), read('category')].filter((text) => text !== '' && !/^\d+$/.test(text)),
      word: [read('category'), read('kind')].find((text) => text !== '' && !/^\d+$/.test(text)) ?? '',
      stock: item.stock ?? (isOut ? '0' : ''),
    }
  })
}

/** Tills and suppliers write a row for each size: rows with one code are one product. */
function ofList(sheet: Sheet): ForeignItem[] {
  const isCoded = (read: Read) => codes.some((role) => read(role) !== '')
  const coded = sheet.rows.filter((row) => isCoded(reader(sheet, row))).length
  const items = sheet.rows.map((row) => {
    const read = reader(sheet, row)
    const item = itemOf(sheet, row, read, weightUnit(sheet, 'kg'))
    const filled = row.cells.filter((cell) => cell.trim() !== '')
    return {
      ...item,
      labels: filled.length <= 5 ? filled : [],
      isUncoded: coded * 2 > sheet.rows.length && !isCoded(read),
      group: item.code && item.size ? `code ${item.code.toLowerCase()}` : item.group,
      groupCode: item.code,
      groups: [...item.groups].reverse(),
      word: [read('category'), read('kind')].filter((text) => text !== '').join(' > '),
      model: read('model'),
    }
  })
  return withSizesOfTitles(items)
}
