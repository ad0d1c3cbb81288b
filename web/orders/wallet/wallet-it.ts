export const wallet = {
  loading: 'Carico PayPal…',
  waiting: 'In attesa di PayPal…',
  waitingText: 'Completa il pagamento nella finestra di PayPal. Questa pagina ti aspetta.',
  capturing: 'Confermo il pagamento…',
  verifying: 'Verifica in corso…',
  verifyingTitle: 'Stiamo verificando il pagamento.',
  verifyingText: 'Non ripeterlo: di solito bastano pochi secondi.',
  verifyingLong:
    'Ci vuole più del solito. Puoi anche chiudere: se il pagamento è andato a buon fine ricevi la conferma per e-mail, altrimenti non ti viene addebitato nulla.',
  cancelled: ['Hai annullato il pagamento.', 'Non ti è stato addebitato nulla. Riprova o scegli il bonifico.'],
  approved: [
    'Hai autorizzato il pagamento, ma manca la conferma.',
    'Non ti è stato ancora addebitato nulla: completa il pagamento o scegli il bonifico.',
  ],
  complete: 'Completa il pagamento',
  declined: [
    'PayPal non ha accettato questa carta o questo conto.',
    'Non ti è stato addebitato nulla. Riprova con un altro metodo o scegli il bonifico.',
  ],
  refused: [
    'PayPal ha rifiutato il pagamento.',
    'Non ti è stato addebitato nulla. Scegli il bonifico, oppure riprova più tardi.',
  ],
  blocked: [
    'Il browser ha bloccato la finestra di PayPal.',
    'Permetti le finestre di questo sito e riprova, oppure continua in questa pagina.',
  ],
  redirect: 'Continua su PayPal in questa pagina',
  away: ['PayPal non risponde.', 'Usa il bonifico o riprova tra qualche minuto. Non ti è stato addebitato nulla.'],
  expired: ['Il tempo per pagare è scaduto.', 'Non ti è stato addebitato nulla. Riprova o scegli il bonifico.'],
  soldOut: [
    'Nel frattempo qualche pezzo è stato venduto.',
    'Il pagamento ti viene rimborsato per intero: te lo confermiamo per e-mail.',
  ],
  refunded: [
    'Il pagamento non è diventato un ordine.',
    'Ti viene rimborsato per intero: te lo confermiamo per e-mail.',
  ],
  signedOut: [
    'Il pagamento è riuscito, ma la sessione è scaduta.',
    'Non pagare di nuovo: la conferma ti arriva per e-mail. Accedi di nuovo per vederla anche qui.',
  ],
  signInAgain: 'Accedi di nuovo',
  useBank: 'Scegli il bonifico',
  returnTitle: 'Il tuo pagamento',
  /** Back from the page of whichever provider. */
  returned: {
    declined: [
      'Il pagamento non è stato accettato.',
      'Non ti è stato addebitato nulla. Riprova con un altro metodo o scegli il bonifico.',
    ],
    refused: [
      'Il pagamento è stato rifiutato.',
      'Non ti è stato addebitato nulla. Scegli il bonifico, oppure riprova più tardi.',
    ],
    away: [
      'Il servizio di pagamento non risponde.',
      'Usa il bonifico o riprova tra qualche minuto. Non ti è stato addebitato nulla.',
    ],
  },
  returnDone: (orderNumber: string) => `Pagamento ricevuto: l’ordine è ${orderNumber}.`,
  returnDoneText: 'Ti abbiamo scritto un’e-mail con la conferma e il link all’ordine.',
  backToCheckout: 'Torna al checkout',
  backToOrder: 'Torna all’ordine',
  backToShop: 'Torna al negozio',
}
