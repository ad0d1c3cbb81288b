import { useSyncExternalStore } from 'react'

/** A gift card that the buyer wants to use. */
export interface HeldCard {
  code: string
  balanceCents: number
  /** At most so much of it; undefined: as much as there is and the order costs. */
  wantedCents: number | undefined
}

// In this page's memory only, as the tax code: a code is enough to spend the card.
let cards: readonly HeldCard[] = []
const none: readonly HeldCard[] = []
const listeners = new Set<() => void>()

export function holdCards(next: readonly HeldCard[]): void {
  cards = next
  for (const listener of listeners) listener()
}

export const heldCards = () => cards

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useHeldCards = () => useSyncExternalStore(subscribe, heldCards, () => none)
