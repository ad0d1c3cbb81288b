/** One call of one buyer: its time, request and answer. */
export interface Deed {
  buyer: number
  what: 'bank' | 'start' | 'capture' | 'give_up'
  productId: number
  quantity: number
  beganMs: number
  endedMs: number
  status: number
  /** Of a refusal: its word. */
  code: string | undefined
  orderNumber: string | undefined
}

export interface BookedOrder {
  orderNumber: string
  totalCents: number
  lines: readonly { productId: number; quantity: number }[]
}

/**
 * Checks a record of concurrent calls, whatever their order: no overselling, every acknowledged order exists and has
 * its mail, no refusal while stock certainly sufficed.
 */
export function faultsOfHistory(
  history: readonly Deed[],
  orders: readonly BookedOrder[],
  shelf: ReadonlyMap<number, { pieces: number; priceCents: number }>,
): string[] {
  return [
    ...oversold(orders, shelf),
    ...wrongOrders(history, orders, shelf),
    ...otherRefusals(history),
    ...needlessRefusals(history, shelf),
  ]
}

const isPurchase = ({ what }: Deed) => what === 'bank' || what === 'start'

/** Prices and products do not change, so missing stock is the only reason to refuse. */
function otherRefusals(history: readonly Deed[]): string[] {
  return history
    .filter((d) => isPurchase(d) && d.status === 409 && d.code !== 'insufficient_stock')
    .map((d) => `buyer ${d.buyer} was refused with ${d.code}`)
}

function oversold(orders: readonly BookedOrder[], shelf: ReadonlyMap<number, { pieces: number }>): string[] {
  const broken: string[] = []
  for (const [productId, { pieces }] of shelf) {
    const lines = orders.flatMap((o) => o.lines).filter((l) => l.productId === productId)
    const sold = lines.reduce((sum, l) => sum + l.quantity, 0)
    if (sold > pieces) broken.push(`${sold} pieces of ${pieces} were sold of product ${productId}`)
  }
  return broken
}

function wrongOrders(
  history: readonly Deed[],
  orders: readonly BookedOrder[],
  shelf: ReadonlyMap<number, { priceCents: number }>,
): string[] {
  const broken: string[] = []
  const left = new Map(orders.map((o) => [o.orderNumber, o]))
  if (left.size !== orders.length) broken.push('an order number was given twice')
  const owners = new Map<string, number>()
  for (const { buyer, orderNumber, productId, quantity } of history) {
    if (!orderNumber) continue
    const owner = owners.get(orderNumber)
    if (owner !== undefined && owner !== buyer) broken.push(`order ${orderNumber} was told to two buyers`)
    owners.set(orderNumber, buyer)
    const order = orders.find((o) => o.orderNumber === orderNumber)
    if (!order) broken.push(`order ${orderNumber} was acknowledged and is not there`)
    else if (order.totalCents !== quantity * (shelf.get(productId)?.priceCents ?? 0))
      broken.push(`order ${orderNumber} costs ${order.totalCents} for ${quantity} pieces`)
    left.delete(orderNumber)
  }
  const perBuyer = new Map<number, number>()
  for (const buyer of owners.values()) perBuyer.set(buyer, (perBuyer.get(buyer) ?? 0) + 1)
  for (const [buyer, n] of perBuyer) if (n > 1) broken.push(`buyer ${buyer} wanted one order and has ${n}`)
  // A buyer with a slow capture is told to wait, and looks it up later.
  const waiting = new Set(history.filter((d) => d.what === 'capture' && d.status === 202).map((d) => d.buyer))
  if (left.size > waiting.size) broken.push(...[...left.keys()].map((number) => `no buyer was told of order ${number}`))
  return broken
}

/** A refusal is justified only by calls that began before its end and were not refused themselves. */
function needlessRefusals(history: readonly Deed[], shelf: ReadonlyMap<number, { pieces: number }>): string[] {
  // A purchase that failed later, without the provider, has reserved its stock for a while too.
  const takers = history.filter((d) => isPurchase(d) && d.status !== 409)
  // A double click counts once, from the first click on.
  const once = new Map([...takers].sort((a, b) => b.beganMs - a.beganMs).map((d) => [d.buyer, d]))
  return history.flatMap((refused) => {
    if (refused.code !== 'insufficient_stock' || !isPurchase(refused)) return []
    const gone = [...once.values()].filter((d) => d.productId === refused.productId && d.beganMs <= refused.endedMs)
    const taken = gone.reduce((sum, d) => sum + d.quantity, 0)
    const units = shelf.get(refused.productId)?.pieces ?? 0
    if (units - taken < refused.quantity) return []
    return [
      `buyer ${refused.buyer} was refused ${refused.quantity} of product ${refused.productId} while at least ${units - taken} were there (${countOf(history.filter((d) => d.productId === refused.productId))})`,
    ]
  })
}

/** "bank 201: 39, start 503: 2": a summary for a finding. */
function countOf(deeds: readonly Deed[]): string {
  const counts = new Map<string, number>()
  for (const { what, status } of deeds) counts.set(`${what} ${status}`, (counts.get(`${what} ${status}`) ?? 0) + 1)
  return [...counts].map(([answer, n]) => `${answer}: ${n}`).join(', ')
}
