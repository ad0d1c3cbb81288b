/** The part of the table that is about orders, their payments and refunds. */
export const orderProblems = {
  insufficient_stock: [
    409,
    'Non ci sono abbastanza pezzi disponibili. Riduci la quantità.',
    'There isn’t enough stock. Reduce the quantity.',
  ],
  product_unavailable: [
    409,
    'Un prodotto non è più in vendita. Toglilo dal carrello.',
    'A product is no longer for sale. Remove it from your cart.',
  ],
  price_changed: [
    409,
    'Un prezzo è cambiato. Controlla il nuovo totale e conferma di nuovo.',
    'A price has changed. Check the new total and confirm again.',
  ],
  delivery_not_offered: [
    409,
    'Questa consegna non è possibile per questi articoli o per questo CAP. Scegline un’altra.',
    'This delivery isn’t possible for these items or this postcode. Choose another one.',
  ],
  delivery_by_phone: [
    409,
    'Non spediamo a {town} con un ordine online, perché cambiano IVA e dogana. Chiamaci al {phone}: ti diciamo come fare.',
    'We don’t ship online orders to {town}, where VAT and customs differ. Call us on {phone} and we’ll tell you what’s possible.',
  ],
  idempotency_conflict: [
    409,
    'Questa richiesta è già stata usata per un altro ordine.',
    'This request has already been used for another order.',
  ],
  invalid_idempotency_key: [400, 'La chiave della richiesta non è valida.', 'The request key isn’t valid.'],
  order_partly_paid: [
    409,
    'Una parte del bonifico è già arrivata: segnala da restituire nell’estratto conto, poi annulla l’ordine.',
    'Part of the transfer has arrived: mark it to be returned in the bank statement, then cancel the order.',
  ],
  order_not_payable: [
    409,
    'Questo ordine non aspetta questo pagamento: è già pagato, è annullato o è cambiato. Ricarica la pagina per vedere come sta.',
    'This order isn’t waiting for this payment: it has been paid, cancelled or changed. Reload the page to see how it stands.',
  ],
  payment_under_way: [
    409,
    'Un pagamento di questo ordine è già in corso. Aspetta un momento e ricarica la pagina.',
    'A payment for this order is already under way. Wait a moment and reload the page.',
  ],
  credit_not_found: [404, 'Accredito non trovato.', 'Credit not found.'],
  credit_decided: [
    409,
    'Qualcuno ha già deciso di questo accredito. Ricarica l’elenco.',
    'Someone has already decided about this credit. Reload the list.',
  ],
  credit_not_for_order: [
    409,
    'Questo ordine non aspetta un bonifico, o l’importo non basta a riaprirlo. Scegline un altro o segna il denaro da restituire.',
    'This order isn’t waiting for a transfer, or the amount isn’t enough to reopen it. Choose another one or mark the money to be returned.',
  ],
  statement_unreadable: [
    400,
    'Questo file non è un estratto conto che sappiamo leggere. Scarica i movimenti dalla banca in CSV, CBI, MT940 o camt.053.',
    'We can’t read this file as a bank statement. Download the movements from your bank as CSV, CBI, MT940 or camt.053.',
  ],
  statement_line_unreadable: [
    400,
    'Nella riga {line} del file c’è un giorno o un importo che non si legge. Non è stato preso niente.',
    'Line {line} of the file has a day or an amount that can’t be read. Nothing was taken in.',
  ],
  statement_other_account: [
    409,
    'Il file è di un altro conto: finisce con {iban}, quello del negozio con {shop}. Non è stato preso niente.',
    'The file is of another account: it ends with {iban}, the shop’s with {shop}. Nothing was taken in.',
  ],
  statement_too_long: [
    400,
    'Il file ha più di {credits} accrediti: scarica un periodo più breve.',
    'The file has more than {credits} credits: download a shorter period.',
  ],
  statement_empty: [400, 'In questo file non c’è nessun accredito.', 'There’s no credit in this file.'],
  order_not_found: [404, 'Ordine non trovato.', 'Order not found.'],
  order_note_not_found: [404, 'Nota non trovata.', 'Note not found.'],
  refund_not_paid: [
    409,
    'L’ordine non risulta pagato: non c’è denaro da restituire.',
    'The order hasn’t been paid: there’s no money to return.',
  ],
  refund_nothing: [
    409,
    'Non resta niente da rimborsare: scegli almeno un pezzo, la spedizione o una cifra.',
    'There’s nothing to refund: choose at least one item, the shipping or an amount.',
  ],
  parcel_not_found: [404, 'Pacco non trovato.', 'Parcel not found.'],
  parcel_pieces: [
    409,
    'Di un articolo metti nel pacco più pezzi di quanti ne restano da spedire. Ricarica l’ordine e controlla le quantità.',
    'For one article you’re packing more items than are left to send. Reload the order and check the quantities.',
  ],
  parcel_state: [
    409,
    'Il pacco o l’ordine non è più in questo stato. Ricarica l’ordine.',
    'The parcel or the order is no longer in this state. Reload the order.',
  ],
  refund_pieces: [
    409,
    'Di un articolo chiedi più pezzi di quanti ne restano da rimborsare. Ricarica l’ordine e controlla le quantità.',
    'For one article you’re asking for more items than are left to refund. Reload the order and check the quantities.',
  ],
  refund_exceeds: [
    409,
    'La cifra supera quanto resta da restituire di questo ordine. Riducila.',
    'The amount is more than is left to refund for this order. Reduce it.',
  ],
  refund_shipping_done: [
    409,
    'La spedizione di questo ordine è gratuita oppure è già stata restituita.',
    'This order’s shipping was free or has been refunded already.',
  ],
  refund_no_room: [
    409,
    'Un pezzo non può tornare a scaffale: la sua taglia non c’è più o è piena. Scegli «Da controllare» o «Non rientra».',
    'An item can’t go back on sale: its size is gone or full. Choose “To be checked” or “Doesn’t come back”.',
  ],
  refund_not_found: [404, 'Rimborso non trovato.', 'Refund not found.'],
  refund_settled: [
    409,
    'Il rimborso non è più in questo stato. Ricarica l’ordine.',
    'The refund is no longer in this state. Reload the order.',
  ],
  reason_required: [
    409,
    'L’ordine non è pagato: per spedirlo lo stesso scrivi il motivo.',
    'This order hasn’t been paid: to ship it anyway, give a reason.',
  ],
  invalid_transition: [409, 'L’ordine non può passare a questo stato.', 'The order can’t move to this status.'],
  payment_declined: [
    402,
    'Il pagamento è stato rifiutato. Prova con un altro metodo di pagamento.',
    'The payment was declined. Try another payment method.',
  ],
  payment_not_approved: [409, 'Il pagamento non è ancora stato approvato.', 'The payment hasn’t been approved yet.'],
  payment_not_found: [404, 'Pagamento non trovato.', 'Payment not found.'],
  payment_required: [402, 'Il pagamento non risulta completato.', 'The payment hasn’t been completed.'],
  payment_already_used: [
    409,
    'Questo pagamento appartiene già a un altro ordine.',
    'This payment already belongs to another order.',
  ],
  payment_amount_mismatch: [
    409,
    'L’importo pagato non corrisponde all’ordine: ti viene rimborsato.',
    'The amount paid doesn’t match the order: we’re refunding it.',
  ],
  payment_provider_unavailable: [
    503,
    'PayPal non risponde. Riprova tra poco o paga con bonifico.',
    'PayPal isn’t responding. Try again shortly or pay by bank transfer.',
  ],
  payment_expired: [
    409,
    'Il tempo per il pagamento è scaduto. Ricomincia dal carrello.',
    'The time to pay has run out. Start again from your cart.',
  ],
  payment_sold_out: [
    409,
    'Nel frattempo i pezzi sono finiti: il pagamento ti viene rimborsato.',
    'The items have sold out in the meantime: we’re refunding your payment.',
  ],
} as const satisfies Record<string, readonly [status: number, it: string, en: string]>
