/** The part of the table that is about returns and exchanges. */
export const returnProblems = {
  return_not_found: [404, 'Reso non trovato.', 'Return not found.'],
  return_not_offered: [
    409,
    'Di questo ordine non c’è ancora niente da rendere. Se vuoi annullarlo o cambiarlo, scrivici.',
    'There’s nothing to return from this order yet. If you want to cancel or change it, write to us.',
  ],
  return_pieces: [
    409,
    'Di un articolo chiedi più pezzi di quanti ne restano: gli altri sono già in un reso o rimborsati. Controlla le quantità.',
    'For one article you’re asking for more items than are left: the others are in a return or refunded already. Check the quantities.',
  ],
  return_kind: [
    409,
    'Per uno degli articoli questo tipo di reso non è possibile. Scegline un altro fra quelli proposti.',
    'This kind of return isn’t possible for one of the articles. Choose another of those offered.',
  ],
  return_outcome: [
    409,
    'Con questo tipo di reso la soluzione scelta non è possibile. Scegline un’altra fra quelle proposte.',
    'The solution you chose isn’t possible with this kind of return. Choose another of those offered.',
  ],
  return_size: [
    409,
    'La taglia scelta per il cambio non va bene: deve esistere per lo stesso articolo ed essere diversa da quella che hai.',
    'The size you chose isn’t right: it must exist for the same article and differ from the one you have.',
  ],
  return_size_gone: [
    409,
    'La taglia scelta è appena finita. Scegline un’altra, oppure rendi il pezzo e ti ridiamo i soldi.',
    'The size you chose has just sold out. Choose another, or return the item for a refund.',
  ],
  return_photos: [
    409,
    'Mancano le foto: una per un difetto, due (pacco e pezzo) per un danno di trasporto.',
    'Photos are missing: one for a defect, two (parcel and item) for damage on the way.',
  ],
  return_photo_not_found: [
    404,
    'Una foto non c’è più. Caricala di nuovo.',
    'A photo is no longer there. Upload it again.',
  ],
  return_photos_many: [
    409,
    'Per questo ordine ci sono già molte foto in attesa. Completa il reso o riprova domani.',
    'Many photos are already waiting for this order. Finish the return or try again tomorrow.',
  ],
  return_state: [
    409,
    'Il reso non è più in questo stato. Ricarica l’ordine.',
    'The return is no longer in this state. Reload the order.',
  ],
  withdrawal_in_return: [
    409,
    'Questa dichiarazione ha già il suo reso, oppure riguarda un altro ordine.',
    'This statement already has its return, or is about another order.',
  ],
} as const satisfies Record<string, readonly [status: number, it: string, en: string]>
