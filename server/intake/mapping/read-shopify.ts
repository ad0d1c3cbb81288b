import type { ForeignItem, NamedPicture } from './foreign-item.ts'
import { isNo, isYes, itemOf, picturesOf, type Read, reader, type Sheet, weightUnit } from './item-of-row.ts'
import { withOptions } from './item-options.ts'
import type { Role } from './known-columns.ts'
import { withoutParent } from './row-faults.ts'

/** Rows with one handle are one product: its sizes and colours, and its further pictures. */
export function ofShopify(sheet: Sheet): ForeignItem[] {
  const unit = weightUnit(sheet, 'g')
  const heads = new Map<string, { item: ForeignItem; read: Read }>()
  const items: Parameters<typeof withOptions>[0][number][] = []
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
    items.push({
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
      fault: model?.name === '' ? withoutParent(handle) : item.fault,
      options,
    })
  }
  // A code that all sizes and colours of a product share is the product's.
  const optionsOf = new Map<string, Set<string>>()
  const keyOf = ({ group, code }: ForeignItem) => `${group}\n${code.toLowerCase()}`
  const saying = (item: (typeof items)[number]) => item.options.map(({ value }) => value).join('\n')
  for (const item of items) optionsOf.set(keyOf(item), (optionsOf.get(keyOf(item)) ?? new Set()).add(saying(item)))
  const countOf = Map.groupBy(items, keyOf)
  const isShared = (item: (typeof items)[number]) => {
    const count = countOf.get(keyOf(item))?.length ?? 0
    return count > 1 && optionsOf.get(keyOf(item))?.size === count
  }
  return withOptions(items.map((item) => (isShared(item) ? { ...item, code: '' } : item)))
}
