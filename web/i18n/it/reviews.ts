import { plural } from '../plural.ts'

/** Texts of the reviews on a product: not in the first view. */
export const reviews = {
  title: 'Recensioni',
  count: (count: number) => `${count} ${plural('it', count, 'recensione', 'recensioni')}`,
  outOfFive: (rating: string) => `${rating} su 5`,
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
  none: 'Nessuna recensione, per ora.',
  noneText: 'Nessuno ha ancora scritto di questo articolo.',
  failed: 'Le recensioni non si caricano.',
}
