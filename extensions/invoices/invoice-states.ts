import { life } from '#shared/domain/platform/life.ts'

/** Of an invoice at the exchange; one that was not delivered waits in the buyer's drawer and is valid. */
export const invoiceLife = life({
  to_send: ['sent', 'delivered', 'not_delivered', 'rejected'],
  sent: ['to_send', 'delivered', 'not_delivered', 'rejected'],
  not_delivered: ['delivered'],
  rejected: ['to_send'],
  delivered: [],
})
export const invoiceStates = invoiceLife.states
export type InvoiceState = (typeof invoiceStates)[number]

export const invoiceKinds = ['TD01', 'TD04'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

/** "2026/1", "2026/NC1". */
export const printedNumber = ({ year, series, number }: { year: number; series: string; number: number }): string =>
  `${year}/${series}${number}`
