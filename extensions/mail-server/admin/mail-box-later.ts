import type { LaterDeskRows } from '#web/extensions/desk-row.ts'

export const later: LaterDeskRows = {
  finder: {
    actions: [
      {
        label: 'Collega la tua casella',
        note: 'Da dove partono le mail ai clienti',
        to: { tab: 'negozio', vista: 'posta' },
        words: 'SMTP, server di posta, casella, Aruba, Gmail, Outlook, Libero, Register, mittente, mail non partono',
      },
    ],
  },
}
