import type { MediaUse } from '#extensions/media-library/media-calls.ts'
import type { AdminAddress } from '#web/admin/admin-address.ts'

const slots: Record<string, string> = {
  hero: 'foto grande',
  why: 'perché noi',
  biciclette: 'biciclette',
  'bici-usate': 'bici usate',
  componenti: 'componenti',
  abbigliamento: 'abbigliamento',
  accessori: 'accessori',
}

const home: AdminAddress = { tab: 'negozio', vista: 'home' }
const look: AdminAddress = { tab: 'negozio', vista: 'aspetto' }

const uses: Record<MediaUse['kind'], (use: MediaUse) => [text: string, to: AdminAddress | undefined]> = {
  product: ({ label, productId }) => [label, { apri: `prodotto-${productId}` }],
  card: ({ label, productId }) => [`Scheda di ${label}`, { apri: `scheda-${productId}` }],
  order: () => ['Ordini e loro mail', undefined],
  home: ({ label }) => [`Home, ${slots[label] ?? label}`, home],
  own: ({ label }) => [`Home, ${label || 'un testo con foto'}`, home],
  logo: () => ['Logo', look],
  share: () => ['Immagine per i link', look],
}

/** Where a picture is shown, and the place of the dashboard that changes it. */
export const wordsOfUse = (use: MediaUse) => uses[use.kind](use)
