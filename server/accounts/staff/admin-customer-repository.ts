import { createHash } from 'node:crypto'
import { and, count, desc, eq, inArray, isNotNull, isNull, max, min, or, type SQL, sql } from 'drizzle-orm'
import { isPastNumber } from '#server/intake/former-shop/past-order-repository.ts'
import { listSoldBicycles } from '#server/orders/garage/sold-bicycle-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { withdrawals } from '#server/platform/database/schema/after-sales-tables.ts'
import { pastOrders } from '#server/platform/database/schema/moved-in-tables.ts'
import { orderEvents, orderItems, orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import { customers } from '#server/platform/database/schema/people-tables.ts'
import { searched } from '#server/platform/database/text-search/searched-columns.ts'
import { containsText } from '#server/platform/database/text-search/text-match-repository.ts'

/** A buyer: an account, or all guest orders of one e-mail address without an account. */
export interface Person {
  customerId: string | null
  /** In lower case. */
  email: string
}

interface PersonTotals {
  orders: number
  /** Of orders that are paid and neither cancelled nor paid back. */
  spentCents: number
  firstOrderAt: Date | null
  lastOrderAt: Date | null
}

const mailOf = sql<string>`lower(${orders.customerEmail})`
const hasNoAccount = and(
  isNull(orders.customerId),
  sql`not exists (select 1 from ${customers} c where lower(c.email) = lower(${orders.customerEmail}))`,
)

const pastMailOf = sql<string>`lower(${pastOrders.email})`
/** Customers of the former shop without an order here: known by the address, like guests. */
const isOnlyPast = and(
  isNull(pastOrders.customerId),
  isNotNull(pastOrders.email),
  sql`not exists (select 1 from ${customers} c where lower(c.email) = lower(${pastOrders.email}))`,
  sql`not exists (select 1 from ${orders} o
    where o.customer_id is null and lower(o.customer_email) = lower(${pastOrders.email}))`,
)

/** A guest's id: the same for the same address, and of the form of all others. */
export function guestId(email: string): string {
  const hex = createHash('md5').update(email).digest('hex')
  const marked = `${hex.slice(0, 12)}3${hex.slice(13, 16)}8${hex.slice(17)}`
  return marked.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
const hexOf = (email: SQL) => sql`overlay(overlay(md5(${email}) placing '3' from 13) placing '8' from 17)`
const guestHex = hexOf(mailOf)

/** One page of people, the newest first: since when they have an account, or their first order as a guest. */
export async function listPeople(
  db: Db,
  { q, limit, offset }: { q?: string | undefined; limit: number; offset: number },
): Promise<{ people: Person[]; total: number }> {
  const number = q ? isPastNumber(q) : undefined
  // Each list by its own index: one condition for all of them would read every order.
  const accounts = q
    ? sql`${customers.id} in (
        select ${customers.id} from ${customers} where ${containsText(searched.customers, q)}
        union all select ${pastOrders.customerId} from ${pastOrders} where ${number}
        union all select c.id from ${customers} c join ${pastOrders} on lower(c.email) = ${pastMailOf}
          where ${pastOrders.customerId} is null and ${number})`
    : sql`true`
  const guest = { texts: [orders.customerName, orders.customerEmail, orders.city], phone: orders.customerPhone }
  const guests = q
    ? sql`${mailOf} in (
        select ${mailOf} from ${orders} where ${orders.customerId} is null
          and ${containsText(searched.orders, q)} and ${containsText(guest, q)}
        union all select ${pastMailOf} from ${pastOrders} where ${number})`
    : sql`true`
  const past = q ? sql`${containsText({ texts: [pastOrders.name, pastOrders.email] }, q)} or ${number}` : sql`true`
  const everybody = sql`(
    select ${customers.id} as id, lower(${customers.email}) as email, ${customers.createdAt} as since
    from ${customers} where ${accounts}
    union all
    select null, ${mailOf}, min(${orders.createdAt}) from ${orders} where ${hasNoAccount} and ${guests}
    group by ${mailOf}
    union all
    select null, ${pastMailOf}, min(${pastOrders.placedAt}) from ${pastOrders} where ${isOnlyPast}
    group by ${pastMailOf} having bool_or(${past})
  )`
  const page = await rowsOf<{ id: string | null; email: string; total: number }>(
    db,
    sql`select id, email, (count(*) over ())::int as total from ${everybody} people
      order by since desc, email limit ${limit} offset ${offset}`,
  )
  const people = page.map(({ id, email }) => ({ customerId: id, email }))
  if (page.length > 0 || offset === 0) return { people, total: page[0]?.total ?? 0 }
  const [counted] = await rowsOf<{ total: number }>(db, sql`select count(*)::int as total from ${everybody} people`)
  return { people, total: counted?.total ?? 0 }
}

export async function findPerson(db: Db, id: string): Promise<Person | undefined> {
  const [account] = await db
    .select({ id: customers.id, email: sql<string>`lower(${customers.email})` })
    .from(customers)
    .where(eq(customers.id, id))
  if (account) return { customerId: account.id, email: account.email }
  const [guest] = await db
    .select({ email: mailOf })
    .from(orders)
    .where(and(hasNoAccount, eq(guestHex, id.toLowerCase().replaceAll('-', ''))))
    .limit(1)
  if (guest) return { customerId: null, email: guest.email }
  const [past] = await db
    .select({ email: pastMailOf })
    .from(pastOrders)
    .where(and(isOnlyPast, eq(hexOf(pastMailOf), id.toLowerCase().replaceAll('-', ''))))
    .limit(1)
  return past && { customerId: null, email: past.email }
}

/** An account's own orders, and those placed without logging in from its address. */
function ordersOf(people: readonly Person[]): SQL | undefined {
  const ids = people.flatMap((p) => p.customerId ?? [])
  const ofAccount = ids.length > 0 ? inArray(orders.customerId, ids) : undefined
  const mails = people.map((p) => p.email)
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
      firstOrderAt: min(orders.createdAt),
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
  const nothing = { orders: 0, spentCents: 0, firstOrderAt: null, lastOrderAt: null }
  return people.map((p) => sums.get(p.customerId ?? p.email) ?? nothing)
}

function together(a: PersonTotals, b: PersonTotals): PersonTotals {
  const moments = (key: 'firstOrderAt' | 'lastOrderAt') => [a[key], b[key]].filter((m) => m !== null).map(Number)
  return {
    orders: a.orders + b.orders,
    spentCents: a.spentCents + b.spentCents,
    firstOrderAt: new Date(Math.min(...moments('firstOrderAt'))),
    lastOrderAt: new Date(Math.max(...moments('lastOrderAt'))),
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
    .select({ email: pastMailOf, name: max(pastOrders.name), since: min(pastOrders.placedAt) })
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

async function rowsOf<T>(db: Db, query: SQL): Promise<T[]> {
  return ((await db.execute(query)) as unknown as { rows: T[] }).rows
}
