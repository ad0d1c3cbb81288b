/** A product whose units were sold; versions are those of the contract, which grow with each change. */
export interface SoldProduct {
  productId: number
  versionBefore: number
  version: number
  /** Units left of each sold size. */
  unitsLeft: ReadonlyMap<string, number>
}

/** Changes of a transaction that concern caches and outboxes. */
export interface CommittedChanges {
  /** Changed products, stock or reviews. */
  readonly productIds: ReadonlySet<number>
  /** Those of the changed products of which this sale is the only change. */
  readonly sold: ReadonlyMap<number, SoldProduct>
  /** Shelves, facts, the search's own words or what delivery costs, and with them what any list or page shows. */
  readonly hasShelves: boolean
  /** Parts of the shop that its owner edits (decision 0091). */
  readonly hasSettings: boolean
  readonly hasMail: boolean
  /** For other programs. */
  readonly hasEvents: boolean
  /** Ids of refunds, requested or due again. */
  readonly refundIds: ReadonlySet<string>
}

/** Handles changes that are committed, or may be. It logs its own failures: the stored change is no error any more. */
export type ChangeListener = (changes: CommittedChanges) => void | Promise<void>

/** Recorded inside a transaction, published after it. */
export interface OnCommit {
  products(ids: Iterable<number>): void
  sold(product: SoldProduct): void
  shelves(): void
  settings(): void
  mail(): void
  events(): void
  refund(id: string): void
}

/** @returns the recorder for a transaction, and the changes recorded so far */
export function collectChanges(): { after: OnCommit; changes: CommittedChanges } {
  const changes = {
    productIds: new Set<number>(),
    sold: new Map<number, SoldProduct>(),
    hasShelves: false,
    hasSettings: false,
    hasMail: false,
    hasEvents: false,
    refundIds: new Set<string>(),
  }
  const after: OnCommit = {
    products: (ids) => {
      for (const id of ids) {
        changes.productIds.add(id)
        changes.sold.delete(id)
      }
    },
    sold: (product) => {
      const { productId } = product
      if (changes.productIds.has(productId)) changes.sold.delete(productId)
      else changes.sold.set(productId, product)
      changes.productIds.add(productId)
    },
    shelves: () => {
      changes.hasShelves = true
    },
    settings: () => {
      changes.hasSettings = true
    },
    mail: () => {
      changes.hasMail = true
    },
    events: () => {
      changes.hasEvents = true
    },
    refund: (id) => void changes.refundIds.add(id),
  }
  return { after, changes }
}
