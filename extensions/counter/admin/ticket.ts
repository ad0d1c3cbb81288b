import * as z from 'zod/mini'
import { type AdminProduct, getAdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import type { Api } from '#web/api.ts'
import { sessionValue } from '#web/session-value.ts'
import type { NewSale } from '../counter-calls.ts'

const line = z.object({
  productId: z.int(),
  size: z.nullable(z.string()),
  name: z.string(),
  productCode: z.string(),
  quantity: z.int(),
  listCents: z.int(),
  priceCents: z.int(),
  reason: z.string(),
  /** As it was read. */
  stock: z.int(),
})
export type TicketLine = z.output<typeof line>

const ticket = z.object({
  lines: z.array(line),
  name: z.string(),
  email: z.string(),
  /** The offer that it was taken back from. */
  draftId: z.optional(z.string()),
})
export type Ticket = z.output<typeof ticket>

export const emptyTicket: Ticket = { lines: [], name: '', email: '' }

/** The open ticket outlives a reload and a lost connection. */
export const keptTicket = sessionValue('counter-ticket', ticket)

const isSame = (a: Pick<TicketLine, 'productId' | 'size'>, b: Pick<TicketLine, 'productId' | 'size'>) =>
  a.productId === b.productId && a.size === b.size

/** One more of a product; a line of its own first. */
export function withProduct({ lines, ...rest }: Ticket, product: AdminProduct, size: string | null): Ticket {
  const id = { productId: product.id, size }
  const known = lines.find((one) => isSame(one, id))
  const ofSize = product.sizes.find((one) => one.size === size)
  const listCents = centsOf(ofSize?.price ?? product.price)
  const fresh = { ...id, name: product.name, productCode: product.productCode, quantity: 1, reason: '' }
  const added = known
    ? { ...known, quantity: known.quantity + 1 }
    : { ...fresh, listCents, priceCents: listCents, stock: ofSize?.stock ?? product.stock }
  return { ...rest, lines: [added, ...lines.filter((one) => !isSame(one, id))] }
}

/** A quantity of 0 takes the line away. */
export const withLine = ({ lines, ...rest }: Ticket, changed: TicketLine): Ticket => ({
  ...rest,
  lines: lines.flatMap((one) => (isSame(one, changed) ? (changed.quantity > 0 ? [changed] : []) : [one])),
})

export const totalOf = ({ lines }: Pick<Ticket, 'lines'>): number =>
  lines.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0)

export const piecesOf = ({ lines }: Ticket): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** As the call takes it. */
export const itemsOf = ({ lines }: Ticket) =>
  lines.map(({ productId, size, quantity, priceCents, listCents, reason }) => ({
    ...{ productId, size, quantity },
    ...(priceCents !== listCents && { price: toDecimal(priceCents), reason }),
  }))

export const customerOf = ({ name, email }: Ticket): NewSale['customer'] =>
  name || email ? { name: name || null, email: email || null, phone: null } : null

interface StoredItem {
  productId: number
  size: string | null
  quantity: number
  price: string | null
  reason: string | null
}

/** A ticket again, with today's products. */
export async function ticketOf(api: Api, items: readonly StoredItem[], rest: Omit<Ticket, 'lines'>): Promise<Ticket> {
  let ticket: Ticket = { ...rest, lines: [] }
  for (const item of items.toReversed()) {
    const product = await api(getAdminProduct, { params: { id: String(item.productId) } })
    ticket = withProduct(ticket, product, item.size)
    const [line] = ticket.lines
    if (!line) continue
    const priceCents = item.price === null ? line.priceCents : centsOf(item.price)
    ticket = withLine(ticket, { ...line, quantity: item.quantity, priceCents, reason: item.reason ?? '' })
  }
  return ticket
}
