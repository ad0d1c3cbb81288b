import * as z from 'zod/mini'
import { day } from '#shared/contract/platform/fields.ts'
import { setting } from '#shared/contract/platform/setting.ts'

/** Letters alone: a digit would make two numbers look the same. */
const letters = z.string().check(z.regex(/^[A-Z]{0,6}$/, { error: 'invoice_series' }))

const invoicesValue = z.object({
  /** Between year and number; empty: "2026/1". */
  series: letters,
  /** Of credit notes; null: that of the invoices. */
  creditSeries: z.nullable(letters),
  /** The day from which invoices are made here; null: every day. */
  from: z.nullable(day),
})
export type InvoicesValue = z.output<typeof invoicesValue>

export const shippedInvoices: InvoicesValue = { series: '', creditSeries: null, from: null }

export const invoicesSetting = setting(
  'invoices',
  'series of invoices and credit notes, and the day from which they are made',
  invoicesValue,
)
