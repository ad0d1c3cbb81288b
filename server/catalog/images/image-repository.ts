import { asc, eq } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { images } from '#server/platform/database/schema/catalog-tables.ts'

export interface ImageRecord {
  name: string
  sha256: string
  bytes: number
}

export async function listImageRecords(db: Db): Promise<ImageRecord[]> {
  return db
    .select({ name: images.name, sha256: images.sha256, bytes: images.bytes })
    .from(images)
    .orderBy(asc(images.name))
}

export async function findImageRecord(db: Db, name: string): Promise<ImageRecord | undefined> {
  const [row] = await db
    .select({ name: images.name, sha256: images.sha256, bytes: images.bytes })
    .from(images)
    .where(eq(images.name, name))
  return row
}

/** The same picture uploaded twice is one picture: its name derives from its content. */
export async function insertImageRecord(db: Db, record: ImageRecord & { createdAt: Date }): Promise<void> {
  await db.insert(images).values(record).onConflictDoNothing()
}
