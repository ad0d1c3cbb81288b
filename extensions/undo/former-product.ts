import { isDeepStrictEqual } from 'node:util'
import type { StoredProduct } from '#server/catalog/products/admin-product-repository.ts'
import { shapeOf } from '#server/catalog/products/admin-product-write.ts'
import type { ProductEdit } from '#server/catalog/products/product-edit-repository.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import type { FactDefinition } from '#shared/domain/platform/goods/facts.ts'
import type { StoredSize } from '#shared/domain/platform/goods/sizes.ts'
import type { RecordedRow } from './act-repository.ts'
import type { KeptReason } from './undo-scope.ts'
import { productKeys } from './undone-product-repository.ts'

type Shape = ProductEdit['after']
type Fields = Record<string, unknown>

/** What the product is checked against. */
export interface Surroundings {
  categoryOf(shelf: string): string | undefined
  facts: ReadonlyMap<string, FactDefinition>
  pictures: ReadonlySet<string>
  /** What an act's end of a reduction makes of a former price; undefined: a reduction holds the price now. */
  priceOf(size: string, cents: number): number | undefined
}

/** Columns that make sense together alone. */
const together = [
  ['image_names', 'image_alts', 'image_alts_en'],
  [
    'category',
    'subcategory',
    'shelf',
    'condition',
    'vat_class',
    'weight_grams',
    'wheel_size',
    'gear_count',
    'material',
  ],
]
const placeColumns = together[1] ?? []
const ofNone = new Set(['version', 'changed_at', 'created_at', 'deleted_at', 'slug', 'id'])

