import type { LaterDeskRows } from '#web/extensions/desk-row.ts'

export const later: LaterDeskRows = {
  sectionWords: {
    'negozio/copie': 'backup, copia di sicurezza, copie, salvataggio, ripristino, archivio, perdere i dati',
  },
  recordWords: { deeds: { 'PUT /api/admin/settings/backups': 'copie di sicurezza cambiate' } },
}
