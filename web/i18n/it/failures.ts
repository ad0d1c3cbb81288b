export const failures = {
  notFoundTitle: '404 Page Not Found',
  notFoundText:
    'È caduta la catena: questa pagina non c’è, o ha cambiato indirizzo. Cerca il prodotto o riparti da una categoria.',
  notFoundDrawing: 'Una catena aperta',
  backHome: 'Torna alla home',
  errorTitle: 'Qualcosa non ha funzionato',
  errorText: 'La pagina non si è caricata. Riprova tra poco; se serve, siamo in negozio.',
  offline: 'Senza connessione: riprova',
  errorContact: 'Se continua, chiamaci o scrivici:',
}
