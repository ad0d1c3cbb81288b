import type { LaterDeskRows } from '#web/extensions/desk-row.ts'

export const later: LaterDeskRows = {
  recordWords: { deeds: { 'PUT /api/admin/own-shop': 'negozio da aprire scelto' } },
}
