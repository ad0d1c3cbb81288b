interface Taken {
  terminalCents: number
  cashCents: number
}

/**
 * How refunds that the shop gives by hand, in their order, go back for what an order was paid by there: onto the card
 * first, as far as the terminal took it, then in cash.
 */
export function givenBackInShop(taken: Taken, refundCents: readonly number[]): Taken[] {
  const left = { ...taken }
  return refundCents.map((cents) => {
    const terminalCents = Math.min(cents, left.terminalCents)
    const cashCents = Math.min(cents - terminalCents, left.cashCents)
    left.terminalCents -= terminalCents
    left.cashCents -= cashCents
    return { terminalCents, cashCents }
  })
}
