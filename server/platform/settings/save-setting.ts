import { isDeepStrictEqual } from 'node:util'
import type { Database, Db } from '#server/platform/database/database.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { editConflict, requireVersion } from '#server/platform/problems/edit-conflict.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import {
  findSetting,
  insertSetting,
  listSettingVersions,
  type ShopSettings,
  type StoredSetting,
} from './setting-repository.ts'

/** One part of the shop that is edited as a whole. `V` is what its form shows and sends. */
export interface SettingKind<V> {
  key: string
  viewOf(shop: Shop): V
  /** @param shop as it is before this change */
  partOf(value: V, shop: Shop): ShopSettings
}

interface SettingDeps {
  database: Database
  shop: Shop
  clock: () => Date
}

export async function readSetting<V>(db: Db, kind: SettingKind<V>, shop: Shop) {
  const stored = await findSetting(db, kind.key)
  return settingView(kind, stored, shop)
}

/** As it was saved, the newest first; today's shop fills what a former program did not know. */
export async function readSettingVersions<V>(db: Db, kind: SettingKind<V>, shop: Shop) {
  return (await listSettingVersions(db, kind.key)).map((stored) => settingView(kind, stored, shop))
}

/** The memory of this node may be a moment behind its row. */
const withStored = (shop: Shop, stored: StoredSetting | undefined): Shop => ({
  ...shop,
  ...(stored?.value as ShopSettings | undefined),
  saved: { ...shop.saved, ...(stored?.value as object | undefined) },
})

function settingView<V>({ viewOf }: SettingKind<V>, stored: StoredSetting | undefined, shop: Shop) {
  const value = viewOf(withStored(shop, stored))
  return { version: stored?.version ?? 0, since: stored?.createdAt.toISOString() ?? null, value }
}

/**
 * Saves the part as a new version, on every node at once; the same again changes nothing.
 * @param also runs in the same transaction, with the values before and after
 * @throws Problem 409 edit_conflict, with the current value, when `version` is outdated
 */
export async function saveSetting<V>(
  deps: SettingDeps,
  kind: SettingKind<V>,
  change: { version: number; value: V },
  also?: (tx: Tx, before: V, after: V) => Promise<void>,
) {
  await inTransaction(deps.database, (tx) => saveSettingIn(tx, deps, kind, change, also))
  return readSetting(deps.database.db, kind, deps.shop)
}

/** The same with other changes, all or nothing. */
export async function saveSettingIn<V>(
  tx: Tx,
  { shop, clock }: SettingDeps,
  kind: SettingKind<V>,
  { version, value }: { version: number; value: V },
  also?: (tx: Tx, before: V, after: V) => Promise<void>,
): Promise<void> {
  const stored = await findSetting(tx, kind.key)
  const before = settingView(kind, stored, shop)
  await requireVersion(version, before.version, () => before)
  const part = kind.partOf(value, withStored(shop, stored))
  const after = kind.viewOf({ ...shop, ...part, saved: { ...shop.saved, ...part } })
  // The database orders keys its own way.
  const isSame = isDeepStrictEqual(before.value, after)
  // The first save makes it the owner's, even with the values that it had.
  if (isSame && stored) return
  const row = { key: kind.key, version: version + 1, value: part, createdAt: clock() }
  if (!(await insertSetting(tx, row))) throw editConflict(await readSetting(tx, kind, shop))
  if (!isSame) await also?.(tx, before.value, after)
  tx.onCommit.settings()
}
