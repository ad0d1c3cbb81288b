import type { LaterDeskRows } from '#web/extensions/desk-row.ts'

export const later: LaterDeskRows = {
  sectionWords: {
    'negozio/carte': 'Stripe, carta di credito, bancomat, Apple Pay, Google Pay, Satispay, Klarna, chiavi, webhook',
  },
}
