import { lazy } from 'react'
import type { DeskRows } from '#web/extensions/desk-row.ts'

export const workshopDesk: DeskRows = {
  later: () => import('./workshop-later.ts'),
  lavori: [
    {
      id: 'calendario',
      call: 'GET /api/admin/workshop/week',
      label: 'Calendario',
      isList: true,
      part: lazy(() => import('./job-week.tsx')),
    },
    {
      id: 'servizi',
      call: 'POST /api/admin/workshop/services',
      label: 'Che cosa facciamo',
      note: 'I lavori che i clienti prenotano dal sito, nell’ordine in cui li vedono.',
      isList: true,
      part: lazy(() => import('./service-list.tsx')),
    },
    {
      id: 'officina',
      call: 'PUT /api/admin/settings/workshop',
      label: 'Cavalletti e orari',
      part: lazy(() => import('./workshop-settings.tsx')),
    },
  ],
}
