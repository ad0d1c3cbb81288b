import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { findImport, type ImportRow } from './import-repository.ts'
import type { StoredImport } from './stored-import.ts'

/** @throws Problem 404 import_not_found */
export async function requireImport({ database }: Pick<CatalogDeps, 'database'>, id: number): Promise<ImportRow> {
  const found = await findImport(database.db, id)
  if (!found) throw problem('import_not_found')
  return found
}

export function importView({ counts, createdAt, takenBackAt, prunedAt, ...row }: ImportRow): StoredImport {
  const { id, fileName, state, ending, total, done, outcome } = row
  return {
    ...{ id, fileName, state, ending, total, done, outcome },
    ...counts,
    createdAt: createdAt.toISOString(),
    takenBackAt: takenBackAt?.toISOString() ?? null,
    isKept: prunedAt === null,
  }
}
