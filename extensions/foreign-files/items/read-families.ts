import { codeKey } from '#shared/domain/catalog/code-key.ts'
import type { Role } from '../columns/known-columns.ts'
import { type ForeignItem, type NamedPicture, noCell } from './foreign-item.ts'
import { isNo, isYes, itemOf, picturesOf, type Read, reader, type Sheet, weightUnit } from './item-of-row.ts'
import { type Option, optionsOfText, withOptions } from './item-options.ts'
import { withoutParent, withoutVariations } from './row-faults.ts'
import { dealtOut } from './shared-stock.ts'

type Optioned = ForeignItem & { options: readonly Option[] }

/** A size or colour, with what its product's own row says of all. */
export function completedBy(own: ForeignItem, head: ForeignItem): ForeignItem {
  return {
    ...own,
    group: `parent ${head.line}`,
    groupCode: head.code,
    name: head.name || own.name,
    description: head.description || own.description,
    groups: head.groups,
    word: head.word,
    brand: own.brand || head.brand,
    price: own.price.text ? own.price : head.price,
    salePrice: own.salePrice.text ? own.salePrice : own.price.text ? noCell : head.salePrice,
    grams: own.grams ?? head.grams,
    isUsed: own.isUsed || head.isUsed,
    isShown: own.isShown && head.isShown,
    modelPictures: head.pictures,
    model: head.code,
    why: own.why ?? head.why,
    isCodeless: (own.isCodeless && head.isCodeless) ?? false,
    fault: own.fault ?? head.fault,
  }
}

const kindOf = (read: Read) => read('rowKind').toLowerCase()
const isOneOf = (words: readonly string[] | undefined, kind: string) => words?.includes(kind) ?? false

function ownItem(sheet: Sheet, row: Sheet['rows'][number], read: Read, unit: string): Optioned {
  const { rules } = sheet
  const item = itemOf(sheet, row, read, unit)
  const isAuction = /^(auction|chinese|asta)/i.test(read('format'))
  const isNone = isOneOf(rules?.noArticle, kindOf(read)) || isOneOf(rules?.noArticle, read('type').toLowerCase())
  return {
    ...item,
    // The start of an auction is no price.
    price: isAuction ? noCell : item.price,
    why: isNone || isAuction ? 'no_article' : undefined,
    options: optionsOfText(read('options')),
  }
}

/** eBay, BigCommerce, Odoo: the rows of sizes and colours stand below their product's, or share its name. */
export function ofHeads(sheet: Sheet): ForeignItem[] {
  const { rules, rows } = sheet
  const unit = weightUnit(sheet, 'kg')
  const items: Optioned[] = []
  const withSizes = new Set<number>()
  const pools = new Map<number, string | undefined>()
  let head: { item: Optioned; id: string; counted: string } | undefined
  for (const row of rows) {
    const read = reader(sheet, row)
    const kind = kindOf(read)
    const own = ownItem(sheet, row, read, unit)
    // Rules, pictures, further attributes and languages.
    if (isOneOf(rules?.skipped, kind) || (own.name === '' && own.code === '' && own.price.text === '')) continue
    const isOfHead = read('id') !== '' && read('id') === head?.id
    if (isOneOf(rules?.variation, kind) || (isOfHead && own.options.length > 0)) {
      if (head && /^(by )?product$/i.test(head.counted)) pools.set(head.item.line, head.item.stock)
      const isUntracked = head?.item.stock === 'untracked' && read('counted') === ''
      const options = own.options.length > 0 ? own.options : optionsOfText(own.name)
      if (head) withSizes.add(head.item.line)
      items.push({
        ...(head ? completedBy(own, head.item) : { ...own, fault: withoutParent('') }),
        options,
        ...(isUntracked && { stock: 'untracked' }),
        code: own.code === head?.item.code ? '' : own.code,
      })
      continue
    }
    head = { item: own, id: read('id'), counted: read('counted') }
    const isVariant = own.options.length > 0 && rules?.variation === undefined
    items.push(isVariant ? { ...own, group: `name ${own.name}`, model: own.name } : { ...own, options: [] })
  }
  const models = Map.groupBy(
    items.filter(({ line }) => !withSizes.has(line)),
    ({ group }) => group,
  )
  return withOptions(
    [...models].flatMap(([group, sizes]) => {
      const line = Number(/^parent (\d+)$/.exec(group)?.[1])
      return pools.has(line) ? dealtOut(sizes, pools.get(line)) : sizes
    }),
  )
}

/** Magento: a configurable product names the codes of its sizes and colours, which have rows of their own. */
export function ofListed(sheet: Sheet): ForeignItem[] {
  const unit = weightUnit(sheet, 'kg')
  const own = sheet.rows.flatMap((row) => {
    const read = reader(sheet, row)
    // Further languages of a product.
    if (read('storeView') !== '' && !/^(default|admin|all)$/i.test(read('storeView'))) return []
    const said = optionsOfText(read('attributes'))
    const listed = read('listed')
      .split('|')
      .map((one) => optionsOfText(one))
    const item = ownItem(sheet, row, read, unit)
    const brand = said.find(({ name }) => /^(brand|manufacturer)$/.test(name))?.value ?? ''
    const isAlone = !/not visible/i.test(read('visibility'))
    return { item: { ...item, brand: item.brand || brand, options: [] }, said, listed, isAlone, kind: kindOf(read) }
  })
  const codeOf = (options: readonly Option[]) => options.find(({ name }) => name === 'sku')?.value.toLowerCase() ?? ''
  const heads = new Map<string, { head: Optioned; options: Option[] }>()
  for (const { item, listed } of own)
    for (const options of listed)
      if (codeOf(options) !== '')
        heads.set(codeOf(options), { head: item, options: options.filter(({ name }) => name !== 'sku') })
  const present = new Set(own.flatMap(({ item }) => heads.get(codeKey(item.code))?.head.line ?? []))
  return withOptions(
    own.flatMap(({ item, said, isAlone, kind }): Optioned[] => {
      const found = heads.get(codeKey(item.code))
      if (found) return [{ ...completedBy(item, found.head), options: found.options }]
      if (present.has(item.line)) return []
      if (kind === 'configurable') return [{ ...item, fault: withoutVariations }]
      const color = said.find(({ name }) => name === 'color')?.value ?? ''
      return [{ ...item, color: item.color || color, isShown: item.isShown && isAlone }]
    }),
  )
}

/** Rows with one handle are one product: its sizes and colours, and its further pictures. */
export function ofShopify(sheet: Sheet): ForeignItem[] {
  const unit = weightUnit(sheet, 'g')
  const heads = new Map<string, { item: ForeignItem; read: Read }>()
  const items: Optioned[] = []
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
  // A code that sizes and colours at one price share is their product's.
  const optionsOf = new Map<string, Set<string>>()
  const keyOf = ({ group, code }: ForeignItem) => `${group}\n${codeKey(code)}`
  const saying = (item: Optioned) => item.options.map(({ value }) => value).join('\n')
  for (const item of items) optionsOf.set(keyOf(item), (optionsOf.get(keyOf(item)) ?? new Set()).add(saying(item)))
  const countOf = Map.groupBy(items, keyOf)
  const isShared = (item: Optioned) => {
    const all = countOf.get(keyOf(item)) ?? []
    const isOnePrice = all.every(({ price }) => price.text === item.price.text)
    return all.length > 1 && isOnePrice && optionsOf.get(keyOf(item))?.size === all.length
  }
  return withOptions(items.map((item) => (isShared(item) ? { ...item, code: '' } : item)))
}