/** A product as it was before an act, as far as it is still as the act has left it. */
export class FormerProduct {
  readonly after: Shape
  readonly #before: StoredProduct
  readonly #was: Shape
  readonly #keep: (why: KeptReason, columns: readonly string[]) => void
  constructor(before: StoredProduct, keep: (why: KeptReason, columns: readonly string[]) => void) {
    this.#before = before
    this.#was = { ...shapeOf(before), productCode: before.row.productCode }
    this.after = structuredClone(this.#was)
    this.#keep = keep
  }

  /** Whether a row that the act made is as it was made. */
  isAsMade(row: Fields, pieces: readonly RecordedRow[]): boolean {
    const fields = this.after as unknown as Fields
    return (
      Object.entries(row).every(
        ([column, value]) => ofNone.has(column) || isDeepStrictEqual(fields[keyOf(column)], value),
      ) &&
      pieces.length === this.#before.pieces.length &&
      pieces.every(({ after }) => after && isSamePiece(this.#sizeOf(after), after))
    )
  }

  putBack({ before, after }: RecordedRow, around: Surroundings): void {
    if (!before || !after) return
    const columns = Object.keys(after).filter((column) => !ofNone.has(column))
    const groups = Map.groupBy(columns, (column) => together.findIndex((group) => group.includes(column)))
    for (const [group, some] of groups)
      for (const own of group < 0 ? some.map((column) => [column]) : [some])
        this.#putGroupBack(own, before, after, around)
  }

  #putGroupBack(columns: readonly string[], before: Fields, after: Fields, around: Surroundings): void {
    const now = this.after as unknown as Fields
    const moved = columns.filter((column) =>
      [before, after].every((row) => !isDeepStrictEqual(now[keyOf(column)], row[column])),
    )
    if (moved.length > 0) this.#keep('changed', moved)
    else
      for (const column of columns) {
        const value = column === 'price_cents' ? around.priceOf('', Number(before[column])) : before[column]
        if (value === undefined) this.#keep('reduced', [column])
        else now[keyOf(column)] = value
      }
  }

  putSizeBack({ rowKey, before, after }: RecordedRow, around: Surroundings): void {
    const size = String(rowKey.size)
    const now = this.#sizeOf({ size })
    const sizes = (without: string) => this.after.sizes.filter((one) => one.size !== without)
    if (!after) {
      if (!now) this.after.sizes.push(pieceOf(before ?? {}))
      else if (!isSamePiece(now, before ?? {})) this.#keep('changed', ['size'])
      return
    }
    if (!before) {
      if (now && !isSamePiece(now, after)) this.#keep('changed', ['size'])
      else this.after.sizes = sizes(size)
      return
    }
    if (!now) this.#keep('gone', ['size'])
    else
      for (const column of Object.keys(after)) {
        const key = pieceKeys[column]
        if (!key || isDeepStrictEqual(now[key] ?? null, before[column])) continue
        const cents = key === 'priceCents' && before[column] !== null
        const value = cents ? around.priceOf(size, Number(before[column])) : before[column]
        if (!isDeepStrictEqual(now[key] ?? null, after[column])) this.#keep('changed', [column])
        else if (value === undefined) this.#keep('reduced', [column])
        else Object.assign(now, { [key]: value })
      }
  }

  #sizeOf({ size }: Fields): StoredSize | undefined {
    return this.after.sizes.find((one) => one.size === size)
  }

  /** Undoes the columns whose former values do not fit the shop of today. */
  fit({ categoryOf, facts, pictures }: Surroundings): void {
    const { after } = this
    const isOfPlace = () => {
      const { category, subcategory, shelf, condition, vatClass } = after
      const isBicycle = isBicycleCategory(category)
      const own = [after.weightGrams, after.wheelSize, after.gearCount, after.material]
      if (isBicycle ? !subcategory : subcategory || own.some((value) => value !== null)) return 'category'
      if (vatClass === 'margin' && category !== 'bici-usate' && condition !== 'used') return 'category'
      return shelf === null || categoryOf(shelf) === category ? undefined : 'shelf_gone'
    }
    const place = isOfPlace()
    if (place) this.#leave(place, placeColumns)
    const isFact = ([key, value]: [string, unknown]) => {
      const fact = facts.get(key)
      return fact && (fact.kind !== 'choice' || fact.choices.some((one) => one.value === value))
    }
    if (!Object.entries(after.facts).every(isFact)) this.#leave('fact_gone', ['facts'])
    const shown = after.imageNames.map((name) => pictures.has(name))
    if (shown.includes(false)) {
      for (const key of ['imageNames', 'imageAlts', 'imageAltsEn'] as const)
        after[key] = after[key].filter((_, at) => shown[at] !== false)
      this.#keep('picture_gone', ['image_names'])
    }
    this.#fitSizes()
    if (after.isActive && after.priceCents === 0) {
      if (this.#was.isActive) this.#leave('unpriced', ['price_cents'])
      else this.leaveOff('unpriced')
    }
  }

  #fitSizes(): void {
    const { after } = this
    const names = after.sizes.map(({ size }) => size.toLowerCase())
    const isOdd = names.length === 0 || (names.length > 1 && names.includes('')) || new Set(names).size < names.length
    if (isOdd) {
      after.sizes = structuredClone(this.#was.sizes)
      this.#keep('sizes', ['size'])
    }
    for (const { size, reserved, stock } of this.#before.pieces) {
      const now = this.#sizeOf({ size })
      if (reserved <= (now?.stock ?? 0)) continue
      if (now) now.stock = stock
      else after.sizes = structuredClone(this.#was.sizes)
      this.#keep('reserved', ['stock'])
    }
  }

  leaveCode = () => this.#leave('code_taken', ['product_code'])
  leaveOff(why: 'unpriced' | 'card') {
    this.after.isActive = false
    this.#keep(why, ['is_active'])
  }

  #leave(why: KeptReason, columns: readonly string[]): void {
    const [now, was] = [this.after, this.#was] as unknown as [Fields, Fields]
    const changed = columns.filter((column) => !isDeepStrictEqual(now[keyOf(column)], was[keyOf(column)]))
    for (const column of changed) now[keyOf(column)] = was[keyOf(column)]
    if (changed.length > 0) this.#keep(why, changed)
  }
}

const keyOf = (column: string) => productKeys.get(column) ?? column
const pieceKeys: Record<string, keyof StoredSize> = {
  stock: 'stock',
  price_cents: 'priceCents',
  expected_on: 'expectedOn',
}

const pieceOf = (row: Fields): StoredSize => ({
  size: String(row.size),
  stock: Number(row.stock),
  priceCents: row.price_cents as number | null,
  expectedOn: row.expected_on as string | null,
})

const isSamePiece = (piece: StoredSize | undefined, row: Fields) =>
  Object.entries(pieceKeys).every(([column, key]) => isDeepStrictEqual(piece?.[key] ?? null, row[column] ?? null))
