/** Words every form shares; they come with the first form. */
export const forms = {
  titlePrefix: 'Errore: ',
  problems: {
    required: 'Campo obbligatorio',
    too_short: 'Scrivi almeno 2 caratteri',
    too_long: 'Testo troppo lungo',
    email: 'Email non valida',
    password: 'La password va da 6 a 128 caratteri',
    postal_code: 'Il CAP ha 5 cifre',
    control_characters: 'Il testo contiene caratteri non ammessi',
    first_name: 'Nome richiesto',
    last_name: 'Cognome richiesto',
    invalid: 'Valore non valido',
  },
  otherPlace: (cap: string, places: string, town: string) =>
    `Il CAP ${cap} di solito è di ${places}. «${town}» è giusto così? Se sì, vai pure avanti.`,
  offline: 'Il negozio non risponde. Controlla la connessione e riprova: quello che hai scritto resta qui.',
  showPassword: 'Mostra',
  hidePassword: 'Nascondi',
  commonPassword: 'È una delle password più usate: un’altra ti protegge meglio. Prova con tre o quattro parole a caso.',
  capsLock: 'Blocco maiuscole attivo',
}
