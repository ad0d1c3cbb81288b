import * as z from 'zod/mini'
import type { FileRow, FileTable } from '#server/platform/file-reading/file-table.ts'
import { email as emailField } from '#shared/contract/platform/fields.ts'
import { cleanLine } from '#shared/domain/platform/clean-text.ts'
import { mailboxOf } from '#shared/domain/platform/email-address.ts'
import { centsOf } from '#shared/domain/platform/money.ts'
import { isKnownPastState, isPastSale } from '#shared/domain/platform/states/past-order-states.ts'
import { pricesOfCells, type RowPrice } from '../foreign-files/columns/import-prices.ts'
import { type KnownFormerShopFile, lineItemColumns, type OrderRole } from './former-shop-columns.ts'
import type { PastLine, PastOrderContent } from './past-order-import-repository.ts'
import { readMoment } from './read-moment.ts'
import type { FormerShopNotes, RowFault, RowProblem } from './row-problems.ts'

export interface FormerShopOrder extends PastOrderContent {
  line: number
}

const maxCents = 100_000_000
const money = ['total', 'netTotal', 'refunded', 'itemPrice', 'itemTotal'] as const
type Money = (typeof money)[number]

/** The orders of an export, with one row per order or per item. */
export function readPastOrders(
  table: FileTable,
  known: KnownFormerShopFile<OrderRole>,
  now: Date,
  notes: FormerShopNotes,
): { orders: FormerShopOrder[]; problems: RowProblem[] } {
  const { columns } = known
  const amounts = readAmounts(table, columns)
  const itemColumns = lineItemColumns(table.header)
  const problems: RowProblem[] = []
  const orders = new Map<string, FormerShopOrder>()
  const refused = new Set<string>()
  for (const [i, row] of table.rows.entries()) {
    const read = (role: OrderRole) => cleanLine(row.cells[columns.get(role) ?? -1] ?? '')
    const number = read('number').replace(/^'/, '').slice(0, 60)
    const head = orders.get(number)
    const fault = (role: OrderRole, what: RowFault): RowProblem => {
      refused.add(number)
      orders.delete(number)
      return { line: row.line, at: columns.get(role), value: read(role), fault: what }
    }
    if (number === '') {
      problems.push({ line: row.line, at: columns.get('number'), value: '', fault: 'number' })
      continue
    }
    // The fault of its first row was reported.
    if (refused.has(number)) continue
    const amount = (role: Money) => amounts.get(role)?.[i] ?? { kind: 'none' as const }
    if (head) {
      const email = mailboxOf(read('email'))
      const isOther = email !== '' && head.email !== null && email.toLowerCase() !== head.email.toLowerCase()
      if (isOther) problems.push(fault('number', 'otherCustomer'))
      else head.lines.push(...linesOf(row, read, amount, itemColumns, head.lines))
      continue
    }
    const found = headOf(row.line, number, read, amount, now, notes)
    if ('role' in found) problems.push(fault(found.role, found.fault))
    else orders.set(number, { ...found, lines: linesOf(row, read, amount, itemColumns, []) })
  }
  return { orders: [...orders.values()], problems }
}

type Read = (role: OrderRole) => string
type Amount = (role: Money) => RowPrice

function headOf(
  line: number,
  number: string,
  read: Read,
  amount: Amount,
  now: Date,
  notes: FormerShopNotes,
): FormerShopOrder | { role: OrderRole; fault: RowFault } {
  const email = mailboxOf(read('email'))
  if (email !== '' && !z.safeParse(emailField, email).success) return { role: 'email', fault: 'email' }
  const placedAt = readMoment(read('placedAt'))
  if (!placedAt) return { role: 'placedAt', fault: 'date' }
  // A day of grace for the zones that a file does not name.
  if (placedAt.getTime() > now.getTime() + 86_400_000) return { role: 'placedAt', fault: 'future' }
  const isNet = read('total') === ''
  const role = isNet ? 'netTotal' : 'total'
  const total = amount(role)
  if (total.kind !== 'amount') return { role, fault: 'amount' }
  const totalCents = centsOf(total.text)
  if (totalCents < 0) return { role, fault: 'negative' }
  if (totalCents > maxCents) return { role, fault: 'tooMuch' }
  const refund = amount('refunded')
  if (refund.kind === 'problem' || refund.kind === 'words') return { role: 'refunded', fault: 'amount' }
  const refundedCents = refund.kind === 'amount' ? Math.abs(centsOf(refund.text)) : centsOfRefunds(read('refundItems'))
  const currency = (read('currency') || 'EUR').toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency)) return { role: 'currency', fault: 'currency' }
  const state = (read('cancelledAt') ? 'cancelled' : read('state')).slice(0, 60)
  if (isNet) notes.add('netTotal', line)
  if (email === '') notes.add('noAddress', line)
  if (!isKnownPastState(state)) notes.add('unknownState', line)
  if (currency !== 'EUR') notes.add('otherCurrency', line)
  const name = read('name') || [read('firstName'), read('lastName')].filter((part) => part !== '').join(' ')
  return {
    line,
    number,
    email: email || null,
    name: name.slice(0, 200) || null,
    placedAt,
    state,
    isSale: isPastSale(state),
    currency,
    totalCents,
    refundedCents: Math.min(refundedCents, totalCents),
    lines: [],
  }
}

