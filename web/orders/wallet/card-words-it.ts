const notCharged = 'Non ti è stato addebitato nulla e tutto quello che hai scritto resta.'

/** Of a payment by what is named so. */
export const paidBy = (name: string) => ({
  loading: `Carico ${name}…`,
  waiting: `In attesa di ${name}…`,
  waitingText: `Conferma il pagamento con ${name}. Questa pagina ti aspetta.`,
  cancelled: [`Hai chiuso ${name}.`, `${notCharged} Riprova o scegli il bonifico.`],
  declined: ['La carta non è stata accettata.', `${notCharged} Prova con un’altra carta o scegli il bonifico.`],
  refused: ['Il pagamento è stato rifiutato.', `${notCharged} Scegli il bonifico, o riprova più tardi.`],
  away: [`${name} non risponde.`, 'Usa un altro modo o riprova tra qualche minuto. Non ti è stato addebitato nulla.'],
})

/** The provider's page takes the place of the shop's. */
export const paidAt = (name: string) => ({
  ...paidBy(name),
  waiting: `Ti portiamo su ${name}…`,
  cancelled: [`Il pagamento con ${name} non è stato completato.`, `${notCharged} Riprova o scegli il bonifico.`],
})

export const paidByCard = {
  ...paidBy('la carta'),
  loading: 'Carico il modulo della carta…',
  waiting: 'In attesa della conferma…',
  waitingText: 'Se la tua banca chiede una conferma, rispondi lì. Questa pagina ti aspetta.',
  cancelled: ['Il pagamento non è stato completato.', `${notCharged} Riprova o scegli il bonifico.`],
  away: [
    'Il pagamento con carta non risponde.',
    'Usa un altro modo o riprova tra qualche minuto. Non ti è stato addebitato nulla.',
  ],
}

/** Instead of the transfer that an order waits for. */
export const instead = (name: string) => ({
  title: `Preferisci ${name}?`,
  text: 'L’ordine parte senza aspettare il bonifico.',
  open: `Paga con ${name}`,
  payNow: (amount: string) => `Paga ${amount} con ${name}`,
})

export const cardInstead = {
  ...instead('la carta'),
  text: 'Paghi qui nella pagina e l’ordine parte senza aspettare il bonifico.',
}
