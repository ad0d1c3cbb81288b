import { codeKey } from '#shared/domain/catalog/code-key.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { columnWord } from '../columns/column-word.ts'
import type { ForeignItem } from './foreign-item.ts'
import { itemOf, type Read, reader, type Sheet, weightUnit } from './item-of-row.ts'
import { withOptions } from './item-options.ts'
import { completedBy } from './read-families.ts'
import { withoutParent, withoutVariations } from './row-faults.ts'

const isPlain = (variation: string) => /^(regular|regolare|standard|default|normale)$/i.test(variation)

/** Square: a row for each variation of an item, told by the token that its rows share, else by its name. */
export function ofSquare(sheet: Sheet): ForeignItem[] {
  const unit = weightUnit(sheet, 'kg')
  const rows = sheet.rows.map((row) => ({ row, read: reader(sheet, row) }))
  const counts = sheet.header.flatMap((name, at) => (/^current quantity/.test(columnWord(name)) ? [at] : []))
  const tokens = Map.groupBy(rows, ({ read }) => read('id'))
  return withOptions(
    rows.map(({ row, read }) => {
      const item = itemOf(sheet, row, read, unit)
      const token = (tokens.get(read('id'))?.length ?? 0) > 1 ? read('id') : ''
      const options = ([1, 2, 3] as const).map((n) => ({ name: read(`optionName${n}`), value: read(`option${n}`) }))
      const isNamed = options.some(({ value }) => value !== '')
      const variation = isPlain(item.size) ? '' : item.size
      const quantities = counts.map((at) => (row.cells[at] ?? '').trim()).filter((cell) => cell !== '')
      const isSum = quantities.length > 1 && quantities.every((cell) => /^-?\d+$/.test(cell))
      const sum = String(quantities.reduce((all, cell) => all + Number(cell), 0))
      return {
        ...item,
        size: '',
        group: `item ${token || read('handle') || foldText(item.name)}`,
        // A quantity of each place; without any it is sold uncounted.
        stock: counts.length === 0 ? item.stock : isSum ? sum : (quantities[0] ?? 'untracked'),
        why: sheet.rules?.noArticle?.includes(read('rowKind').toLowerCase()) ? ('no_article' as const) : undefined,
        options: isNamed ? options : [{ name: '', value: variation }],
      }
    }),
  )
}

const technicalName = /^(?:item_sku|seller[-_]sku|sku|contribution_sku\S*)$/i

/** Amazon: sizes and colours name the code of their product, which has a row of its own. */
export function ofAmazon(sheet: Sheet): ForeignItem[] {
  const unit = weightUnit(sheet, 'kg')
  const rows = sheet.rows.flatMap((row) => {
    const read = reader(sheet, row)
    // The second row of names, and its examples.
    if (technicalName.test(read('code'))) return []
    const item = itemOf(sheet, row, read, unit)
    // An ASIN is no GTIN.
    return [{ read, item: { ...item, gtin: /^\d+$/.test(item.gtin) ? item.gtin : '', isUsed: isUsed(read) } }]
  })
  const heads = new Map(rows.map(({ item }) => [codeKey(item.code), item]))
  const isChild = (read: Read) =>
    read('parent') !== '' || (sheet.rules?.variation?.includes(read('rowKind').toLowerCase()) ?? false)
  const withSizes = new Set(rows.flatMap(({ read }) => heads.get(codeKey(read('parent')))?.line ?? []))
  return rows.flatMap(({ read, item }) => {
    if (withSizes.has(item.line)) return []
    if (/^(parent|principale|padre)$/i.test(read('rowKind'))) return [{ ...item, fault: withoutVariations }]
    if (!isChild(read)) return [item]
    const head = heads.get(codeKey(read('parent')))
    return [head ? completedBy(item, head) : { ...item, fault: withoutParent(read('parent')) }]
  })
}

/** 1 to 4 and words such as "UsedGood"; 11 is new. */
const isUsed = (read: Read) => /^(?:[1-4]|used\w*|usato.*)$/i.test(read('condition'))
