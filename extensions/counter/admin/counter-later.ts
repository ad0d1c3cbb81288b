import type { LaterDeskRows } from '#web/extensions/desk-row.ts'
import recordWords from '../record-words.json' with { type: 'json' }

export const later: LaterDeskRows = {
  sectionWords: {
    'negozio/ritiro': 'ritiro, ora, appuntamento, slot, tenere da parte, paghi in negozio',
    'negozio/banco': 'banco, cassa, fondo cassa, sconto, cassetto',
  },
  mailNames: {
    pick_up_reminder: { it: 'Ordine da ritirare e pagare', en: 'Order to collect and pay' },
    pick_up_slot_lost: { it: 'Ora del ritiro da scegliere di nuovo', en: 'Pick-up time to choose again' },
  },
  recordWords,
}
