import { languageChunk } from '#web/i18n/language-chunk.ts'
import type { invoiceWords } from '../it.ts'

export type InvoiceTexts = typeof invoiceWords

export const invoiceTexts = languageChunk(
  {
    it: async () => (await import('../it.ts')).invoiceWords,
    en: async () => (await import('../en.ts')).invoiceWords,
  },
  'invoices',
)
