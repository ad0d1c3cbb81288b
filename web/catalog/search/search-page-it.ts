/** The page of a search. */
export const searchPage = {
  title: (query: string) => `Risultati per «${query}»`,
  pageTitle: (query: string) => `Ricerca: ${query}`,
  corrected: (query: string) => `Mostriamo i risultati per «${query}»`,
  searchedFor: (query: string) => `Hai cercato «${query}»`,
  similar: 'Non abbiamo proprio tutto quello che hai chiesto. Questi ci vanno più vicino.',
  understood: 'Abbiamo capito',
  unread: 'non capito:',
  answersRest: (words: readonly string[]) =>
    `${words.map((one) => `«${one}»`).join(', ')}: non so che cosa chiede. Questi rispondono al resto.`,
  takeCondition: (name: string) => `Togli: ${name}`,
  onlyWords: 'Cerca solo le parole',
  conditionKinds: {
    price: 'prezzo',
    size: 'taglia',
    colour: 'colore',
    condition: 'stato',
    gender: 'per',
    speeds: 'rapporti',
    kind: '',
    standard: 'tipo',
    measure: 'misura',
    number: 'misura',
    tyre: 'misura',
    height: 'altezza',
    not: '',
    sort: 'ordine',
  } as Readonly<Record<string, string>>,
  missing: (what: string, nearest: string | undefined) =>
    `${what}: così non ce l’abbiamo.${nearest ? ` Il più vicino è ${nearest}.` : ''}`,
  beyond: (euro: string) => `${euro} oltre`,
  notSoldTitle: (kind: string) => `Non lo teniamo: ${kind}`,
  notSoldText:
    'Non vogliamo farti perdere tempo con qualcos’altro. Chiamaci: se possiamo procurarlo te lo diciamo subito.',
  notSoldNearest: (kind: string) => `Guarda invece: ${kind}`,
}

export type SearchPageTexts = typeof searchPage
