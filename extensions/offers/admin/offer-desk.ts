import { Send } from 'lucide-react'
import type { DeskRows } from '#web/extensions/desk-row.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

export const offerDesk: DeskRows = {
  later: () => import('./offer-later.ts'),
  links: [{ call: 'POST /api/admin/drafts', label: 'Proposte', path: '/admin/proposte', unless: 'ticketScreen' }],
  ticketEnd: {
    label: 'Proposta',
    part: lazyPart(async () => (await import('./draft-panel.tsx')).DraftPanel),
    list: {
      label: 'Proposte',
      icon: Send,
      part: lazyPart(async () => (await import('./draft-list.tsx')).DraftList),
    },
  },
}
