import type { LaterDeskRows } from '#web/extensions/desk-row.ts'
import recordWords from '../record-words.json' with { type: 'json' }

export const later: LaterDeskRows = {
  mailNames: { draft_offer: { it: 'Proposta a un cliente', en: 'Offer to a customer' } },
  recordWords,
}
