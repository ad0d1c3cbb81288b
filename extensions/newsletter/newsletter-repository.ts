import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { containsText } from '#server/platform/database/text-search/text-match-repository.ts'
import type { NewsletterState } from './newsletter-consent.ts'
import { newsletterConsents as consents } from './newsletter-tables.ts'

/** Stated in the privacy notice. */
export const keptDays = { unconfirmed: 7, withdrawn: 365 }

export type Consent = typeof consents.$inferSelect

const isOf = (email: string) => eq(consents.email, sql`lower(${email})`)

/**
 * One row an address. A consent that is there keeps its proof; what was not confirmed or was withdrawn begins again, by
 * a mail after `quietSince` only: a stranger causes one.
 * @returns whether something began
 */
export async function putConsent(
  tx: Db,
  wish: Omit<typeof consents.$inferInsert, 'id'>,
  quietSince: Date,
): Promise<boolean> {
  const isMailed = wish.state === 'requested'
  const begun = await tx
    .insert(consents)
    .values(wish)
    .onConflictDoUpdate({
      target: consents.email,
      set: { confirmedAt: null, ...wish, withdrawnAt: null },
      setWhere: and(ne(consents.state, 'confirmed'), isMailed ? lt(consents.requestedAt, quietSince) : undefined),
    })
    .returning({ id: consents.id })
  return begun.length > 0
}

export async function findConsent(db: Db, email: string): Promise<Consent | undefined> {
  const [found] = await db.select().from(consents).where(isOf(email))
  return found
}

/** @returns the row, confirmed now or before; undefined where there is none */
export async function confirmConsent(db: Db, email: string, at: Date): Promise<Consent | undefined> {
  await db
    .update(consents)
    .set({ state: 'confirmed', confirmedAt: at, withdrawnAt: null })
    .where(and(isOf(email), ne(consents.state, 'confirmed')))
  return findConsent(db, email)
}

export async function withdrawConsent(db: Db, email: string, at: Date): Promise<void> {
  await db
    .update(consents)
    .set({ state: 'withdrawn', withdrawnAt: at })
    .where(and(isOf(email), ne(consents.state, 'withdrawn')))
}

/** @returns the address; undefined where there is none */
export async function findConsentAddress(db: Db, id: number): Promise<string | undefined> {
  const [found] = await db.select({ email: consents.email }).from(consents).where(eq(consents.id, id))
  return found?.email
}

interface ConsentFilter {
  state?: NewsletterState | undefined
  q?: string | undefined
}

const matching = ({ state, q }: ConsentFilter) =>
  and(state && eq(consents.state, state), q ? containsText({ texts: [consents.email] }, q) : undefined)

export async function listConsents(
  db: Db,
  { limit, offset, ...filter }: ConsentFilter & { limit: number; offset: number },
) {
  const where = matching(filter)
  const rows = await db.select().from(consents).where(where).orderBy(desc(consents.id)).limit(limit).offset(offset)
  const [counted] = await db.select({ total: count() }).from(consents).where(where)
  return { rows, total: counted?.total ?? 0 }
}

export async function* eachConsent(db: Db, filter: ConsentFilter, batch = 500): AsyncGenerator<Consent[]> {
  for (let last = 0, rows: Consent[] = []; ; last = rows.at(-1)?.id ?? 0) {
    rows = await db
      .select()
      .from(consents)
      .where(and(matching(filter), gt(consents.id, last)))
      .orderBy(asc(consents.id))
      .limit(batch)
    yield rows
    if (rows.length < batch) return
  }
}

export async function deleteConsentsBefore(db: Db, limits: { unconfirmed: Date; withdrawn: Date }): Promise<void> {
  const wasNone = and(inArray(consents.state, ['requested', 'withdrawn']), isNull(consents.confirmedAt))
  await db
    .delete(consents)
    .where(
      or(
        and(wasNone, lt(consents.requestedAt, limits.unconfirmed)),
        and(isNotNull(consents.withdrawnAt), lt(consents.withdrawnAt, limits.withdrawn)),
      ),
    )
}

export async function deleteConsentOf(tx: Db, email: string): Promise<void> {
  await tx.delete(consents).where(isOf(email))
}
