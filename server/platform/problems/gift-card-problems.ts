/** The part of the table that is about gift cards. */
export const giftCardProblems = {
  gift_card_unknown: [
    409,
    'Questo codice non è di un buono regalo. Controllalo: ha 20 lettere e cifre.',
    'This isn’t a gift card code. Check it: it has 20 letters and digits.',
  ],
  gift_card_blocked: [
    409,
    'Questo buono regalo è bloccato. Chiamaci e lo guardiamo insieme.',
    'This gift card is blocked. Call us and we’ll look into it together.',
  ],
  gift_card_empty: [
    409,
    'Su questo buono regalo non c’è più nulla, oppure quello che resta è già in un altro pagamento.',
    'There’s nothing left on this gift card, or what’s left is in another payment already.',
  ],
  gift_card_short: [
    409,
    'I buoni regalo non bastano per quanto hai scelto di usarne. Controlla quanto resta.',
    'The gift cards don’t hold as much as you chose to use. Check what’s left.',
  ],
  gift_card_spent: [
    409,
    'Del buono regalo è già stato speso più di così: si può restituire solo quello che resta.',
    'More of the gift card has been spent already: only what’s left can be given back.',
  ],
  gift_card_not_found: [404, 'Questo buono regalo non esiste.', 'There’s no such gift card.'],
  gift_card_state: [
    409,
    'Con il buono regalo non si può più fare. Ricarica la pagina per vedere come sta.',
    'This can’t be done with the gift card any more. Reload the page to see how it stands.',
  ],
} as const
