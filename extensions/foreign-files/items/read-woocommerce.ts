import { codeKey } from '#shared/domain/catalog/code-key.ts'
import { columnWord } from '../columns/column-word.ts'
import { readStock } from '../columns/stock-cell.ts'
import type { ForeignItem } from './foreign-item.ts'
import { isYes, itemOf, type Read, reader, type Sheet, weightUnit } from './item-of-row.ts'
import { kindOfOption, type Option, withOptions } from './item-options.ts'
import { completedBy } from './read-families.ts'
import { withoutParent } from './row-faults.ts'
import { dealtOut } from './shared-stock.ts'

const attributeColumn =
  /^att?ribut\w* (\d+) (name|nome|nom|val\w*|wert\w*)|^(name|nome|nom|nombre|val\w*|wert\w*)(?: \w{1,4}){0,4} att?ribut\w* (\d+)/

/** Simple products as they are; of a variable one its variations, completed by their parent. */
export function ofWooCommerce(sheet: Sheet): ForeignItem[] {
  const attributes = new Map<string, { name?: number; value?: number }>()
  for (const [i, column] of sheet.header.entries()) {
    const match = attributeColumn.exec(columnWord(column))
    const number = match?.[1] ?? match?.[4]
    const part = match?.[2] ?? match?.[3]
    if (!number || !part) continue
    const known = attributes.get(number) ?? {}
    if (/^(val|wert)/.test(part)) known.value ??= i
    else known.name ??= i
    attributes.set(number, known)
  }
  const unit = weightUnit(sheet, 'kg')
  const parents = new Map<string, ForeignItem>()
  const items: ForeignItem[] = []
  const kindOf = (read: Read) => read('rowKind').toLowerCase()
  const isVariation = (kind: string) => /variation|variazione|variante|variacion/.test(kind)
  for (const row of sheet.rows) {
    const read = reader(sheet, row)
    const kind = kindOf(read)
    if (isVariation(kind)) continue
    const options = [...attributes.values()].map(({ name, value }) => ({
      name: (row.cells[name ?? -1] ?? '').trim(),
      value: (row.cells[value ?? -1] ?? '').trim(),
    }))
    const item = itemOf(sheet, row, read, unit)
    const one = options.find(({ name, value }) => kindOfOption(name, '') === 'color' && !value.includes(','))
    const model = {
      ...item,
      description: item.description.replaceAll('\\n', '\n'),
      groups: item.groups.map((text) => text.replaceAll('\\,', ' ')),
      groupCode: item.code,
      color: one?.value ?? '',
      isShown: read('isActive') === '' || isYes(read('isActive')),
      why: /grouped|external|raggruppat|estern|virtual|downloadable|scaricabil/.test(kind)
        ? ('no_article' as const)
        : undefined,
    }
    const sku = codeKey(read('code'))
    // A row that repeats its code takes no variations from it.
    if (sku && !parents.has(sku)) parents.set(sku, model)
    if (read('id')) parents.set(`id:${read('id')}`, model)
    items.push(model)
  }
  const withVariations = new Set<number>()
  const variations = sheet.rows.flatMap(
    (row): (ForeignItem & { options: Option[]; parent: ForeignItem | undefined })[] => {
      const read = reader(sheet, row)
      if (!isVariation(kindOf(read))) return []
      const parent = parents.get(read('parent').toLowerCase())
      const item = itemOf(sheet, row, read, unit)
      if (parent) withVariations.add(parent.line)
      const options = [...attributes.values()].map(({ name, value }) => ({
        name: (row.cells[name ?? -1] ?? '').trim(),
        value: (row.cells[value ?? -1] ?? '').trim(),
      }))
      const own = {
        ...item,
        color: '',
        isShown: read('isActive') === '' || isYes(read('isActive')),
        // A variation without its own code takes its parent's.
        code: codeKey(item.code) === codeKey(parent?.groupCode ?? '') && read('id') ? `WC-${read('id')}` : item.code,
      }
      // A variation without a price is not for sale, whatever its product costs.
      const { price, salePrice } = own
      if (parent) return [{ ...completedBy(own, parent), price, salePrice, options, parent }]
      return [{ ...own, options, parent, fault: withoutParent(read('parent')) }]
    },
  )
  const counted = [...Map.groupBy(variations, ({ group }) => group).values()].flatMap((sizes) => {
    const { parent } = sizes[0] ?? {}
    const pool = readStock(parent?.stock)
    const isCounted = !pool.isVague && Number.isInteger(Number(pool.units))
    // Those without a count of their own sell from what their product has.
    const isOfParent = ({ stock }: ForeignItem) =>
      /^parent$/i.test(stock ?? '') || (isCounted && (stock === '' || stock === 'untracked'))
    const dealt = dealtOut(sizes.filter(isOfParent), isCounted ? parent?.stock : parent && 'untracked')
    return [...sizes.filter((one) => !isOfParent(one)), ...dealt]
  })
  const alone = items.filter(({ line }) => !withVariations.has(line))
  return [...alone, ...withOptions(counted.map(({ parent: _parent, ...item }) => item))].sort((a, b) => a.line - b.line)
}
