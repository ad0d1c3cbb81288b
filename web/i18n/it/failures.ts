export const failures = {
  notFoundTitle: '404 Page Not Found',
  notFoundText:
    'È caduta la catena: questa pagina non c’è, o ha cambiato indirizzo. Cerca il prodotto o riparti da una categoria.',
  notFoundDrawing: 'Una catena aperta',
  backHome: 'Torna alla home',
  errorTitle: 'Qualcosa non ha funzionato',
  errorText: 'La pagina non si è caricata. Riprova tra poco; se serve, siamo in negozio.',
  offline: 'Senza connessione: riprova',
  placed: (number: string, total: string) => `Il tuo ordine ${number} è registrato. Totale: ${total}`,
  placedTransfer: (amount: string, to: string, reference: string) =>
    `Da pagare con bonifico: ${amount} a ${to}, causale ${reference},`,
  placedLink: 'Vedi l’ordine',
  errorContact: 'Se continua, chiamaci o scrivici:',
}
