import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { readFileMemory } from '../../foreign-files/mapping/file-memory.ts'
import { openFile } from './open-file.ts'
import { planImportPreview } from './plan-import-preview.ts'
import type { ReadingOptions } from './rows-of-file.ts'

const heads = { it: ['riga', 'motivo'], en: ['row', 'reason'] } as const

/** The rows that would be refused, unchanged, with line and reason appended. @throws Problem 400 */
export async function wrongRows(
  deps: Pick<CatalogDeps, 'catalog' | 'config' | 'database' | 'shop'>,
  content: Buffer,
  request: ReadingOptions & { language: Language },
  gone: AbortSignal,
): Promise<{ header: string[]; rows: string[][] }> {
  const memory = await readFileMemory(deps.database.db, deps.catalog.state.book, deps.config.publicUrl)
  const { table, form } = await openFile(content, request, memory, gone)
  const context = { book: deps.catalog.state.book, photosWanted: deps.shop.usedPhotos }
  const whatever = { onConflict: 'overwrite', onPrice: 'accept', confirmedLines: undefined } as const
  const plan = { ...context, ...whatever, language: request.language }
  const { errors } = await planImportPreview(deps.database.db, form, plan, gone)
  const reasons = Map.groupBy(errors, ({ line }) => line)
  const width = table.header.length
  return {
    header: [...table.header, ...heads[request.language]],
    rows: table.rows.flatMap(({ line, cells }) => {
      const found = reasons.get(line)
      if (!found) return []
      const own = table.header.map((_name, i) => cells[i] ?? '')
      const slipped = cells.slice(width).join(' ')
      const reason = found.map(({ column, message, allowed }) => reasonOf(column, message, allowed)).join(' ')
      return [[...own, String(line), slipped ? `${reason} (${slipped.trim()})` : reason]]
    }),
  }
}

function reasonOf(column: string | null, message: string, allowed: string | null): string {
  const what = column ? `${column}: ${message}` : message
  return allowed ? `${what} (${allowed})` : what
}
