/** What a transaction has changed that is kept, shown or sent outside of the database. */
export interface AnnouncedChanges {
  /** Changed themselves, or their pieces, or what reviews say of them. */
  readonly productIds: ReadonlySet<number>
  /** Shelves, facts, the search's own words or what delivery costs, and with them what any list or page shows. */
  readonly hasShelves: boolean
  readonly hasMail: boolean
  /** For other programs. */
  readonly hasEvents: boolean
  /** Asked for, or due again: ids of refunds. */
  readonly refundIds: ReadonlySet<string>
}

/** Hears of changes that stand, or may stand. What goes wrong in it is its own to log: what is stored is no error any more. */
export type ChangeListener = (changes: AnnouncedChanges) => void | Promise<void>

/** Told inside a transaction, heard after it. */
export interface After {
  products(ids: Iterable<number>): void
  shelves(): void
  mail(): void
  events(): void
  refund(id: string): void
}

/** @returns what the work of a transaction tells, and the changes told so far */
export function collectChanges(): { after: After; changes: AnnouncedChanges } {
  const changes = {
    productIds: new Set<number>(),
    hasShelves: false,
    hasMail: false,
    hasEvents: false,
    refundIds: new Set<string>(),
  }
  const after: After = {
    products: (ids) => {
      for (const id of ids) changes.productIds.add(id)
    },
    shelves: () => {
      changes.hasShelves = true
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
