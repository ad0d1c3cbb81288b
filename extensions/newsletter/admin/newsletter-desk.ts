import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'

export const newsletterDesk: DeskRows = {
  clienti: [
    {
      id: 'notiziario',
      call: 'GET /api/admin/newsletter',
      label: 'Notiziario',
      search: { label: 'Cerca nel notiziario', placeholder: 'E-mail' },
      part: lazy(() => import('./newsletter-list.tsx')),
    },
  ],
  finder: {
    places: [
      {
        label: 'Notiziario',
        note: 'Chi ha detto sì, e il file per il servizio con cui lo mandi',
        to: { tab: 'clienti', vista: 'notiziario' },
        words:
          'newsletter, iscritti, consensi, mailing list, marketing, Mailchimp, Brevo, disiscrivere, esportare le e-mail',
      },
    ],
  },
}
