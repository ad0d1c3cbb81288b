import { plural } from '#web/i18n/words/plural.ts'

export const cart = {
  left: (count: number) => plural(count, `Ne resta ${count}`, `Ne restano ${count}`),
  added: 'Prodotto aggiunto al carrello',
  addedSize: (name: string, size: string) => `${name}, taglia ${size}`,
  allInCart: (count: number) => plural(count, 'È già nel carrello', 'Li hai già tutti nel carrello'),
  allOfThem: (count: number) => plural(count, 'Ne abbiamo un solo pezzo.', `Ne abbiamo ${count} in tutto.`),
  addedFewer: (added: number, wanted: number, all: number) =>
    `Aggiunti ${added} pezzi su ${wanted}: ne abbiamo ${all} in tutto.`,
  onlyOneInCart: 'È già nel carrello: è l’unica',
  showCart: 'Vai al carrello',
  errorTitle: 'Errore',
  addError: 'Errore aggiungendo al carrello.',
  buyError: 'Errore durante l’acquisto.',
  carriedTitle: 'Il tuo carrello',
  carried: (count: number) =>
    plural(
      count,
      'Un articolo è passato nel carrello del tuo account.',
      `${count} articoli sono passati nel carrello del tuo account.`,
    ),
  carriedLess: (count: number) =>
    plural(
      count,
      'Un articolo è rimasto fuori: i pezzi disponibili non bastano.',
      `${count} articoli sono rimasti fuori: i pezzi disponibili non bastano.`,
    ),
  delivery: {
    short: 'arriva',
    shortFetched: 'pronto',
    fetched: (street: string) => `lo ritiri in ${street} da`,
    orderBy: (time: string) => `Ordina entro le ${time}:`,
    orderNow: 'Ordina ora:',
    arrives: 'arriva',
    inTown: (town: string, day: string) => `a ${town} ${day}`,
    builtArrives: 'arriva',
    days: 'giorni',
    inDays: (days: string) => `Consegna in ${days} giorni lavorativi, qualcuno in più nelle isole.`,
  },
  carriedLater: 'Il resto del carrello passerà al tuo account quando il negozio risponde.',
}
