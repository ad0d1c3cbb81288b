import type { LineVatClass, VatAmount } from '#shared/domain/platform/goods/vat.ts'
import type { Cents } from '#shared/domain/platform/money.ts'

export interface Place {
  street: string
  postalCode: string
  city: string
  province: string | null
}

/** The shop, as it says on its invoices. */
export interface Seller extends Place {
  company: string
  vatNumber: string
  taxCode: string
  /** "VI-123456"; empty: none. */
  rea: string
  shareCapital: string | null
  email: string
}

export interface Buyer extends Place {
  /** What is printed: a company, or a person in two parts. */
  name: string | { firstName: string; lastName: string }
  vatNumber: string | null
  taxCode: string | null
  recipientCode: string | null
  pec: string | null
}

/** One line at its price with tax, as the order has it; discounts are taken off. */
export interface SoldLine {
  code: string | null
  description: string
  quantity: number
  grossCents: Cents
  vatClass: LineVatClass
}

/** What is paid how: MP08 card or wallet, MP05 transfer. */
export interface PaymentPart {
  method: 'MP05' | 'MP08'
  cents: Cents
  iban?: string
}

export interface InvoiceDocument {
  kind: 'TD01' | 'TD04'
  /** As it is printed: "2026/1". */
  number: string
  /** "2026-11-20". */
  date: string
  /** Letters and digits, unique among all that the shop sends: names the file too. */
  sending: string
  seller: Seller
  buyer: Buyer
  lines: readonly SoldLine[]
  /** By class, to the cent what the order says of its tax. */
  vat: readonly VatAmount[]
  totalCents: Cents
  /** What it is about: "Ordine PV-2M8C-7741 del 20-11-2026". */
  cause: string | null
  payments: readonly PaymentPart[]
  /** The invoice that a credit note takes back from. */
  linked: { number: string; date: string } | null
}

/** "IT01234567897_P0001.xml". */
export const xmlFileName = (vatNumber: string, sending: string): string => `IT${vatNumber}_${sending}.xml`

/** Of the whole order: its delivery by class is what the lines leave of the tax rows. */
export function orderLines(lines: readonly SoldLine[], vat: readonly VatAmount[], delivery: string): SoldLine[] {
  return [...lines, ...restLines(lines, vat, () => delivery)]
}

/** One line a class for what the lines are short of its sum, or above it. */
export function restLines(
  lines: readonly SoldLine[],
  vat: readonly VatAmount[],
  words: (cents: Cents) => string,
): SoldLine[] {
  return vat.flatMap(({ vatClass, grossCents }) => {
    const said = lines.reduce((sum, line) => sum + (line.vatClass === vatClass ? line.grossCents : 0), 0)
    const rest = grossCents - said
    return rest === 0 ? [] : [{ code: null, description: words(rest), quantity: 1, grossCents: rest, vatClass }]
  })
}
