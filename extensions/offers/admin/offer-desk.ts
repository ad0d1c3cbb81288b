import type { DeskRows } from '#web/extensions/desk-row.ts'

export const offerDesk: DeskRows = {
  later: () => import('./offer-later.ts'),
  links: [{ call: 'POST /api/admin/drafts', label: 'Proposte', path: '/admin/proposte', unless: 'ticketScreen' }],
}
