import { createHash } from 'node:crypto'
import { longestId, offerId } from '#shared/domain/catalog/offer-id.ts'

/** A product as feeds tell it from others; it stays the same in price and stock. */
export interface OfferRow {
  id: number
  productCode: string
  /** Without the empty size of a product that has none. */
  sizes: readonly string[]
}

export interface OfferIds {
  /** Undefined for a product that came in after the ids were made. */
  of(productId: number, size?: string): string | undefined
  /** The products of which an id is not their code, because another product's is the same. */
  renamed: ReadonlySet<number>
}

const digestLength = 10

/**
 * The ids of products and of their sizes in feeds, each of one thing only. Merchants keep a history by id: the product
 * that was made first keeps its code and size as they are; those that would read the same get a mark of their own.
 */
export function offerIds(rows: readonly OfferRow[]): OfferIds {
  const taken = new Set<string>()
  const ids = new Map<number, Map<string, string>>()
  const renamed = new Set<number>()
  for (const { id, productCode, sizes } of rows.toSorted((a, b) => a.id - b.id)) {
    const own = new Map<string, string>()
    for (const size of new Set(['', ...sizes])) {
      const plain = offerId(productCode, size)
      const free = freeId(plain, `${id} ${size}`, taken)
      if (free !== plain) renamed.add(id)
      taken.add(keyOf(free))
      own.set(size, free)
    }
    ids.set(id, own)
  }
  return { of: (productId, size = '') => ids.get(productId)?.get(size), renamed }
}

/** Some readers of feeds do not tell capitals apart. */
const keyOf = (id: string) => id.normalize('NFKC').toLowerCase()

function freeId(plain: string, source: string, taken: ReadonlySet<string>): string {
  let id = plain
  for (let attempt = 0; taken.has(keyOf(id)); attempt++) {
    const digest = createHash('sha256').update(`${source} ${attempt}`).digest('hex').slice(0, digestLength)
    id = `${[...plain].slice(0, longestId - digestLength - 1).join('')}-${digest}`
  }
  return id
}
