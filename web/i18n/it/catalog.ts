import { inTown } from '#web/i18n/words/in-town.ts'
import { plural } from '#web/i18n/words/plural.ts'

/** Null: the shop promises no free returns. */
type LeadFacts = [usedWarrantyMonths: number, freeReturnDays: number | null]

const models = (count: number) => `${count} ${plural(count, 'modello', 'modelli')}`
const products = (count: number) => `${count} ${plural(count, 'prodotto', 'prodotti')}`

export const catalog = {
  products,
  inModels: (count: number) => ` in ${models(count)}`,
  wish: 'Metti in lista',
  yes: 'Sì',
  no: 'No',
  notStated: 'non indicato',
  breadcrumb: 'Percorso',
  drawn: 'Con l’angolo nero: è un disegno, non la foto dell’articolo.',
  reviews: (count: number) => `${count} ${plural(count, 'recensione', 'recensioni')}`,
  shelves: 'Scaffali',
  shelvesBeside: 'Scaffali vicini',
  tyreDiagram: 'Un copertone in sezione: il primo numero è la larghezza, il secondo il diametro del cerchio',
  tyreWidth: 'larghezza, mm',
  rimDiameter: 'diametro del cerchio, mm',
  lead: {
    biciclette: (..._: LeadFacts) =>
      'Da strada, gravel, mountain, città, elettriche e pieghevoli: scegli per taglia, ruote e prezzo.',
    'bici-usate': (...[usedWarrantyMonths]: LeadFacts) =>
      `Di ognuna stato, segni e foto. Garanzia legale di ${usedWarrantyMonths} mesi sull’usato.`,
    componenti: (..._: LeadFacts) =>
      'Trasmissioni, freni, ruote, copertoni e selle, con le misure che servono per scegliere.',
    abbigliamento: (...[_, freeReturnDays]: LeadFacts) =>
      `Maglie, giacche e pantaloni da provare con calma.${freeReturnDays === null ? '' : ` Se la taglia non va, il reso è gratuito entro ${freeReturnDays} giorni.`}`,
    accessori: (..._: LeadFacts) =>
      'Caschi, luci, lucchetti, borse e attrezzi: quello che serve per uscire e per tornare.',
  },
  pageDescription: {
    biciclette: (shop: string, city: string) =>
      `Biciclette da strada, gravel, mountain, città, elettriche e pieghevoli da ${inTown(shop, city)}. Spedite in tutta Italia.`,
    'bici-usate': (shop: string, city: string) =>
      `Biciclette usate da ${inTown(shop, city)}: stato, segni e foto di ognuna.`,
    componenti: (shop: string, city: string) =>
      `Trasmissioni, freni, ruote, copertoni e selle da ${inTown(shop, city)}.`,
    abbigliamento: (shop: string, city: string) =>
      `Maglie, pantaloncini, giacche e guanti per andare in bici da ${inTown(shop, city)}.`,
    accessori: (shop: string, city: string) =>
      `Caschi, luci, lucchetti, borse e attrezzi per la bicicletta da ${inTown(shop, city)}.`,
  },
  filters: 'Filtri',
  closeFilters: 'Chiudi i filtri',
  removeFilter: (name: string) => `Rimuovi filtro: ${name}`,
  removeAll: 'Rimuovi tutto',
  relaxed: 'Quello che c’è, una condizione alla volta',
  takeAway: (name: string) => `Togli «${name}»`,
  justIn: 'Intanto, gli ultimi arrivi',
  showProducts: (count: number) => `Mostra ${products(count)}`,
  cancel: 'Annulla',
  category: 'Categoria',
  type: 'Tipo',
  all: 'Tutte',
  allTypes: 'Tutti',
  size: 'Taglia',
  sizeValue: (size: string) => size,
  sizeNamed: (size: string) => `Taglia ${size}`,
  sizeCount: (size: string, count: number) => `Taglia ${size}, ${products(count)}`,
  sizeSoldOut: 'esaurita',
  price: 'Prezzo',
  rangeFrom: 'Da',
  rangeTo: 'A',
  rangeProblem: (example: string) => `Scrivi un numero, per esempio ${example}.`,
  numbersBetween: (from: string, to: string) => `${from}–${to}`,
  numbersFrom: (from: string) => `da ${from}`,
  numbersTo: (to: string) => `fino a ${to}`,
  priceProblem: 'Scrivi una cifra, per esempio 500.',
  priceAbove: (from: string) => `Da ${from}`,
  priceBelow: (to: string) => `Fino a ${to}`,
  priceBetween: (from: string, to: string) => `${from}–${to}`,
  availability: 'Disponibilità',
  onlyAvailable: 'Solo disponibili',
  brand: 'Marca',
  color: 'Colore',
  colors: {
    arancione: 'Arancione',
    argento: 'Argento',
    azzurro: 'Azzurro',
    bianco: 'Bianco',
    blu: 'Blu',
    bordeaux: 'Bordeaux',
    crema: 'Crema',
    giallo: 'Giallo',
    grigio: 'Grigio',
    marrone: 'Marrone',
    multicolore: 'Multicolore',
    nero: 'Nero',
    oro: 'Oro',
    rosa: 'Rosa',
    rosso: 'Rosso',
    trasparente: 'Trasparente',
    verde: 'Verde',
    viola: 'Viola',
  },
  sortBy: 'Ordina per',
  sort: {
    relevance: 'Più pertinenti',
    newest: 'Più recenti',
    'price-low': 'Prezzo crescente',
    'price-high': 'Prezzo decrescente',
    name: 'Nome (A-Z)',
    rating: 'Voto più alto',
  },
  listTitle: 'Prodotti',
  morePhotos: (count: number) => `+${count} foto`,
  used: (months: number) => `Usato, garanzia ${months} mesi`,
  lowestOf30: 'Prezzo più basso degli ultimi 30 giorni:',
  lowestSince: (day: string) => `Prezzo più basso dal ${day}:`,
  percentLess: (percent: number) => `− ${percent} %`,
  /** Before the lowest of several prices. */
  priceFrom: 'da',
  stock: {
    available: 'Disponibile',
    last: 'Ultimo pezzo',
    'sold-out': 'Esaurito',
    single: 'Pezzo unico',
    sold: 'Venduta',
    held: 'Riservata',
  },
  callForPhoto: 'Foto in arrivo: chiamaci',
  callForCard: 'Scheda in arrivo: chiamaci',
  add: 'Aggiungi',
  addRest: 'al carrello',
  loadMore: 'Carica Altri Prodotti',
  pages: 'Pagine dell’elenco',
  page: (page: number) => `pagina ${page}`,
  previousPage: 'Pagina precedente',
  nextPage: 'Pagina successiva',
  backToTop: 'Torna su',
  seen: (shown: number, total: number, isOfModels: boolean) =>
    `Hai visto ${shown} di ${isOfModels ? models(total) : products(total)}`,
  seenAll: (total: number, isOfModels: boolean) =>
    total === 1
      ? `Hai visto l’unico ${isOfModels ? 'modello' : 'prodotto'}`
      : `Hai visto tutti i ${isOfModels ? models(total) : products(total)}`,
  emptyTitle: 'Nessun prodotto con questi filtri',
  emptyText: 'Prova a togliere un filtro o ad allargare il prezzo.',
  noneTitle: 'Qui non c’è ancora niente',
  noneText: 'Stiamo preparando i primi articoli.',
  listFailed: 'Non riusciamo a caricare i prodotti.',
  filtersFailed: 'I filtri non si caricano.',
  sizeSearched: 'la taglia che cerchi',
  searchNoneTitle: (query: string) => `Non abbiamo trovato niente per «${query}»`,
  searchNoneText: 'Controlla come è scritto, prova con una parola sola, oppure parti da una categoria.',
  whichBike: 'Per quale bici?',
  whichBikeText: 'Dicci qual è e ogni articolo ti dice se ci va, e perché.',
  chooseBike: 'Scegli la bici',
}
