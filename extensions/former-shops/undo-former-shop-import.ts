import { inTransaction } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { FormerShopFile } from './former-shop-calls.ts'
import {
  deletePeopleOf,
  listFiles,
  lockFile,
  lockFormerShopImports,
  markUndone,
  type StoredFile,
} from './former-shop-repository.ts'
import { deletePastOrdersOf } from './past-order-import-repository.ts'

type UndoDeps = Pick<Deps, 'database' | 'clock' | 'log'>

export async function listFormerShopFiles({ database }: Pick<Deps, 'database'>): Promise<FormerShopFile[]> {
  return (await listFiles(database.db)).map((file) => fileView(file, file.opened))
}

/**
 * Takes back what a file brought: its past orders, and the accounts that were never opened. An account with a password
 * belongs to a customer of this shop.
 * @throws Problem 404 moved_in_not_found, 409 moved_in_undone
 */
export async function undoFormerShopImport({ database, clock, log }: UndoDeps, id: number): Promise<FormerShopFile> {
  const undone = await inTransaction(database, async (tx) => {
    await lockFormerShopImports(tx)
    const file = await lockFile(tx, id)
    if (!file) throw problem('moved_in_not_found')
    if (file.undoneAt) throw problem('moved_in_undone')
    const at = clock()
    if (file.kind === 'orders') await deletePastOrdersOf(tx, id)
    const kept = file.kind === 'customers' ? await deletePeopleOf(tx, id) : 0
    await markUndone(tx, id, at, kept)
    return fileView({ ...file, undoneAt: at, kept }, kept)
  })
  log.info({ file: id, kept: undone.kept }, 'a file of the shop of before was taken back')
  return undone
}

function fileView({ createdAt, undoneAt, kept, ...file }: StoredFile, opened: number): FormerShopFile {
  const { id, kind, source, fileName, rows, added } = file
  return {
    ...{ id, kind, source, fileName, rows, added },
    createdAt: createdAt.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    kept: kept ?? opened,
  }
}
