/** The part of the table that is about discount codes. */
export const couponProblems = {
  code_unknown: [
    409,
    'Questo codice non esiste: controlla come è scritto.',
    'There’s no such code: check how it’s written.',
  ],
  code_not_yet: [409, 'Questo codice non vale ancora.', 'This code isn’t valid yet.'],
  code_over: [409, 'Questo codice è scaduto.', 'This code has expired.'],
  code_used_up: [409, 'Questo codice è finito: lo hanno usato in tanti.', 'This code has been used up.'],
  code_used_by_you: [
    409,
    'Hai già usato questo codice quante volte si poteva.',
    'You have already used this code as often as you could.',
  ],
  code_first_order: [409, 'Questo codice vale solo per il primo ordine.', 'This code is for a first order only.'],
  code_not_combinable: [
    409,
    'Questo codice non si somma con un altro: tienine uno.',
    'This code can’t be combined with another: keep one.',
  ],
  code_no_goods: [
    409,
    'Questo codice non vale per gli articoli del carrello.',
    'This code isn’t for the items in your cart.',
  ],
  code_minimum: [
    409,
    'Per questo codice gli articoli non arrivano al minimo.',
    'Your items don’t reach the minimum for this code.',
  ],
  code_nothing_off: [
    409,
    'Qui questo codice non toglie nulla: tienilo per un altro ordine.',
    'This code takes nothing off here: keep it for another order.',
  ],
  code_taken: [409, 'Uno di questi codici esiste già.', 'One of these codes exists already.'],
  campaign_not_found: [404, 'Questa campagna non esiste.', 'There’s no such campaign.'],
  campaign_used: [
    409,
    'Ci sono ordini con i suoi codici, quindi non si può eliminare: falla finire.',
    'There are orders with its codes, so it can’t be deleted: end it.',
  ],
} as const satisfies Record<string, readonly [status: number, it: string, en: string]>
