import { Send } from 'lucide-react'
import type { LaterDeskRows } from '#web/extensions/desk-row.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import recordWords from '../record-words.json' with { type: 'json' }

export const later: LaterDeskRows = {
  ticketEnd: {
    label: 'Proposta',
    part: lazyPart(async () => (await import('./draft-panel.tsx')).DraftPanel),
    list: {
      label: 'Proposte',
      icon: Send,
      part: lazyPart(async () => (await import('./draft-list.tsx')).DraftList),
    },
  },
  mailNames: { draft_offer: { it: 'Proposta a un cliente', en: 'Offer to a customer' } },
  recordWords,
}
