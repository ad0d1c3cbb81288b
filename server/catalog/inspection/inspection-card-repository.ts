import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'

const { jobCards, jobCardChecks, jobCardMarks } = tables

export type InspectionCardRow = typeof jobCards.$inferSelect
export type CheckRow = typeof jobCardChecks.$inferSelect
export type MarkRow = typeof jobCardMarks.$inferSelect

export interface StoredInspectionCard {
  row: InspectionCardRow
  checks: CheckRow[]
  /** By their numbers. */
  marks: MarkRow[]
}

/** The cards of these products, by product; most have none. */
export async function listInspectionCards(
  db: Db,
  productIds: readonly number[],
): Promise<Map<number, StoredInspectionCard>> {
  if (productIds.length === 0) return new Map()
  const ids = [...productIds]
  const rows = await db.select().from(jobCards).where(inArray(jobCards.productId, ids))
  const cards = new Map(
    rows.map((row): [number, StoredInspectionCard] => [row.productId, { row, checks: [], marks: [] }]),
  )
  if (cards.size === 0) return cards
  const begun = [...cards.keys()]
  const checks = await db.select().from(jobCardChecks).where(inArray(jobCardChecks.productId, begun))
  for (const check of checks) cards.get(check.productId)?.checks.push(check)
  const marks = await db
    .select()
    .from(jobCardMarks)
    .where(inArray(jobCardMarks.productId, begun))
    .orderBy(asc(jobCardMarks.number))
  for (const mark of marks) cards.get(mark.productId)?.marks.push(mark)
  return cards
}

export async function findInspectionCard(db: Db, productId: number): Promise<StoredInspectionCard | undefined> {
  return (await listInspectionCards(db, [productId])).get(productId)
}

/** Cards that do not exist yet, with all that is on them. */
export async function insertInspectionCards(db: Db, cards: readonly NewInspectionCard[]): Promise<void> {
  if (cards.length === 0) return
  await db.insert(jobCards).values(cards.map(({ row }) => row))
  const checks = cards.flatMap((card) => card.checks)
  if (checks.length > 0) await db.insert(jobCardChecks).values(checks)
  const marks = cards.flatMap((card) => card.marks)
  if (marks.length > 0) await db.insert(jobCardMarks).values(marks)
}

export interface NewInspectionCard {
  row: typeof jobCards.$inferInsert
  checks: CheckRow[]
  marks: MarkRow[]
}

export async function putCardRow(db: Db, row: InspectionCardRow): Promise<void> {
  await db.insert(jobCards).values(row).onConflictDoUpdate({ target: jobCards.productId, set: row })
}

export async function putCheck(db: Db, check: CheckRow): Promise<void> {
  const target = [jobCardChecks.productId, jobCardChecks.point]
  await db.insert(jobCardChecks).values(check).onConflictDoUpdate({ target, set: check })
}

export async function deleteCheck(db: Db, { productId, point }: Pick<CheckRow, 'productId' | 'point'>): Promise<void> {
  await db.delete(jobCardChecks).where(and(eq(jobCardChecks.productId, productId), eq(jobCardChecks.point, point)))
}

/** These marks in place of all there were. */
export async function replaceMarks(db: Db, productId: number, marks: readonly MarkRow[]): Promise<void> {
  await db.delete(jobCardMarks).where(eq(jobCardMarks.productId, productId))
  if (marks.length > 0) await db.insert(jobCardMarks).values([...marks])
}
