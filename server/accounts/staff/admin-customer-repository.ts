import { and, asc, count, desc, eq, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import { findIds } from '#server/orders/admin-orders/order-search-repository.ts'
import { listSoldBicycles } from '#server/orders/parcels/sold-bicycle-repository.ts'
import { isPastNumber } from '#server/orders/past-orders/past-order-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { withdrawals } from '#server/platform/database/schema/after-sales-tables.ts'
import { pastOrders } from '#server/platform/database/schema/moved-in-tables.ts'
import { orderEvents, orderItems, orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import { customers, people } from '#server/platform/database/schema/people-tables.ts'
import { searched } from '#server/platform/database/text-search/searched-columns.ts'
import { containsText } from '#server/platform/database/text-search/text-match-repository.ts'

/** A buyer: an account, or all guest orders of one e-mail address without an account. */
export interface Person {
  /** The account's, or made of the address. */
  id: string
  customerId: string | null
  /** In lower case. */
  email: string
  since: Date
}

interface PersonTotals {
  orders: number
  /** Of orders that are paid and neither cancelled nor paid back. */
  spentCents: number
  lastOrderAt: Date | null
}

const mailOf = sql<string>`lower(${orders.customerEmail})`
const newestFirst = [desc(people.since), desc(people.id)]
const pastMailOf = sql<string>`lower(${pastOrders.email})`

const person = {
  id: people.id,
  customerId: sql<string | null>`case when ${people.kind} = 'account' then ${people.id} end`,
  email: people.email,
  since: people.since,
}

export interface PeoplePage {
  q?: string | undefined
  limit: number
  offset: number
  /** A list by keys (decision 0114). */
  after?: string | undefined
}

const hasText = (q: string) => containsText(searched.people, q)
const idsByNumber = (q: string) => sql`
  select ${pastOrders.customerId} from ${pastOrders} where ${pastOrders.customerId} is not null and ${isPastNumber(q)}
  union all select ${people.id} from ${people} join ${pastOrders} on ${people.email} = ${pastMailOf}
  where ${pastOrders.customerId} is null and ${isPastNumber(q)}`
/** Those who are found by a text or by an order of the former shop; one person may come twice. */
const idsAbout = (q: string) =>
  sql`select ${people.id} as id from ${people} where ${hasText(q)} union all ${idsByNumber(q)}`
const isAbout = (q: string) => sql`(${hasText(q)} or ${people.id} in (${idsByNumber(q)}))`

/** With so many finds the first of a list are found sooner one by one. */
const many = 1_000

/** One page of people, the newest first: since when they have an account, or their first order as a guest. */
export async function listPeople(
  db: Db,
  { q, limit, offset, after }: PeoplePage,
): Promise<{ people: Person[]; total?: number; next?: string | undefined }> {
  const ids = q && (await findIds(db, idsAbout(q), many))
  const found = q ? (ids ? sql`${people.id} = ${ids}` : isAbout(q)) : undefined
  const read = (which: SQL | undefined, order: SQL[], at: { limit: number; offset: number }) =>
    db
      .select(person)
      .from(people)
      .where(and(found, which))
      .orderBy(...order)
      .limit(at.limit)
      .offset(at.offset)
  if (after !== undefined) {
    const key = sql`(select p.since, p.id from ${people} p where p.id = ${after}::uuid)`
    const behind = after === '' ? undefined : sql`(${people.since}, ${people.id}) < ${key}`
    const page = await read(behind, newestFirst, { limit: limit + 1, offset: 0 })
    return { people: page.slice(0, limit), next: page.length > limit ? page[limit - 1]?.id : undefined }
  }
  const all = q
    ? sql`count(distinct id)::int as total from (${idsAbout(q)}) found`
    : sql`count(*)::int as total from ${people}`
  const counted = await db.execute(sql`select ${all}`)
  const total = rawRows<{ total: number }>(counted)[0]?.total ?? 0
  const left = Math.max(0, Math.min(limit, total - offset))
  if (offset <= total / 2) return { people: await read(undefined, newestFirst, { limit: left, offset }), total }
  // A page behind the middle is read from the end.
  const oldestFirst = [asc(people.since), asc(people.id)]
  const page = await read(undefined, oldestFirst, { limit: left, offset: Math.max(0, total - offset - left) })
  return { people: page.reverse(), total }
}

export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const [row] = await db.select(person).from(people).where(eq(people.id, id))
  return row
}

/** An account's own orders, and those placed without logging in from its address. */
function ordersOf(whose: readonly Person[]): SQL | undefined {
  const ids = whose.flatMap((p) => p.customerId ?? [])
  const ofAccount = ids.length > 0 ? inArray(orders.customerId, ids) : undefined
  const mails = whose.map((p) => p.email)
  return or(ofAccount, and(isNull(orders.customerId), inArray(mailOf, mails)))
}

export async function sumOrders(db: Db, people: readonly Person[]): Promise<PersonTotals[]> {
  if (people.length === 0) return []
  const rows = await db
    .select({
      customerId: orders.customerId,
      email: mailOf,
      orders: count(),
      spentCents: sql<number>`coalesce(sum(${orders.totalCents})
        filter (where ${orders.paymentStatus} = 'paid' and ${orders.orderStatus} <> 'cancelled'), 0)::float8`,
      lastOrderAt: max(orders.createdAt),
    })
    .from(orders)
    .where(ordersOf(people))
    .groupBy(orders.customerId, mailOf)
  const accountOfMail = new Map(people.map((p) => [p.email, p.customerId ?? p.email]))
  const sums = new Map<string, PersonTotals>()
  for (const { customerId, email, ...row } of rows) {
    const key = customerId ?? accountOfMail.get(email) ?? email
    const before = sums.get(key)
    sums.set(key, before ? together(before, row) : row)
  }
  const nothing = { orders: 0, spentCents: 0, lastOrderAt: null }
  return people.map((p) => sums.get(p.customerId ?? p.email) ?? nothing)
}

function together(a: PersonTotals, b: PersonTotals): PersonTotals {
  return {
    orders: a.orders + b.orders,
    spentCents: a.spentCents + b.spentCents,
    lastOrderAt: new Date(Math.max(Number(a.lastOrderAt), Number(b.lastOrderAt))),
  }
}

export async function listAccounts(db: Db, people: readonly Person[]) {
  const ids = people.flatMap((p) => p.customerId ?? [])
  const rows = ids.length === 0 ? [] : await db.select().from(customers).where(inArray(customers.id, ids))
  return new Map(rows.map(({ passwordHash: _secret, ...row }) => [row.id, row]))
}

export async function listGuestContacts(db: Db, people: readonly Person[]) {
  const mails = people.flatMap((p) => (p.customerId === null ? [p.email] : []))
  if (mails.length === 0) return new Map<string, never>()
  const rows = await db
    .selectDistinctOn([mailOf], {
      email: mailOf,
      name: orders.customerName,
      phone: orders.customerPhone,
      address: orders.shippingAddress,
      city: orders.city,
      postalCode: orders.postalCode,
    })
    .from(orders)
    .where(and(isNull(orders.customerId), inArray(mailOf, mails)))
    .orderBy(mailOf, desc(orders.createdAt))
  return new Map(rows.map((row) => [row.email, row]))
}

export async function listOrdersOf(db: Db, person: Person) {
  return db
    .select({
      id: orders.id,
      orderNumber: orders.orderNumber,
      createdAt: orders.createdAt,
      totalCents: orders.totalCents,
      orderStatus: orders.orderStatus,
      paymentStatus: orders.paymentStatus,
    })
    .from(orders)
    .where(ordersOf([person]))
    .orderBy(desc(orders.createdAt), desc(orders.id))
}

/** Contact data of customers of the former shop without an order here. */
export async function listPastContacts(db: Db, people: readonly Person[]) {
  const mails = people.flatMap((p) => (p.customerId === null ? [p.email] : []))
  if (mails.length === 0) return new Map<string, never>()
  const rows = await db
    .select({ email: pastMailOf, name: max(pastOrders.name) })
    .from(pastOrders)
    .where(and(isNull(pastOrders.customerId), inArray(pastMailOf, mails)))
    .groupBy(pastMailOf)
  return new Map(rows.map((row) => [row.email, row]))
}

/** Everything stored under an e-mail address without an account but its reviews. */
export async function readGuestData(db: Db, email: string) {
  const own = await db
    .select()
    .from(orders)
    .where(and(isNull(orders.customerId), eq(mailOf, email)))
    .orderBy(orders.createdAt)
  const ids = own.map((o) => o.id)
  const bicycles = await listSoldBicycles(db, ids)
  const items = await db.select().from(orderItems).where(inArray(orderItems.orderId, ids))
  const events = await db.select().from(orderEvents).where(inArray(orderEvents.orderId, ids))
  return {
    orders: own.map((order) => ({
      ...order,
      items: items.filter((i) => i.orderId === order.id),
      bicycles: bicycles.filter((b) => b.orderId === order.id),
      events: events.filter((e) => e.orderId === order.id),
    })),
    withdrawals: await db
      .select()
      .from(withdrawals)
      .where(or(inArray(withdrawals.orderId, ids), eq(sql`lower(${withdrawals.customerEmail})`, email))),
    mails: await db
      .select({ kind: outbox.kind, to: outbox.toAddress, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
      .from(outbox)
      .where(eq(sql`lower(${outbox.toAddress})`, email))
      .orderBy(outbox.id),
  }
}
