import * as z from 'zod/mini'
import { type AdminProduct, getAdminProduct } from '#shared/contract/catalog/admin-products.ts'
import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import type { Ticket, TicketLine } from '#web/extensions/desk-row.ts'
import type { Api } from '#web/platform/api.ts'
import { type SessionValue, sessionValue } from '#web/platform/session-value.ts'

const line = z.object({
  productId: z.int(),
  size: z.nullable(z.string()),
  name: z.string(),
  productCode: z.string(),
  quantity: z.int(),
  listCents: z.int(),
  priceCents: z.int(),
  reason: z.string(),
  stock: z.int(),
})

const ticket = z.object({
  lines: z.array(line),
  name: z.string(),
  email: z.string(),
  from: z.optional(z.string()),
})

export const emptyTicket: Ticket = { lines: [], name: '', email: '' }

/** The open ticket of a screen outlives a reload and a lost connection. */
export const keepTicket = (screen: string): SessionValue<Ticket> => sessionValue(`${screen}-ticket`, ticket)

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

const lacksReason = ({ priceCents, listCents, reason }: TicketLine) => priceCents !== listCents && !reason.trim()

/** It has lines, and a reason for each other price. */
export const isWhole = ({ lines }: Ticket): boolean => lines.length > 0 && !lines.some(lacksReason)

export const piecesOf = ({ lines }: Ticket): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** As the call takes it. */
export const itemsOf = ({ lines }: Ticket) =>
  lines.map(({ productId, size, quantity, priceCents, listCents, reason }) => ({
    ...{ productId, size, quantity },
    ...(priceCents !== listCents && { price: toDecimal(priceCents), reason }),
  }))

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