/** "id:12|amount:10.00|reason:…;id:13|amount:5.50|…", and the same as JSON. */
function centsOfRefunds(text: string): number {
  const amounts = text.matchAll(/(?:^|[|;,{"\s])amount"?\s{0,3}:\s{0,3}"?-?(\d{1,9}(?:[.,]\d{1,4})?)(?![\d.,]*\d)/gi)
  return [...amounts].reduce((sum, [, amount = '']) => sum + Math.round(Number(amount.replace(',', '.')) * 100), 0)
}

/** All amounts of a file have one decimal sign (decision 0024). */
function readAmounts({ rows }: FileTable, columns: ReadonlyMap<OrderRole, number>): Map<Money, RowPrice[]> {
  const asked = money.filter((role) => columns.has(role))
  const cells = asked.flatMap((role) => {
    const at = columns.get(role) ?? -1
    return rows.map(({ cells, numbers }) => ({
      text: (cells[at] ?? '').trim(),
      isNumber: numbers?.has(at) ?? false,
    }))
  })
  const read = pricesOfCells(cells)
  return new Map(asked.map((role, n) => [role, read.slice(n * rows.length, (n + 1) * rows.length)]))
}

const maxLines = 200

function linesOf(
  row: FileRow,
  read: Read,
  amount: Amount,
  itemColumns: readonly number[],
  known: readonly PastLine[],
): PastLine[] {
  if (known.length >= maxLines) return []
  const listed = itemColumns.flatMap((at) => lineOfFields((row.cells[at] ?? '').trim()) ?? [])
  if (listed.length > 0) return listed.slice(0, maxLines)
  const name = read('itemName').slice(0, 300)
  if (name !== '') {
    const quantity = wholeOf(read('itemQuantity'))
    const [total, each] = [amount('itemTotal'), amount('itemPrice')]
    const ofEach = each.kind === 'amount' ? centsOf(each.text) * quantity : null
    const totalCents = total.kind === 'amount' ? centsOf(total.text) : ofEach
    return [{ name, code: read('itemCode').slice(0, 80) || null, quantity, totalCents }]
  }
  return known.length > 0 ? [] : linesOfText(read('products'))
}

const wholeOf = (text: string) => Math.max(0, Math.round(Number(text.replace(',', '.')) || 1))

/** "1× Casco Vento, 2× Guanti Alpe" */
function linesOfText(text: string): PastLine[] {
  const parts = text.split(/,\s*(?=\d+\s*[×x]\s)|;\s*|\n/).flatMap((part) => part.trim() || [])
  return parts.slice(0, maxLines).map((part) => {
    const match = /^(\d+)\s*[×x]\s+(.+)$/s.exec(part)
    return {
      name: (match?.[2] ?? part).slice(0, 300),
      code: null,
      quantity: match ? Number(match[1]) : 1,
      totalCents: null,
    }
  })
}

/** "name:Casco|sku:C-1|quantity:2|total:59.90": one item in one cell. */
function lineOfFields(text: string): PastLine | undefined {
  if (text === '') return undefined
  const fields = new Map(
    text.split('|').map((part): [string, string] => {
      const [key = '', ...value] = part.split(':')
      return [key.trim().toLowerCase(), value.join(':').trim()]
    }),
  )
  const name = fields.get('name')
  if (!name) return undefined
  const total = Number(fields.get('total') ?? Number.NaN)
  return {
    name: name.slice(0, 300),
    code: fields.get('sku')?.slice(0, 80) || null,
    quantity: wholeOf(fields.get('quantity') ?? '1'),
    totalCents: Number.isFinite(total) ? Math.round(total * 100) : null,
  }
}
