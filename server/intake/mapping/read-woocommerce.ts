import { columnWord } from './column-word.ts'
import { type ForeignItem, kindOfOption } from './foreign-item.ts'
import { isNo, isYes, itemOf, type Read, reader, type Sheet, weightUnit, withOptions } from './item-of-row.ts'

const attributeColumn =
  /^attribut\w* (\d+) (name|nome|val\w*)|^(nome|name|val\w*)(?: s| i| es)?(?: dell| of)?(?: attribut\w*) (\d+)/

/** Simple products as they are; of a variable one its variations, completed by their parent. */
export function ofWooCommerce(sheet: Sheet): ForeignItem[] {
  const attributes = new Map<string, { name?: number; value?: number }>()
  for (const [i, column] of sheet.header.entries()) {
    const match = attributeColumn.exec(columnWord(column))
    const number = match?.[1] ?? match?.[4]
    const part = match?.[2] ?? match?.[3]
    if (!number || !part) continue
    const known = attributes.get(number) ?? {}
    if (part.startsWith('val')) known.value ??= i
    else known.name ??= i
    attributes.set(number, known)
  }
  const unit = weightUnit(sheet, 'kg')
  const parents = new Map<string, ForeignItem>()
  const items: ForeignItem[] = []
  const kindOf = (read: Read) => read('rowKind').toLowerCase()
  const isVariation = (kind: string) => /variation|variazione|variante/.test(kind)
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
      word: narrowestOf(item.word),
      code: item.code || (read('id') ? `WC-${read('id')}` : ''),
      groupCode: item.code || (read('id') ? `WC-${read('id')}` : ''),
      color: one?.value ?? '',
      isShown: read('isActive') === '' || isYes(read('isActive')),
      why: /grouped|external|raggruppat|estern|virtual|downloadable|scaricabil/.test(kind)
        ? ('no_article' as const)
        : undefined,
    }
    const sku = item.code.toLowerCase()
    // A row that repeats its code takes no variations from it.
    if (sku && !parents.has(sku)) parents.set(sku, model)
    if (read('id')) parents.set(`id:${read('id')}`, model)
    items.push({ ...model, stock: withStockWord(item.stock, read('inStock')) })
  }
  const withVariations = new Set<number>()
  const variations = sheet.rows.flatMap((row): ForeignItem[] => {
    const read = reader(sheet, row)
    if (!isVariation(kindOf(read))) return []
    const parent = parents.get(read('parent').toLowerCase())
    if (parent) withVariations.add(parent.line)
    const item = itemOf(sheet, row, read, unit)
    const options = [...attributes.values()].map(({ name, value }) => ({
      name: (row.cells[name ?? -1] ?? '').trim(),
      value: (row.cells[value ?? -1] ?? '').trim(),
    }))
    // A variation without its own code takes its parent's.
    const ownCode = item.code.toLowerCase() === parent?.groupCode.toLowerCase() ? '' : item.code
    const own: ForeignItem = {
      ...item,
      group: parent ? `parent ${parent.line}` : item.group,
      code: ownCode || (read('id') ? `WC-${read('id')}` : ''),
      groupCode: parent?.groupCode ?? '',
      name: parent?.name || item.name,
      description: parent?.description || item.description.replaceAll('\\n', '\n'),
      groups: parent?.groups ?? item.groups,
      word: parent?.word ?? narrowestOf(item.word),
      brand: item.brand || (parent?.brand ?? ''),
      stock: withStockWord(item.stock, read('inStock')),
      grams: item.grams ?? parent?.grams,
      isShown: (parent?.isShown ?? true) && (read('isActive') === '' || isYes(read('isActive'))),
      pictures: item.pictures,
      modelPictures: parent?.pictures ?? [],
      model: parent?.groupCode ?? '',
      parentMissing: parent ? undefined : read('parent'),
    }
    return [withOptions({ ...own, color: '' }, options)]
  })
  return [...items.filter(({ line }) => !withVariations.has(line)), ...variations].sort((a, b) => a.line - b.line)
}

/** A product may be in several categories and their ancestors: the longest path is the most specific. */
function narrowestOf(written: string): string {
  const paths = written.split(/(?<!\\),\s*/).map((path) => path.replaceAll('\\,', ','))
  const depth = (path: string) => path.split('>').length
  return paths.reduce((best, path) => (depth(path) > depth(best) ? path : best), paths[0] ?? '').trim()
}

/** Uncounted stock is unknown: none can be sold. */
function withStockWord(stock: string | undefined, inStock: string): string | undefined {
  return stock === '' && isNo(inStock) ? '0' : stock
}
