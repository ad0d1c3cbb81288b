import type { Db } from '#server/platform/database/database.ts'
import type { Shop } from '#server/platform/shop-config.ts'

/** The numbers of what an extension has promised for a time at which the shop is no longer open. */
export type AffectedByHours = (db: Db, shop: Shop, now: Date) => Promise<string[]>

const all: AffectedByHours[] = []

export const addAffectedByHours = (one: AffectedByHours): number => all.push(one)

export const affectedByHours: AffectedByHours = async (db, shop, now) =>
  (await Promise.all(all.map((one) => one(db, shop, now)))).flat()
