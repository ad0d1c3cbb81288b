import { plural } from '#web/i18n/words/plural.ts'

export const exploded = {
  lead: 'Tocca la parte che ti serve: si apre il suo scaffale. Se preferisci l’elenco, è qui sotto.',
  alt: 'Una bici da corsa smontata: ruote, copertoni, forcella, guida, sella, freni e trasmissione staccati dal telaio',
  parts: 'Parti della bicicletta',
  toArticles: (count: number) => `Vai ${count === 1 ? 'all’articolo' : `ai ${count} articoli`}`,
  holds: (articles: number, shelves: number) => {
    const goods = plural(articles, '1 articolo', `${articles} articoli`)
    return shelves < 2 ? goods : `${goods} in ${shelves} scaffali`
  },
  whole: (name: string) => `Vedi tutto: ${name.toLowerCase()}`,
  allShelves: 'Tutti gli scaffali',
  notFound: (count: number) => `${plural(count, '1 componente', `${count} componenti`)}. Non trovi il tuo?`,
  call: 'Chiamaci',
  orderIt: ', lo ordiniamo.',
}
