import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { findSetting } from '#server/platform/settings/setting-repository.ts'
import type { Buyer } from './fatturapa/invoice-document.ts'
import { type InvoicesValue, shippedInvoices } from './invoice-settings.ts'
import { invoiceCounters, invoiceRequests, invoices } from './invoice-tables.ts'

const { orders, refunds, soldBicycles } = tables

export type Invoice = typeof invoices.$inferSelect
type NewInvoice = Omit<typeof invoices.$inferInsert, 'id'>

/** As saved last, read in the caller's transaction: the memory of a node may be behind. */
export async function readInvoiceSettings(db: Db): Promise<InvoicesValue> {
  const stored = await findSetting(db, 'invoices')
  return { ...shippedInvoices, ...(stored?.value as { invoices?: InvoicesValue } | undefined)?.invoices }
}

export async function insertRequest(tx: Db, orderId: string, buyer: Buyer, createdAt: Date): Promise<void> {
  await tx.insert(invoiceRequests).values({ orderId, buyer, createdAt })
}

/** Of the order, else of the one that it adds to. */
export async function findRequestedBuyer(
  db: Db,
  { id, additionTo }: { id: string; additionTo: string | null },
): Promise<Buyer | undefined> {
  for (const orderId of [id, additionTo]) {
    if (!orderId) continue
    const [row] = await db.select().from(invoiceRequests).where(eq(invoiceRequests.orderId, orderId))
    if (row) return row.buyer
  }
  return undefined
}

/** The next number of a counter, locked until the transaction ends: a roll-back gives it back. */
export async function nextNumber(tx: Db, name: string): Promise<number> {
  const [row] = await tx
    .insert(invoiceCounters)
    .values({ name, last: 1 })
    .onConflictDoUpdate({ target: invoiceCounters.name, set: { last: sql`${invoiceCounters.last} + 1` } })
    .returning({ last: invoiceCounters.last })
  if (!row) throw new Error(`the counter ${name} gave no number`)
  return row.last
}

export async function insertInvoice(tx: Db, row: NewInvoice): Promise<void> {
  await tx.insert(invoices).values(row)
}

export async function findInvoiceOfOrder(db: Db, orderId: string): Promise<Invoice | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'TD01')))
  return row
}

export async function findInvoice(db: Db, id: number): Promise<Invoice | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
  return row
}

export async function findInvoiceBySending(db: Db, sending: string): Promise<Invoice | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.sending, sending))
  return row
}

export async function lockInvoice(tx: Db, id: number): Promise<Invoice | undefined> {
  const [row] = await tx.select().from(invoices).where(eq(invoices.id, id)).for('update')
  return row
}

export async function updateInvoice(
  tx: Db,
  id: number,
  change: Partial<Pick<Invoice, 'state' | 'sdiCode' | 'sdiReason' | 'sending' | 'xml' | 'sha256' | 'fault' | 'buyer'>>,
): Promise<void> {
  await tx.update(invoices).set(change).where(eq(invoices.id, id))
}

/** Keeps what another node has written meanwhile. @returns whether this was the first */
export async function storeXml(
  db: Db,
  { id, sending }: Pick<Invoice, 'id' | 'sending'>,
  file: Pick<Invoice, 'xml' | 'sha256' | 'fault'>,
): Promise<boolean> {
  const written = await db
    .update(invoices)
    .set(file)
    .where(and(eq(invoices.id, id), eq(invoices.sending, sending), isNull(invoices.xml)))
    .returning({ id: invoices.id })
  return written.length > 0
}

export async function listUnwritten(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: invoices.id })
    .from(invoices)
    .where(isNull(invoices.xml))
    .orderBy(asc(invoices.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Refunds of an order that were paid back and have no credit note yet. */
export async function listUncredited(tx: Db, orderId: string) {
  return tx
    .select({ id: refunds.id, amountCents: refunds.amountCents })
    .from(refunds)
    .leftJoin(invoices, eq(invoices.refundId, refunds.id))
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.state, 'completed'),
        sql`${refunds.amountCents} > 0`,
        isNull(invoices.id),
      ),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id))
}

/** Of all invoices that wait to be sent and have nothing against them, oldest first. */
export async function listToSend(db: Db): Promise<Invoice[]> {
  return db
    .select()
    .from(invoices)
    .where(and(eq(invoices.state, 'to_send'), isNull(invoices.fault), isNotNull(invoices.xml)))
    .orderBy(asc(invoices.id))
}

/** Newest first, with the number of the order and of the invoice that a credit note takes back from. */
export async function listInvoices(db: Db, { year, orderId }: { year?: number | undefined; orderId?: string }) {
  const linked = db.$with('linked').as(
    db
      .select({
        linkedId: invoices.id,
        linkedNumber: sql<string>`${invoices.year} || '/' || ${invoices.series} || ${invoices.number}`.as(
          'linked_number',
        ),
      })
      .from(invoices),
  )
  return db
    .with(linked)
    .select({ invoice: invoices, orderNumber: orders.orderNumber, linkedNumber: linked.linkedNumber })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .leftJoin(linked, eq(linked.linkedId, invoices.invoiceId))
    .where(and(year ? eq(invoices.year, year) : undefined, orderId ? eq(invoices.orderId, orderId) : undefined))
    .orderBy(desc(invoices.year), desc(invoices.id))
}

/** The frame numbers of an order's bicycles, by line. */
export async function listFrameNumbers(db: Db, orderId: string) {
  return db
    .select({ lineNo: soldBicycles.lineNo, serialNumber: soldBicycles.serialNumber })
    .from(soldBicycles)
    .where(eq(soldBicycles.orderId, orderId))
    .orderBy(asc(soldBicycles.lineNo), asc(soldBicycles.unit))
}

/** What the shop keeps of a person for invoices (art. 2220 c.c., art. 39 DPR 633/72: ten years). */
export async function listBuyers(db: Db, person: { customerId: string | null; provenEmail: string | null }) {
  const isOf = person.customerId
    ? eq(orders.customerId, person.customerId)
    : sql`lower(${orders.customerEmail}) = lower(${person.provenEmail ?? ''})`
  return db
    .select({ orderNumber: orders.orderNumber, buyer: invoiceRequests.buyer })
    .from(invoiceRequests)
    .innerJoin(orders, eq(orders.id, invoiceRequests.orderId))
    .where(isOf)
    .orderBy(asc(invoiceRequests.createdAt))
}
