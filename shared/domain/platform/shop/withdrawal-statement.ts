import type { Language } from '#shared/domain/platform/language.ts'

/** The words on the entry and on the confirming button, exactly as the law wants them (rules 442, 444). */
export const withdrawalWords = {
  it: { entry: 'Recedere dal contratto qui', confirm: 'Conferma recesso' },
  en: { entry: 'Withdraw from contract here', confirm: 'Confirm withdrawal' },
} as const

interface StatementParts {
  customerName: string
  orderNumber: string
  /** Empty: the whole order. */
  items: string
}

/** The statement as the customer reviews it, sends it and gets it back on the receipt. */
export function withdrawalStatementText(
  { customerName, orderNumber, items }: StatementParts,
  language: Language,
): string {
  if (language === 'it') {
    const goods = items === '' ? 'per tutti i beni' : `per i seguenti beni: ${items}`
    return `Io, ${customerName}, recedo dal contratto di vendita dell’ordine ${orderNumber}, ${goods}.`
  }
  const goods = items === '' ? 'for all goods' : `for the following goods: ${items}`
  return `I, ${customerName}, withdraw from the contract of sale of order ${orderNumber}, ${goods}.`
}
