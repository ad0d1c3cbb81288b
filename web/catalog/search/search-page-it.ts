/** The page of a search. */
export const searchPage = {
  title: (query: string) => `Risultati per «${query}»`,
  pageTitle: (query: string) => `Ricerca: ${query}`,
  corrected: (query: string) => `Mostriamo i risultati per «${query}»`,
  searchedFor: (query: string) => `Hai cercato «${query}»`,
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
    word: '',
    by: 'consegna',
  } as Readonly<Record<string, string>>,
  missing: (what: string, nearest: string | undefined) =>
    `${what}: così non ce l’abbiamo.${nearest ? ` Il più vicino è ${nearest}.` : ''}`,
  beyond: (euro: string) => `${euro} oltre`,
  notSoldTitle: (kind: string) => `Non lo teniamo: ${kind}`,
  notSoldText: 'Chiamaci: se possiamo procurarlo te lo diciamo subito.',
  notSoldNearest: (kind: string) => `Il più vicino che abbiamo: ${kind}`,
  notSoldBeside: 'Ci va vicino',
  notSoldRange: 'Quello che teniamo',
  notSoldMeasure: 'Guarda la misura più piccola di ognuno: la guida alle taglie dice da quanti centimetri comincia.',
  inTime: (day: string, arrives: string) => `Entro ${day}: ordinati adesso arrivano ${arrives}.`,
  fetchedInTime: (day: string, arrives: string, ready: string) =>
    `Entro ${day} il corriere non ce la fa: arrivano ${arrives}. In negozio si ritirano ${ready}.`,
  tooLate: (day: string, arrives: string) => `Entro ${day} non ce la facciamo: i più veloci arrivano ${arrives}.`,
}

export type SearchPageTexts = typeof searchPage
