import { plural } from '../plural.ts'

/** Texts of the reviews on a product: not in the first view. */
export const reviews = {
  title: 'Recensioni',
  count: (count: number) => `${count} ${plural('it', count, 'recensione', 'recensioni')}`,
  starsRow: (stars: number) => `${stars} ${plural('it', stars, 'stella', 'stelle')}`,
  starsRowCount: (stars: number, count: number) =>
    `${stars} ${plural('it', stars, 'stella', 'stelle')}: ${count} ${plural('it', count, 'recensione', 'recensioni')}`,
  distribution: 'Quante recensioni per voto',
  statement:
    'Pubblichiamo recensioni positive e negative dopo un controllo. «Acquisto verificato» significa che l’e-mail corrisponde a un ordine pagato di questo prodotto. Le altre recensioni non sono verificate.',
  howWeCheck: 'Come controlliamo le recensioni',
  verified: 'Acquisto verificato',
  report: 'Segnala',
  reportNamed: (title: string) => `Segnala la recensione «${title}»`,
  reportSubject: (code: string, id: number) => `Segnalazione recensione ${id}, articolo ${code}`,
  sortBy: 'Ordina per',
  sort: { newest: 'Più recenti', best: 'Voto più alto', worst: 'Voto più basso' },
  showMore: (count: number) => plural('it', count, 'Mostra un’altra recensione', `Mostra altre ${count} recensioni`),
  noneText: 'Nessuno ha ancora scritto di questo articolo.',
  failed: 'Le recensioni non si caricano.',
  write: 'Scrivi una recensione',
  writeTitle: 'Scrivi una recensione',
  writeAbout: (product: string) => `Su ${product}`,
  boughtWith: (number: string) =>
    `Dall’ordine ${number}: con questa e-mail la recensione porta il segno «Acquisto verificato».`,
  closeForm: 'Chiudi la recensione',
  rating: 'Il tuo voto',
  ratingNumber: (stars: number) => `${stars} su 5`,
  labels: {
    customerName: 'Nome',
    customerEmail: 'E-mail',
    title: 'Titolo',
    comment: 'Recensione',
    website: 'Lascia vuoto questo campo',
  },
  emailHint: 'Non viene pubblicata. Serve a capire se hai comprato questo articolo.',
  checked: 'La pubblichiamo dopo un controllo, positiva o negativa. Come usiamo i tuoi dati:',
  privacy: 'informativa privacy',
  submit: 'Invia la recensione',
  added: 'Recensione aggiunta',
  addedText: 'Grazie! La leggiamo e poi la pubblichiamo.',
  addFailed: 'Errore',
  addError: 'Errore nell’aggiunta della recensione',
}
