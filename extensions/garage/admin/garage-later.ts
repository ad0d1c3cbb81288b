import type { LaterDeskRows } from '#web/extensions/desk-row.ts'

export const later: LaterDeskRows = {
  mailNames: {
    bicycle_handed_over: { it: 'Bici passata a un altro', en: 'Bike handed over' },
    bicycle_received: { it: 'Bici ricevuta da un altro', en: 'Bike received' },
    workshop_due: { it: 'Prossimo lavoro della bici', en: 'Next service of a bicycle' },
  },
}
