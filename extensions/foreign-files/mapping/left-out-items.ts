import { codeKey } from '#shared/domain/catalog/code-key.ts'
import { fieldsWith } from '#shared/domain/catalog/plain-fields.ts'
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { parseDecimal } from '#shared/domain/platform/money.ts'
import type { RowPrice } from '../columns/import-prices.ts'
import { totalLines } from '../columns/total-rows.ts'
import { type ForeignItem, sizeName } from '../items/foreign-item.ts'
import { type RowFault, repeatedCode, totalRow } from '../items/row-faults.ts'

interface ReadItem extends ForeignItem {
  read: RowPrice
  readCost: RowPrice
  priceKey: string
}

const centsOf = (price: RowPrice) => (price.kind === 'amount' ? parseDecimal(price.text) : undefined)

/** Rows that are no products of their own, by line: totals, variations without a product, repeated codes. */
export function faultsOf(items: readonly ReadItem[]): Map<number, RowFault> {
  const isPriced = items.some(({ read }) => read.kind === 'amount')
  const totals = totalLines(
    items.map(
      ({ line, code, groupCode, name, description, word, brand, labels = [], stock, read, readCost, ...said }) => ({
        line,
        code: code || groupCode,
        isCoded: [code, groupCode, ...fieldsWith('isCode').map((field) => said[field])].some((text) => text !== ''),
        name,
        texts: [name, description, word, brand, ...labels],
        groups: [word, brand],
        cents: centsOf(isPriced ? read : readCost),
        pieces: /^\d{1,6}$/.test(stock ?? '') ? Number(stock) : undefined,
      }),
    ),
  )
  const faults = new Map<number, RowFault>()
  const first = new Map<string, ReadItem & { sizes: Set<string> }>()
  for (const item of [...items].sort((a, b) => a.line - b.line)) {
    const { line, code, fault } = item
    if (totals.has(line)) faults.set(line, totalRow)
    else if (fault) faults.set(line, fault)
    const model = modelOf(item)
    const twin = model && (first.get(model.code) ?? first.get(codeKey(code)))
    if (model && twin && twin.group !== item.group && !faults.has(line)) faults.set(line, repeatedCode(twin.line))
    if (faults.has(line)) continue
    if (model && !first.has(model.code)) first.set(model.code, { ...item, line: model.line, sizes: new Set() })
    if (code === '') continue
    const before = first.get(codeKey(code))
    if (!before) first.set(codeKey(code), { ...item, sizes: new Set([sizeName(item.size)]) })
    else if (isOtherSize(item, before)) before.sizes.add(sizeName(item.size))
    else faults.set(line, repeatedCode(before.line))
  }
  return faults
}

/** The product of a variation has a code too, on a line of its own. */
function modelOf({ group, groupCode }: ReadItem): { code: string; line: number } | undefined {
  const [, line] = /^parent (\d+)$/.exec(group) ?? []
  return line && groupCode ? { code: codeKey(groupCode), line: Number(line) } : undefined
}

/** Sizes of one product may share its code. */
function isOtherSize(item: ReadItem, before: ReadItem & { sizes: ReadonlySet<string> }): boolean {
  const isSame = item.group === before.group && item.priceKey === before.priceKey
  return isSame && foldText(item.color) === foldText(before.color) && !before.sizes.has(sizeName(item.size))
}
