import type { LaterDeskRows } from '#web/extensions/desk-row.ts'

export const later: LaterDeskRows = {
  mailNames: {
    used_arrived: { it: 'Bici usata arrivata', en: 'Used bike in' },
    stock_alert_request: { it: 'Conferma di un avviso', en: 'Alert confirmation' },
    back_in_stock: { it: 'Tornato disponibile', en: 'Back in stock' },
    price_lower: { it: 'Costa meno', en: 'Lower price' },
    alerts_due: { it: 'Più avvisi insieme', en: 'Several alerts together' },
  },
}
