import type { LaterDeskRows } from '#web/extensions/desk-row.ts'

export const later: LaterDeskRows = { recordWords: { deeds: { 'fetch pictures': 'foto presa' } } }
