import type { LaterDeskRows } from '#web/extensions/desk-row.ts'
import recordWords from '../record-words.json' with { type: 'json' }

export const later: LaterDeskRows = {
  recordWords,
}
