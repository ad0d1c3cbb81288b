import type { LaterDeskRows } from '#web/extensions/desk-row.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { assistantFeedPath, merchantFeedPath, usedFeedPath } from '../feed-addresses.ts'

const ListedIn = lazyPart(async () => (await import('./listed-in.tsx')).ListedIn)
const FeedSign = lazyPart(async () => (await import('./listed-in.tsx')).FeedSign)

export const later: LaterDeskRows = {
  addresses: [
    {
      order: 1,
      name: 'Google Merchant Center, Facebook e Instagram',
      what: 'I tuoi articoli tra i risultati di Google. Lì: Prodotti, aggiungi prodotti, da un indirizzo. Facebook e Instagram leggono lo stesso: Gestore delle vendite, catalogo, origini dati.',
      pathIn: merchantFeedPath,
      part: () => <ListedIn feed="google" />,
      sign: () => <FeedSign feed="google" />,
    },
    {
      order: 2,
      name: 'Assistenti, elenco dei prodotti',
      what: 'Per ChatGPT e gli altri assistenti che leggono un elenco: si trova da loro, si compra qui.',
      pathIn: assistantFeedPath,
      part: () => <ListedIn feed="assistants" />,
      sign: () => <FeedSign feed="assistants" />,
    },
    {
      order: 5,
      name: 'Bici usate, le ultime arrivate',
      what: 'Per chi segue gli arrivi con un lettore di notizie.',
      pathIn: usedFeedPath,
    },
  ],
}
