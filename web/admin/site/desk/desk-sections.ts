import { lazy } from 'react'
import { type AdminAddress, type AdminPlace, type AdminTab, adminPlaces } from '#web/admin/admin-address.ts'
import type { May } from '#web/admin/use-may.ts'
import type { Section } from '#web/extensions/desk-row.ts'
import { deskRows, withLaterRows } from '#web/extensions/desk-rows.ts'

const coreSections: Record<AdminPlace, readonly Section[]> = {
  lavori: [],
  prezzi: [
    {
      id: 'adesso',
      call: 'GET /api/admin/reductions',
      label: 'In corso',
      isList: true,
      part: lazy(() => import('../prices/prices-now.tsx')),
    },
    {
      id: 'cambia',
      call: 'POST /api/admin/price-changes',
      label: 'Cambia prezzi',
      note: 'Molti articoli insieme: uno scaffale, una marca o quelli che scegli. Prima vedi tutto, e dopo si annulla.',
      isList: true,
      part: lazy(() => import('#web/admin/pricing/price-changes/price-change-list.tsx')),
    },
    {
      id: 'ribassi',
      call: 'GET /api/admin/reductions',
      label: 'Ribassi',
      note: 'Il prezzo di confronto è il più basso dei 30 giorni prima, come chiede la legge: lo calcola il negozio.',
      isList: true,
      part: lazy(() => import('#web/admin/pricing/reductions/reduction-list.tsx')),
    },
    {
      id: 'codici',
      call: 'GET /api/admin/campaigns',
      label: 'Codici sconto',
      note: 'Il cliente li scrive nel carrello.',
      isList: true,
      part: lazy(() => import('#web/admin/pricing/coupons/campaign-list.tsx')),
    },
    {
      id: 'buoni',
      call: 'GET /api/admin/gift-cards',
      label: 'Buoni regalo',
      search: { label: 'Cerca tra i buoni', placeholder: 'Fine del codice, nome, ordine' },
      isList: true,
      part: lazy(() => import('#web/admin/orders/gift-cards/gift-card-list.tsx')),
    },
    {
      id: 'consegne',
      call: 'GET /api/admin/delivery',
      label: 'Consegne',
      part: lazy(() => import('#web/admin/pricing/shipping/delivery-settings.tsx')),
    },
    {
      id: 'storia',
      call: 'GET /api/admin/price-events',
      label: 'Storia',
      note: 'Tutto quello che ha cambiato i prezzi, e chi l’ha fatto, dal più recente. I prezzi scritti o importati si annullano da qui.',
      isList: true,
      part: lazy(() => import('#web/admin/pricing/price-events/price-story.tsx')),
    },
  ],
  negozio: [
    {
      id: 'dati',
      call: 'PUT /api/admin/settings/facts',
      label: 'Dati e contatti',
      part: lazy(() => import('#web/admin/site/settings/facts-settings.tsx')),
    },
    {
      id: 'orari',
      call: 'PUT /api/admin/settings/hours',
      label: 'Orari e chiusure',
      part: lazy(() => import('#web/admin/site/settings/hours-settings.tsx')),
    },
    {
      id: 'pagamenti',
      call: 'PUT /api/admin/settings/payments',
      label: 'Pagamenti',
      part: lazy(() => import('#web/admin/site/settings/payments-settings.tsx')),
    },
    {
      id: 'testi',
      call: 'PUT /api/admin/texts/:group',
      label: 'Pagine e testi',
      note: 'Quello che i clienti leggono nelle mail e nelle pagine, in italiano e in inglese.',
      search: { label: 'Cerca nei testi', placeholder: 'Cerca nei testi: spedito, grazie, ritiro' },
      isList: true,
      part: lazy(() => import('#web/admin/site/texts/text-desk.tsx')),
    },
    {
      id: 'lingue',
      under: 'testi',
      call: 'PUT /api/admin/settings/languages',
      label: 'Lingue',
      part: lazy(() => import('#web/admin/catalog/products/shop-languages.tsx')),
    },
    {
      id: 'aspetto',
      call: 'PUT /api/admin/settings/appearance',
      label: 'Aspetto',
      part: lazy(() => import('#web/admin/site/look/appearance-settings.tsx')),
    },
    {
      id: 'home',
      under: 'aspetto',
      call: 'PUT /api/admin/settings/home',
      label: 'Home',
      part: lazy(() => import('#web/admin/site/look/home-settings.tsx')),
    },
    {
      id: 'persone',
      call: 'GET /api/admin/me',
      label: 'Persone',
      note: 'Ognuno col suo nome: così si sa chi ha fatto che cosa. Se lavori da solo non devi fare niente.',
      isList: true,
      part: lazy(() => import('#web/admin/accounts/staff/staff-settings.tsx')),
    },
    {
      id: 'registro',
      under: 'persone',
      call: 'GET /api/admin/acts',
      label: 'Registro',
      note: 'Chi ha cambiato che cosa, e quando: persone, chiavi e lavori automatici. Si tiene per 24 mesi.',
      search: { label: 'Cerca nel registro', placeholder: 'Persona, articolo, numero d’ordine' },
      isList: true,
      part: lazy(() => withLaterRows(() => import('#web/admin/record/record-list.tsx'))),
    },
    {
      id: 'accessi',
      under: 'persone',
      call: 'PUT /api/admin/password',
      label: 'Accessi',
      part: lazy(() => import('#web/admin/accounts/admin-access.tsx')),
    },
    {
      id: 'collegamenti',
      call: 'GET /api/admin/api-keys',
      label: 'Collegamenti',
      part: lazy(() => withLaterRows(() => import('./connections.tsx'))),
    },
    {
      id: 'posta',
      under: 'collegamenti',
      call: 'POST /api/admin/mails/test',
      label: 'Posta',
      part: lazy(() => import('#web/admin/messages/mail-settings.tsx')),
    },
  ],
}

/** With those of the extensions, whose rows are there when the dashboard is drawn; those of one entry follow each other. */
export function deskSections(place: AdminPlace): Section[] {
  const all = [...coreSections[place], ...deskRows(place).flat()]
  const heads = all.filter(({ under }) => !all.some(({ id }) => id === under))
  return heads.flatMap((head) => [head, ...all.filter(({ under }) => under === head.id)])
}

export const tabCalls: Record<AdminTab, string> = {
  prodotti: 'GET /api/admin/products',
  ordini: 'GET /api/admin/orders',
  recensioni: 'GET /api/admin/reviews',
  clienti: 'GET /api/admin/customers',
}

/** The views of extensions beside the products. */
export const productViewsFor = (may: May): Section[] =>
  deskRows('prodotti')
    .flat()
    .filter(({ call }) => may(call))

/** The sections of a place that are open to a role. */
export const sectionsFor = (place: AdminPlace, may: May) => deskSections(place).filter(({ call }) => may(call))

/** Whether an address leads somewhere that is open to a role. */
export function mayOpen({ tab, vista }: AdminAddress, may: May): boolean {
  const place = adminPlaces.find((one) => one === tab)
  if (place) return sectionsFor(place, may).some(({ id }) => vista === undefined || id === vista)
  const own =
    tab === 'prodotti' &&
    deskRows('prodotti')
      .flat()
      .find(({ id }) => id === vista)
  if (own) return may(own.call)
  const list = Object.entries(tabCalls).find(([id]) => id === tab)
  return list === undefined || may(list[1])
}
