import { asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { containsText } from '#server/platform/database/text-search/text-match-repository.ts'

const { giftCardMovements, giftCards, orders } = tables

export async function listMovements(db: Db, cardId: string) {
  return db
    .select({ movement: giftCardMovements, orderNumber: orders.orderNumber })
    .from(giftCardMovements)
    .leftJoin(orders, eq(orders.id, giftCardMovements.orderId))
    .where(eq(giftCardMovements.cardId, cardId))
    .orderBy(asc(giftCardMovements.id))
}

const isTakenBack = sql<boolean>`exists (select from gift_card_movements m where m.card_id = gift_cards.id and m.kind = 'take_off')`

export async function isTakenBackCard(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ isTakenBack }).from(giftCards).where(eq(giftCards.id, id))
  return row?.isTakenBack ?? false
}

/** Cards for the dashboard, the newest first. */
export async function listGiftCards(
  db: Db,
  { search, limit, offset, id }: { search: string; limit: number; offset: number; id?: string },
) {
  const which = id ? eq(giftCards.id, id) : search ? isNamed(search) : undefined
  const rows = await db
    .select({
      card: giftCards,
      orderNumber: orders.orderNumber,
      orderStatus: orders.orderStatus,
      isTakenBack,
    })
    .from(giftCards)
    .leftJoin(orders, eq(orders.id, giftCards.orderId))
    .where(which)
    .orderBy(desc(giftCards.createdAt), asc(giftCards.id))
    .limit(limit)
    .offset(offset)
  const [all] = await db
    .select({ total: count() })
    .from(giftCards)
    .leftJoin(orders, eq(orders.id, giftCards.orderId))
    .where(which)
  return { rows, total: all?.total ?? 0 }
}

function isNamed(search: string): SQL | undefined {
  const end = search.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return or(
    containsText(
      { texts: [giftCards.recipientEmail, giftCards.recipientName, giftCards.senderName, orders.orderNumber] },
      search,
    ),
    end.length === 4
      ? sql`exists (select from gift_card_codes c where c.card_id = ${giftCards.id} and c.code_end = ${end})`
      : undefined,
  )
}

interface GiftCardSums {
  cards: number
  outstandingCents: number
  soldCents: number
  givenCents: number
}

/** The liability for all cards, and the sold and given amounts. */
export async function sumGiftCards(db: Db): Promise<GiftCardSums> {
  const [row] = await db
    .select({
      cards: sql<number>`count(*) filter (where ${giftCards.balanceCents} > 0)::int`,
      outstandingCents: sql<number>`coalesce(sum(${giftCards.balanceCents}), 0)::float8`,
      soldCents: sql<number>`coalesce(sum(${giftCards.initialCents}) filter (where ${giftCards.orderId} is not null and ${giftCards.issuedAt} is not null), 0)::float8`,
      givenCents: sql<number>`coalesce(sum(${giftCards.initialCents}) filter (where ${giftCards.reason} is not null), 0)::float8`,
    })
    .from(giftCards)
  return row ?? { cards: 0, outstandingCents: 0, soldCents: 0, givenCents: 0 }
}
