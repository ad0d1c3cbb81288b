import type { Language } from '#shared/domain/platform/language.ts'

const texts = {
  pictures: [
    'Foto agli indirizzi scritti nel file: il negozio le prende dopo l’importazione, una alla volta, e dice quali non ha trovato.',
    'Pictures at the addresses in the file: the shop fetches them after the import, one by one, and says which it couldn’t find.',
  ],
  namedPictures: [
    'Foto di cui il file dice solo il nome: dopo l’importazione caricale tutte insieme in uno zip, il negozio le riconosce dal nome.',
    'Pictures of which the file says only the name: upload them together as a zip after the import, the shop knows them by their names.',
  ],
  strangePictures: [
    'Foto scritte in un modo che il negozio non capisce: servono un indirizzo che comincia con https:// o il nome di un file .jpg, .png, .webp o .gif.',
    'Pictures written in a way the shop can’t read: an address beginning with https:// or the name of a .jpg, .png, .webp or .gif file is needed.',
  ],
  surplusPictures: [
    'Un articolo ha al massimo 30 foto: quelle oltre restano fuori.',
    'A product has up to 30 pictures: those beyond stay out.',
  ],
  salePrices: [
    'Entra il prezzo pieno: quello in offerta, scritto accanto, resta fuori.',
    'The full price comes in: the sale price beside it stays out.',
  ],
  uncounted: [
    'Il file non dice quanti pezzi ci sono: gli articoli nuovi entrano con 0.',
    'The file doesn’t say how many items there are: new products come in with 0.',
  ],
  sharedStock: [
    'I pezzi sono contati per tutte le taglie insieme: negli articoli nuovi si dividono tra le taglie, e la somma resta quella del file. Correggili tu.',
    'Stock is counted for all sizes together: in new products it is divided among the sizes, and the sum stays that of the file. Correct it yourself.',
  ],
  untracked: [
    'Articoli di cui il file non conta i pezzi, ma che vende: i nuovi entrano in vendita con 1 pezzo. Scrivi tu quanti sono.',
    'Products that the file sells without counting them: new ones come in on sale with 1 item. Enter how many there are.',
  ],
  manyPieces: [
    'Più pezzi di quanti il negozio ne conta: entrano come 99.999.',
    'More items than the shop counts come in as 99,999.',
  ],
  stockBounds: [
    'Scorte scritte come limite o con decimali («>20», «10+», «<5», «12,5»): entra il numero intero, 1 se il limite è in alto.',
    'Stock written as a bound or with decimals (“>20”, “10+”, “<5”, “12.5”): the whole number comes in, 1 for an upper bound.',
  ],
  stockWords: [
    'Disponibilità a parole: «sì» o «disponibile» entra come 1 pezzo negli articoli nuovi, «esaurito», «in arrivo» e simili come 0. Correggile tu.',
    'Stock in words: “yes” or “available” comes in as 1 item of new products, “sold out”, “coming soon” and the like as 0. Correct them yourself.',
  ],
  oversold: ['Pezzi sotto zero: entrano come 0.', 'Stock below zero comes in as 0.'],
  derivedCodes: [
    'Senza codice, o con quello di un altro articolo: il codice è fatto da numero, indirizzo o nome, sempre lo stesso.',
    'Without a code, or with another product’s: the code is made of number, address or name, always the same.',
  ],
  wrongGtin: [
    'EAN con una cifra di controllo sbagliata: restano vuoti. Ricopiali dal codice a barre.',
    'EANs with a wrong check digit stay empty. Copy them from the bar code.',
  ],
  roundedGtin: [
    'EAN arrotondati dal foglio di calcolo (8,02E+12): restano vuoti. Chiedi il file con la colonna come testo.',
    'EANs rounded by the spreadsheet (8.02E+12) stay empty. Ask for the file with that column as text.',
  ],
  sharedGtin: [
    'EAN che ha anche un altro articolo del file o del negozio, con lo stesso numero di cifre o con uno zero davanti: entrano lo stesso. Controlla quale è giusto.',
    'EANs that another product of the file or the shop has too, with as many digits or a zero in front: they come in all the same. Check which is right.',
  ],
  gtinOfSizes: [
    'L’EAN è di ogni taglia: un articolo con più taglie resta senza.',
    'The EAN is of each size: a product with several sizes stays without.',
  ],
  unreadCost: ['Costi che non si leggono: restano vuoti.', 'Costs that can’t be read stay empty.'],
  differentCosts: [
    'Taglie con costi diversi: il costo resta vuoto.',
    'Sizes with different costs: the cost stays empty.',
  ],
  keptHtml: [
    'Le descrizioni restano come sono scritte, con i loro segni HTML.',
    'Descriptions stay as they are written, HTML and all.',
  ],
  unplaced: [
    'Nessuna parola dice la categoria: entrano in accessori, spenti. Spostali e accendili.',
    'No word tells the category: they come in under accessori, switched off. Move them and switch them on.',
  ],
  noArticle: [
    'Buoni regalo, articoli virtuali, gruppi e articoli venduti altrove: entrano spenti.',
    'Gift cards, virtual products, groups and products sold elsewhere come in switched off.',
  ],
  differentPrices: [
    'Varianti senza taglia con prezzi diversi: ogni prezzo è un articolo.',
    'Variants without a size at different prices: each price is a product of its own.',
  ],
  doubleColumns: [
    'Colonne con lo stesso nome: si legge la prima.',
    'Columns with the same name: the first one is read.',
  ],
  withTax: [
    'I prezzi si leggono con l’IVA inclusa, come li vede il cliente.',
    'Prices are read with VAT included, as customers see them.',
  ],
  oddPrices: [
    'Prezzi con i decimali scritti in un altro modo che nelle altre righe (12.50 tra 12,50): si leggono, perché un altro valore non possono averlo. Controllali.',
    'Prices whose decimals are written otherwise than in the other rows (12.50 among 12,50) are read, as they can have no other value. Check them.',
  ],
  inEuro: [
    'Il file non dice la valuta: prezzi letti in euro.',
    'The file doesn’t say the currency: prices are read in euros.',
  ],
  noPriceColumn: [
    'Il file non ha la colonna del prezzo: gli articoli nuovi entrano senza prezzo, spenti.',
    'The file has no price column: new products come in without a price, switched off.',
  ],
  vatOfFile: [
    'Ai prezzi senza IVA si aggiunge l’aliquota che il file dice riga per riga.',
    'The rate that the file says in each row is added to prices without VAT.',
  ],
  unsaidTax: [
    'Il file non dice se i prezzi hanno l’IVA: restano fuori finché non lo scegli.',
    'The file doesn’t say whether prices are with VAT: they stay out until you choose.',
  ],
  netPrices: [
    'I prezzi di questa colonna sono senza IVA e restano fuori: scegli se aggiungerla.',
    'The prices of this column are without VAT and stay out: choose whether to add it.',
  ],
  vatAdded: [
    'Ai prezzi si aggiunge l’IVA dell’articolo: 22 %, se non ne ha un’altra.',
    'The product’s VAT is added to the prices: 22 %, unless it has another rate.',
  ],
  otherCurrency: [
    'Il file dice che i prezzi sono in un’altra valuta: restano fuori. Chiedi il listino in euro.',
    'The file says that its prices are in another currency: they stay out. Ask for the list in euros.',
  ],
  textRows: [
    'Titoli, gruppi, note e intestazioni ripetute: non sono articoli e restano fuori. Il titolo di un gruppo vale come categoria delle righe sotto.',
    'Titles, groups, notes and repeated headers are no products and stay out. A group’s title is the category of the rows below.',
  ],
  uncoded: [
    'Senza un codice proprio, in un file che li ha: entrano spenti. Scrivi il codice, o controllali prima di accenderli.',
    'Without a code of their own in a file with codes: they come in switched off. Add the code, or check them before switching them on.',
  ],
  noHeader: [
    'Nessuna riga dice i nomi delle colonne: scegli che cosa c’è in ognuna, almeno codice o nome.',
    'No row names the columns: choose what is in each, at least code or name.',
  ],
  twiceEncoded: [
    'Testi codificati due volte («cittÃ » al posto di «città»): scegli se ripararli. Qui sotto vedi come diventano.',
    'Texts that were encoded twice (“cittÃ ” instead of “città”): choose whether to repair them. See below what they become.',
  ],
  entities: [
    'Segni scritti come in una pagina web («&amp;» al posto di «&»): nelle categorie, nei nomi e nelle descrizioni si leggono, nelle altre colonne scegli se ripararli.',
    'Signs written as in a web page (“&amp;” instead of “&”): they are read in categories, names and descriptions, in other columns choose whether to repair them.',
  ],
  spoiltCodes: [
    'Codici che il foglio di calcolo ha trasformato in date o potenze (3-ott, 8,71E+12): non si possono riparare, e nessun articolo si riconosce da questi. Vale l’EAN, dove c’è; chiedi il file con la colonna come testo.',
    'Codes that the spreadsheet has turned into dates or powers (Oct-03, 8.71E+12) can’t be repaired, and no product is known by them. The EAN counts where there is one; ask for the file with the column as text.',
  ],
  otherSheets: ['Altri fogli del file non si leggono.', 'Other sheets of the file are not read.'],
  withoutCode: [
    'Senza codice: ogni volta che importi il file, entrano di nuovo come articoli nuovi.',
    'Without a code: each time the file is imported they come in again as new products.',
  ],
} as const satisfies Record<string, readonly [string, string]>

const linesKept = 300

type NoteKind = keyof typeof texts

/** Notes about a file for the shopkeeper that are no faults of rows. */
export class FileNotes {
  #lines = new Map<NoteKind, number[]>()

  add(kind: NoteKind, line: number): void {
    const lines = this.#lines.get(kind)
    if (lines) lines.push(line)
    else this.#lines.set(kind, [line])
  }

  /** Counts details too: three pictures of one product are three. */
  list(language: Language): { kind: NoteKind; count: number; lines: number[]; text: string }[] {
    return [...this.#lines].map(([kind, lines]) => ({
      kind,
      count: lines.length,
      lines: [...new Set(lines)].slice(0, linesKept),
      text: texts[kind][language === 'it' ? 0 : 1],
    }))
  }
}
