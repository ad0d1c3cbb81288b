import { and, asc, count, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import type { CampaignRow } from './coupon-repository.ts'

const { campaigns, codes, codeUses, orders, products } = tables

export type NewCampaign = Omit<typeof campaigns.$inferInsert, 'id' | 'version'>

const listed = 500

export async function insertCampaign(tx: Db, row: NewCampaign): Promise<number> {
  const [stored] = await tx.insert(campaigns).values(row).returning({ id: campaigns.id })
  if (!stored) throw new Error('a campaign was not stored')
  return stored.id
}

/** @returns those that exist already, of whichever campaign */
export async function insertCodes(
  tx: Db,
  campaignId: number,
  requested: readonly string[],
  at: Date,
): Promise<string[]> {
  if (requested.length === 0) return []
  const stored = await tx
    .insert(codes)
    .values(requested.map((code) => ({ code, campaignId, createdAt: at })))
    .onConflictDoNothing()
    .returning({ code: codes.code })
  const isNew = new Set(stored.map(({ code }) => code))
  return requested.filter((code) => !isNew.has(code))
}

export async function lockCampaign(tx: Db, id: number): Promise<CampaignRow | undefined> {
  const [row] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('update')
  return row
}

export async function updateCampaign(tx: Db, id: number, change: Partial<NewCampaign>): Promise<void> {
  await tx
    .update(campaigns)
    .set({ ...change, version: sql`${campaigns.version} + 1` })
    .where(eq(campaigns.id, id))
}

export async function isCampaignUsed(tx: Db, id: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: codeUses.id })
    .from(codeUses)
    .innerJoin(codes, eq(codes.code, codeUses.code))
    .where(eq(codes.campaignId, id))
    .limit(1)
  return row !== undefined
}

export async function removeCampaign(tx: Db, id: number): Promise<void> {
  await tx.delete(codes).where(eq(codes.campaignId, id))
  await tx.delete(campaigns).where(eq(campaigns.id, id))
}

/** The newest first, or the one with this id. */
export function listCampaigns(db: Db, id?: number): Promise<CampaignRow[]> {
  return db
    .select()
    .from(campaigns)
    .where(id === undefined ? undefined : eq(campaigns.id, id))
    .orderBy(desc(campaigns.startsAt), desc(campaigns.id))
    .limit(listed)
}

export interface CodeBrought {
  code: string
  campaignId: number
  uses: number
  ordersCents: number
  discountCents: number
}

/** The codes of some campaigns with their results: uncancelled orders, and their discounts. */
export async function listCodesBrought(db: Db, campaignIds: readonly number[]): Promise<CodeBrought[]> {
  if (campaignIds.length === 0) return []
  const rows = await db
    .select({
      code: codes.code,
      campaignId: codes.campaignId,
      uses: count(orders.id),
      ordersCents: sql<string>`coalesce(sum(${orders.totalCents}), 0)`,
      discountCents: sql<string>`coalesce(sum(case when ${orders.id} is not null then ${codeUses.discountCents} + ${codeUses.deliveryCents} end), 0)`,
    })
    .from(codes)
    .leftJoin(codeUses, eq(codeUses.code, codes.code))
    .leftJoin(orders, and(eq(orders.id, codeUses.orderId), ne(orders.orderStatus, 'cancelled')))
    .where(inArray(codes.campaignId, [...campaignIds]))
    .groupBy(codes.code)
    .orderBy(asc(codes.createdAt), asc(codes.code))
  return rows.map((row) => ({
    ...row,
    ordersCents: Number(row.ordersCents),
    discountCents: Number(row.discountCents),
  }))
}

export async function listNames(db: Db, productIds: readonly number[]): Promise<{ id: number; name: string }[]> {
  if (productIds.length === 0) return []
  return db
    .select({ id: products.id, name: products.name })
    .from(products)
    .where(inArray(products.id, [...productIds]))
    .orderBy(asc(products.name))
}
