import type { LaterDeskRows } from '#web/extensions/desk-row.ts'

export const later: LaterDeskRows = {
  sectionWords: {
    'negozio/media': 'foto, immagini, fotografie, testo alternativo, punto focale, immagini non usate',
  },
}
