/** The part of the table that is about orders that are changed before they are packed. */
export const orderChangeProblems = {
  order_not_in_work: [
    409,
    'L’officina lavora solo agli ordini pagati e non ancora spediti.',
    'The workshop only works on orders that are paid and not shipped yet.',
  ],
  order_work_step: [400, 'Un ordine senza biciclette si imballa e basta.', 'An order without bikes is only packed.'],
  order_already_packed: [
    409,
    'Questo ordine è già in preparazione, spedito o chiuso: da qui non si cambia più. Chiama il negozio e vediamo insieme.',
    'This order is being packed, has shipped or is closed: it can’t be changed here any more. Call the shop and we’ll see what we can do.',
  ],
  order_coming_back: [
    409,
    'Di questo ordine c’è già un reso o un recesso: per cambiarlo scrivi al negozio.',
    'There’s a return or a withdrawal for this order already: write to the shop to change it.',
  ],
  order_changed_since: [
    409,
    'Nel frattempo l’ordine è cambiato: ecco com’è adesso. Controlla e conferma di nuovo.',
    'The order has changed in the meantime: this is how it is now. Check it and confirm again.',
  ],
  order_change_nothing: [409, 'Non hai cambiato niente.', 'You haven’t changed anything.'],
  order_change_all: [
    409,
    'Così non resta nessun pezzo: se non vuoi più niente, annulla l’ordine.',
    'That leaves no items: if you don’t want any of them, cancel the order.',
  ],
  order_amount_stays: [
    409,
    'Una parte del bonifico è già arrivata: per cambiare i pezzi o annullare chiama il negozio.',
    'Part of the transfer has arrived already: call the shop to change the items or to cancel.',
  ],
  order_payment_checking: [
    409,
    'PayPal sta ancora controllando il pagamento: per cambiare i pezzi o annullare aspetta che sia confermato.',
    'PayPal is still checking the payment: wait until it’s confirmed to change the items or to cancel.',
  ],
  order_account_needed: [
    409,
    'Scrivi l’IBAN e l’intestatario del conto su cui rimborsarti.',
    'Enter the IBAN and the holder of the account to refund.',
  ],
  order_change_no_room: [
    409,
    'Un pezzo che toglieresti non ha più il suo posto in magazzino: chiama il negozio.',
    'An item you’d remove no longer has its place in stock: call the shop.',
  ],
} as const satisfies Record<string, readonly [status: number, it: string, en: string]>
