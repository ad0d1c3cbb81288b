import type { ListedProduct, Product } from '#shared/contract/catalog/catalog.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { type CatalogState, findItem } from './catalog-state.ts'
import type { CatalogItem } from './sort-orders.ts'

// Cached for a list's next pages: a change of stock alone keeps the shelves, and with them availability.
const reduced = new WeakMap<Uint32Array, Uint32Array>()

/**
 * One slot of each model, in the order given: its first colour for sale, else its first. Products without a
 * model stay.
 * @param isKept whether these slots are requested again, as those of a shelf are
 */
export function onePerModel({ items }: CatalogState, slots: Uint32Array, isKept: boolean): Uint32Array {
  const known = reduced.get(slots)
  if (known) return known
  const shown = new Map<number, number>()
  for (const slot of slots) {
    const item = items[slot]
    if (!item || item.codes.model === 0) continue
    const first = shown.get(item.codes.model)
    if (first === undefined || (isForSale(item) && !isForSale(items[first]))) shown.set(item.codes.model, slot)
  }
  const one = keep(slots, (slot) => {
    const model = items[slot]?.codes.model ?? 0
    return model === 0 || shown.get(model) === slot
  })
  if (isKept) reduced.set(slots, one)
  return one
}

/** Like `filter`, in half the time: that collects in a list first. */
export function keep(slots: Uint32Array, isKept: (slot: number) => boolean): Uint32Array {
  const kept = new Uint32Array(slots.length)
  let length = 0
  for (const slot of slots) if (isKept(slot)) kept[length++] = slot
  return kept.subarray(0, length)
}

const isForSale = (item: CatalogItem | undefined) => (item?.product.stock ?? 0) > 0

/** The listed products of the model with this code (`FacetCodes`), oldest first. */
export function variantsOfModel({ items, groups }: CatalogState, code: number): CatalogItem[] {
  return groups
    .ofModel(code)
    .flatMap((slot) => items[slot] ?? [])
    .sort((a, b) => a.product.id - b.product.id)
}

/** The products with all the colours of their models. */
export function withColors(
  state: CatalogState,
  products: readonly Product[],
  language: Language = 'it',
): ListedProduct[] {
  return products.map((product) => {
    const model = variantsOfModel(state, findItem(state, product.id)?.codes.model ?? 0)
    if (model.length < 2) return product
    const colors = model.map((item) => {
      const { slug, name, color, stock, imageUrl, drawingUrl } = language === 'en' ? item.english : item.product
      return { slug, name, color, isForSale: stock > 0, ...(!imageUrl && drawingUrl && { drawingUrl }) }
    })
    return { ...product, colors }
  })
}
