import { type ComponentType, lazy } from 'react'
import type { AdminPlace } from '#web/admin/admin-address.ts'

interface Section {
  /** `vista` in the address; its words for the finder stand in finder.json. */
  id: string
  label: string
  note?: string
  search?: { label: string; placeholder: string }
  /** Goes to the edges of its box. */
  isList?: true
  part: ComponentType
}

export const deskSections: Record<AdminPlace, readonly [Section, ...Section[]]> = {
  prezzi: [
    {
      id: 'cambia',
      label: 'Cambia prezzi',
      note: 'Molti articoli insieme: uno scaffale, una marca o quelli che scegli. Prima vedi tutto, e dopo si annulla.',
      isList: true,
      part: lazy(() => import('#web/admin/pricing/price-changes/price-change-list.tsx')),
    },
    {
      id: 'ribassi',
      label: 'Ribassi',
      note: 'Il prezzo di confronto è il più basso dei 30 giorni prima, come chiede la legge: lo calcola il negozio.',
      isList: true,
      part: lazy(() => import('#web/admin/pricing/reductions/reduction-list.tsx')),
    },
    {
      id: 'codici',
      label: 'Codici sconto',
      note: 'Il cliente li scrive nel carrello.',
      isList: true,
      part: lazy(() => import('#web/admin/pricing/coupons/campaign-list.tsx')),
    },
    {
      id: 'buoni',
      label: 'Buoni regalo',
      search: { label: 'Cerca tra i buoni', placeholder: 'Fine del codice, nome, ordine' },
      isList: true,
      part: lazy(() => import('#web/admin/orders/gift-cards/gift-card-list.tsx')),
    },
    {
      id: 'consegne',
      label: 'Consegne',
      part: lazy(() => import('#web/admin/pricing/shipping/delivery-settings.tsx')),
    },
    {
      id: 'storia',
      label: 'Storia',
      note: 'Tutto quello che ha cambiato i prezzi, e chi l’ha fatto, dal più recente. I prezzi scritti o importati si annullano da qui.',
      isList: true,
      part: lazy(() => import('#web/admin/pricing/price-events/price-story.tsx')),
    },
  ],
  negozio: [
    {
      id: 'dati',
      label: 'Dati e contatti',
      part: lazy(() => import('#web/admin/site/settings/facts-settings.tsx')),
    },
    {
      id: 'orari',
      label: 'Orari e chiusure',
      part: lazy(() => import('#web/admin/site/settings/hours-settings.tsx')),
    },
    {
      id: 'pagamenti',
      label: 'Pagamenti',
      part: lazy(() => import('#web/admin/site/settings/payments-settings.tsx')),
    },
    {
      id: 'testi',
      label: 'Pagine e testi',
      note: 'Quello che i clienti leggono nelle mail e nelle pagine, in italiano e in inglese.',
      search: { label: 'Cerca nei testi', placeholder: 'Cerca nei testi: spedito, grazie, ritiro' },
      isList: true,
      part: lazy(() => import('#web/admin/site/texts/text-desk.tsx')),
    },
    { id: 'aspetto', label: 'Aspetto', part: lazy(() => import('#web/admin/site/look/appearance-settings.tsx')) },
    {
      id: 'media',
      label: 'Immagini',
      note: 'Tutte le foto del negozio: dove si vedono, che cosa mostrano, il punto che resta nei ritagli.',
      search: { label: 'Cerca nelle immagini', placeholder: 'Prodotto, codice o descrizione' },
      isList: true,
      part: lazy(() => import('#web/admin/site/media/media-list.tsx')),
    },
    { id: 'home', label: 'Home', part: lazy(() => import('#web/admin/site/look/home-settings.tsx')) },
    { id: 'lingue', label: 'Lingue', part: lazy(() => import('#web/admin/catalog/products/shop-languages.tsx')) },
    { id: 'posta', label: 'Posta', part: lazy(() => import('#web/admin/messages/mail-settings.tsx')) },
    {
      id: 'trasloco',
      label: 'Trasloco',
      note: 'Articoli, clienti e ordini dal negozio di prima, un passo alla volta. Quello che entra si può annullare.',
      part: lazy(() => import('#web/admin/site/move/shop-move.tsx')),
    },
    { id: 'collegamenti', label: 'Collegamenti', part: lazy(() => import('./connections.tsx')) },
    { id: 'accessi', label: 'Accessi', part: lazy(() => import('#web/admin/accounts/admin-access.tsx')) },
  ],
}
