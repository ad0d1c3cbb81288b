export const card = {
  way: {
    title: 'Carta e altri modi',
    text: 'Carta di credito o di debito, qui nella pagina; Apple Pay, Google Pay, Satispay o Klarna dove il negozio li ha.',
    submit: 'Paga ora',
  },
  order: {
    title: 'Preferisci la carta?',
    text: 'Paghi qui nella pagina e l’ordine parte senza aspettare il bonifico.',
    open: 'Paga con la carta',
    payNow: (amount: string) => `Paga ${amount} con la carta`,
  },
  fields: 'Dati della carta',
  loading: 'Carico il modulo della carta…',
  waiting: 'In attesa della conferma…',
  waitingText: 'Se la tua banca chiede una conferma, rispondi lì. Questa pagina ti aspetta.',
  cancelled: ['Il pagamento non è stato completato.', 'Non ti è stato addebitato nulla. Riprova o scegli il bonifico.'],
  declined: [
    'La carta non è stata accettata.',
    'Non ti è stato addebitato nulla e tutto quello che hai scritto resta. Prova con un’altra carta o scegli il bonifico.',
  ],
  refused: [
    'Il pagamento è stato rifiutato.',
    'Non ti è stato addebitato nulla. Scegli il bonifico, o riprova più tardi.',
  ],
  away: [
    'Il pagamento con carta non risponde.',
    'Usa un altro modo o riprova tra qualche minuto. Non ti è stato addebitato nulla.',
  ],
}
