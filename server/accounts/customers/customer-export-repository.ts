import { asc, eq, inArray, or, sql } from 'drizzle-orm'
import { findWishListKey, listWishes } from '#server/catalog/wish-lists/wish-list-repository.ts'
import { listNotes, listTags } from '#server/orders/admin-orders/order-note-repository.ts'
import { listBoughtForExport } from '#server/orders/gift-cards/gift-card-privacy-repository.ts'
import { listSoldBicycles } from '#server/orders/parcels/sold-bicycle-repository.ts'
import { listPastOrdersOf } from '#server/orders/past-orders/past-order-repository.ts'
import { listReturnsForExport } from '#server/orders/returns/return-privacy-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { withdrawals } from '#server/platform/database/schema/after-sales-tables.ts'
import { cartLines, products } from '#server/platform/database/schema/catalog-tables.ts'
import { orderEvents, orderItems, orders, outbox } from '#server/platform/database/schema/order-tables.ts'
import { parcels } from '#server/platform/database/schema/parcel-tables.ts'
import { checkouts } from '#server/platform/database/schema/payment-tables.ts'
import { customerAddresses, customers, sessions } from '#server/platform/database/schema/people-tables.ts'
import { listCallMoments } from '#server/platform/throttle/counted-call-repository.ts'
import { readPersonalData } from './personal-data.ts'

/**
 * Everything stored about a customer but the reviews, table by table; no password, no token, nothing of others.
 * @param loginSubject the keyed hash under which failed logins are counted; undefined where the limits are off
 */
export async function readCustomerData(
  db: Db,
  customerId: string,
  provenEmail: string | null,
  loginSubject: string | undefined,
) {
  const [row] = await db.select().from(customers).where(eq(customers.id, customerId))
  if (!row) return undefined
  const { passwordHash: _secret, ...profile } = row
  const ownOrders = await db
    .select()
    .from(orders)
    .where(eq(orders.customerId, customerId))
    .orderBy(asc(orders.createdAt), asc(orders.id))
  const orderIds = ownOrders.map((o) => o.id)
  const items = await db.select().from(orderItems).where(inArray(orderItems.orderId, orderIds))
  const sent = await db.select().from(parcels).where(inArray(parcels.orderId, orderIds))
  const events = await db.select().from(orderEvents).where(inArray(orderEvents.orderId, orderIds))
  const bicycles = await listSoldBicycles(db, orderIds)
  const gifts = await listBoughtForExport(db, orderIds)
  const [notes, tags] = [await listNotes(db, orderIds), await listTags(db, orderIds)]
  return {
    profile,
    orders: ownOrders.map((order) => ({
      ...order,
      items: items.filter((i) => i.orderId === order.id),
      parcels: sent.filter((p) => p.orderId === order.id),
      bicycles: bicycles.filter((b) => b.orderId === order.id),
      events: events.filter((e) => e.orderId === order.id),
      notes: notes.filter((n) => n.orderId === order.id),
      tags: tags.filter((t) => t.orderId === order.id),
      giftCards: gifts.filter((g) => g.orderId === order.id),
    })),
    pastOrders: await listPastOrdersOf(db, { customerId, email: provenEmail }),
    checkouts: await db.select().from(checkouts).where(eq(checkouts.customerId, customerId)),
    addresses: await db.select().from(customerAddresses).where(eq(customerAddresses.customerId, customerId)),
    cart: await db
      .select({
        productId: cartLines.productId,
        name: products.name,
        frameSize: cartLines.size,
        quantity: cartLines.quantity,
        createdAt: cartLines.createdAt,
      })
      .from(cartLines)
      .innerJoin(products, eq(products.id, cartLines.productId))
      .where(eq(cartLines.customerId, customerId))
      .orderBy(asc(cartLines.id)),
    wishList: {
      wishes: await listWishes(db, customerId),
      isShared: (await findWishListKey(db, customerId)) !== null,
    },
    sessions: await db
      .select({
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.customerId, customerId))
      .orderBy(asc(sessions.createdAt)),
    returns: await listReturnsForExport(db, orderIds),
    withdrawals: await db
      .select()
      .from(withdrawals)
      .where(
        or(
          inArray(withdrawals.orderId, orderIds),
          provenEmail === null ? undefined : eq(sql`lower(${withdrawals.customerEmail})`, sql`lower(${provenEmail})`),
        ),
      )
      .orderBy(asc(withdrawals.createdAt)),
    // Mails to an unproven address stay out: it may belong to another person. Their texts are not stored.
    mails:
      provenEmail === null
        ? []
        : await db
            .select({ kind: outbox.kind, to: outbox.toAddress, createdAt: outbox.createdAt, sentAt: outbox.sentAt })
            .from(outbox)
            .where(eq(sql`lower(${outbox.toAddress})`, sql`lower(${provenEmail})`))
            .orderBy(asc(outbox.id)),
    ...(await readPersonalData(db, { customerId, email: row.email, provenEmail })),
    loginFailures: loginSubject === undefined ? [] : await listCallMoments(db, 'login', loginSubject),
  }
}
