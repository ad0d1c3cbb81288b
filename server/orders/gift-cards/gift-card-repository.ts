import { and, asc, desc, eq, inArray, isNotNull, isNull, lte, notInArray, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'

const { checkoutGiftCards, checkouts, giftCardCodes, giftCardMovements, giftCards } = tables

export type GiftCard = typeof giftCards.$inferSelect
type NewGiftCard = typeof giftCards.$inferInsert

/** The amount that an order or a checkout uses of a card. */
export interface CardPart {
  cardId: string
  cents: number
}

export async function insertGiftCard(tx: Db, card: NewGiftCard): Promise<GiftCard> {
  const [row] = await tx.insert(giftCards).values(card).returning()
  if (!row) throw new Error('a gift card was not stored')
  return row
}

export async function findGiftCard(db: Db, id: string): Promise<GiftCard | undefined> {
  const [row] = await db.select().from(giftCards).where(eq(giftCards.id, id))
  return row
}

export async function findGiftCardOfOrder(db: Db, orderId: string): Promise<GiftCard | undefined> {
  const [row] = await db.select().from(giftCards).where(eq(giftCards.orderId, orderId))
  return row
}

/** Locks in one order for all callers, so that two users of a card wait for each other. */
export async function lockGiftCards(tx: Db, ids: readonly string[]): Promise<Map<string, GiftCard>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(giftCards)
    .where(inArray(giftCards.id, [...new Set(ids)]))
    .orderBy(asc(giftCards.id))
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

/** The cards of these codes, by the hash of the code. */
export async function findCardIds(db: Db, hashes: readonly string[]): Promise<Map<string, string>> {
  if (hashes.length === 0) return new Map()
  const rows = await db
    .select({ hash: giftCardCodes.codeHash, cardId: giftCardCodes.cardId })
    .from(giftCardCodes)
    .where(inArray(giftCardCodes.codeHash, [...hashes]))
  return new Map(rows.map(({ hash, cardId }) => [hash, cardId]))
}

/** The amount that open checkouts hold of each of these cards. */
export async function listHeldCents(
  db: Db,
  ids: readonly string[],
  except: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ cardId: checkoutGiftCards.cardId, cents: sql<number>`sum(${checkoutGiftCards.cents})::int` })
    .from(checkoutGiftCards)
    .innerJoin(checkouts, eq(checkouts.id, checkoutGiftCards.checkoutId))
    .where(
      and(
        inArray(checkoutGiftCards.cardId, [...ids]),
        eq(checkouts.status, 'open'),
        notInArray(checkouts.id, [...except]),
      ),
    )
    .groupBy(checkoutGiftCards.cardId)
  return new Map(rows.map(({ cardId, cents }) => [cardId, cents]))
}

export async function insertHolds(tx: Db, checkoutId: string, parts: readonly CardPart[]): Promise<void> {
  if (parts.length > 0) await tx.insert(checkoutGiftCards).values(parts.map((part) => ({ ...part, checkoutId })))
}

export async function listHolds(db: Db, checkoutId: string): Promise<CardPart[]> {
  const { cardId, cents } = checkoutGiftCards
  return db
    .select({ cardId, cents })
    .from(checkoutGiftCards)
    .where(eq(checkoutGiftCards.checkoutId, checkoutId))
    .orderBy(asc(cardId))
}

type NewMovement = Omit<typeof giftCardMovements.$inferInsert, 'id'> & { createdAt: Date }

/**
 * Changes a card's balance, once per cause. Constraints refuse a negative balance.
 * @throws Error for a repeated movement: a bug, not an outcome
 */
export async function moveBalance(tx: Db, movement: NewMovement): Promise<void> {
  const { cardId, cents } = movement
  await tx.insert(giftCardMovements).values(movement)
  const moved = await tx
    .update(giftCards)
    .set({ balanceCents: sql`${giftCards.balanceCents} + ${cents}` })
    .where(and(eq(giftCards.id, cardId), sql`${giftCards.balanceCents} + ${cents} >= 0`))
    .returning({ id: giftCards.id })
  if (moved.length === 0) throw new Error(`gift card ${cardId} has less than what is taken of it`)
}

/** The net payment of each card for an order, the last card first. */
export async function listSpent(db: Db, orderId: string): Promise<CardPart[]> {
  const rows = await db
    .select({
      cardId: giftCardMovements.cardId,
      cents: sql<number>`-sum(${giftCardMovements.cents})::int`,
      last: sql<number>`max(${giftCardMovements.id})`,
    })
    .from(giftCardMovements)
    .where(and(eq(giftCardMovements.orderId, orderId), inArray(giftCardMovements.kind, ['spend', 'give_back'])))
    .groupBy(giftCardMovements.cardId)
    .orderBy(desc(sql`max(${giftCardMovements.id})`))
  return rows.filter(({ cents }) => cents > 0).map(({ cardId, cents }) => ({ cardId, cents }))
}

/** The payment of each card when the order was placed, in order. */
export async function listFirstSpent(db: Db, orderId: string): Promise<CardPart[]> {
  const rows = await db
    .select({ cardId: giftCardMovements.cardId, cents: giftCardMovements.cents })
    .from(giftCardMovements)
    .where(
      and(
        eq(giftCardMovements.orderId, orderId),
        eq(giftCardMovements.kind, 'spend'),
        eq(giftCardMovements.ref, orderId),
      ),
    )
    .orderBy(asc(giftCardMovements.id))
  return rows.map(({ cardId, cents }) => ({ cardId, cents: -cents }))
}

type GiftCardChange = Partial<
  Pick<
    GiftCard,
    'issuedAt' | 'sentAt' | 'sendings' | 'codeRound' | 'blockedAt' | 'recipientEmail' | 'recipientName' | 'message'
  >
>

export async function updateGiftCard(tx: Db, id: string, change: GiftCardChange): Promise<GiftCard> {
  const [row] = await tx.update(giftCards).set(change).where(eq(giftCards.id, id)).returning()
  if (!row) throw new Error(`gift card ${id} vanished`)
  return row
}

export async function addCode(tx: Db, code: { codeHash: string; cardId: string; codeEnd: string }): Promise<void> {
  await tx.insert(giftCardCodes).values(code).onConflictDoNothing()
}

/** Its codes of before open nothing any more. */
export async function deleteCodes(tx: Db, cardId: string): Promise<void> {
  await tx.delete(giftCardCodes).where(eq(giftCardCodes.cardId, cardId))
}

export async function listCodeEnds(db: Db, cardIds: readonly string[]): Promise<Map<string, string[]>> {
  if (cardIds.length === 0) return new Map()
  const rows = await db
    .select({ cardId: giftCardCodes.cardId, codeEnd: giftCardCodes.codeEnd })
    .from(giftCardCodes)
    .where(inArray(giftCardCodes.cardId, [...cardIds]))
    .orderBy(asc(giftCardCodes.createdAt))
  const ends = Map.groupBy(rows, ({ cardId }) => cardId)
  return new Map([...ends].map(([cardId, codes]) => [cardId, codes.map(({ codeEnd }) => codeEnd)]))
}

/** Issued, with their day come, and not sent. */
export async function listDueCardIds(db: Db, today: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: giftCards.id })
    .from(giftCards)
    .where(
      and(
        isNotNull(giftCards.issuedAt),
        isNull(giftCards.sentAt),
        isNull(giftCards.blockedAt),
        sql`${giftCards.balanceCents} > 0`,
        lte(giftCards.sendOn, today),
      ),
    )
    .orderBy(asc(giftCards.sendOn), asc(giftCards.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
