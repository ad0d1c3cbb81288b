import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { readShelfDirectory } from '#server/catalog/shelves/shelf-repository.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { editConflict, requireVersion } from '#server/platform/problems/edit-conflict.ts'
import type { MessageKey } from '#server/platform/problems/message-texts.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import type { SizeChartSettings } from '#shared/contract/catalog/size-charts.ts'
import { shippedCharts } from '#shared/domain/catalog/sizes/shipped-charts.ts'
import { isCategory } from '#shared/domain/platform/goods/categories.ts'
import type { SizeChart } from '#shared/domain/platform/goods/size-chart.ts'
import { findSizeCharts, insertSizeCharts, type StoredSizeCharts } from './size-chart-repository.ts'

type WriteDeps = Pick<CatalogDeps, 'database' | 'clock'>

export async function readSizeCharts({ database }: Pick<CatalogDeps, 'database'>): Promise<SizeChartSettings> {
  return settingsView(await findSizeCharts(database.db))
}

function settingsView(stored: StoredSizeCharts | undefined): SizeChartSettings {
  const { version = 0, createdAt, charts = shippedCharts } = stored ?? {}
  return { version, since: createdAt?.toISOString() ?? null, charts: charts as SizeChartSettings['charts'] }
}

/**
 * Stores all tables whole.
 * @throws Problem 400 invalid_input by field; 409 edit_conflict, with those that hold, when they are not those of `version` any more
 */
export async function editSizeCharts({ database, clock }: WriteDeps, version: number, charts: readonly SizeChart[]) {
  await inTransaction(database, async (tx) => {
    const before = await findSizeCharts(tx)
    await requireVersion(version, before?.version ?? 0, () => settingsView(before))
    const book = await readShelfDirectory(tx)
    requirePlaces(charts, (slug) => isCategory(slug) || book.find(slug) !== undefined)
    const isFirst = await insertSizeCharts(tx, { version: version + 1, charts: [...charts], createdAt: clock() })
    if (!isFirst) throw editConflict(settingsView(await findSizeCharts(tx)))
    tx.onCommit.shelves()
  })
}

/** Each maker and kind once, on shelves that there are. */
function requirePlaces(charts: readonly SizeChart[], isShelf: (slug: string) => boolean): void {
  const problems: Record<string, MessageKey> = {}
  const seen = new Set<string>()
  for (const [i, chart] of charts.entries()) {
    const place =
      chart.what === 'bicycle' ? `${chart.kind} ${chart.models ?? ''}` : `${chart.shelf} ${chart.wearer ?? ''}`
    const key = `${chart.brand?.toLowerCase() ?? ''}\n${chart.what}\n${place}`
    if (seen.has(key)) problems[`charts.${i}.brand`] = 'field_chart_twice'
    seen.add(key)
    if (chart.what === 'garment' && !isShelf(chart.shelf)) problems[`charts.${i}.shelf`] = 'field_chart_shelf'
  }
  if (Object.keys(problems).length > 0) throw invalidInput(problems)
}
