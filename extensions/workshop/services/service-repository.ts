import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { workshopJobs, workshopServices } from '../workshop-tables.ts'

export type ServiceRow = typeof workshopServices.$inferSelect
type NewService = typeof workshopServices.$inferInsert

const inOrder = [asc(workshopServices.position), asc(workshopServices.id)]

export function listServiceRows(db: Db, { isActive }: { isActive?: true } = {}): Promise<ServiceRow[]> {
  return db
    .select()
    .from(workshopServices)
    .where(isActive && eq(workshopServices.isActive, true))
    .orderBy(...inOrder)
}

export async function findService(db: Db, id: number): Promise<ServiceRow | undefined> {
  const [found] = await db.select().from(workshopServices).where(eq(workshopServices.id, id))
  return found
}

export async function insertServices(db: Db, services: NewService[]): Promise<ServiceRow[]> {
  return db.insert(workshopServices).values(services).returning()
}

export async function updateService(
  db: Db,
  id: number,
  change: Omit<NewService, 'id'>,
): Promise<ServiceRow | undefined> {
  const [changed] = await db.update(workshopServices).set(change).where(eq(workshopServices.id, id)).returning()
  return changed
}

/** Deletes it, or switches off what was booked. @returns whether it was there */
export async function deleteService(db: Db, id: number): Promise<boolean> {
  const isIt = eq(workshopServices.id, id)
  const booked = db.select({ one: sql`1` }).from(workshopJobs).where(eq(workshopJobs.serviceId, id))
  const gone = await db
    .delete(workshopServices)
    .where(and(isIt, notExists(booked)))
    .returning()
  if (gone.length > 0) return true
  const off = await db.update(workshopServices).set({ isActive: false }).where(isIt).returning()
  return off.length > 0
}

export const hasServices = async (db: Db): Promise<boolean> => (await db.$count(workshopServices)) > 0
