import type { LaterDeskRows } from '#web/extensions/desk-row.ts'

export const later: LaterDeskRows = {
  sectionWords: { 'negozio/apple-pay': 'Apple Pay, iPhone, file del dominio, associazione, PayPal, telefono' },
}
