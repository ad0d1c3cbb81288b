import { isDeepStrictEqual } from 'node:util'
import type { ShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import { listKnownImages } from '#server/catalog/products/admin-product-repository.ts'
import { readShelfDirectory } from '#server/catalog/shelves/shelf-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { factsKind } from '#server/site/settings/facts-kind.ts'
import { mailEmailChanged } from '#server/site/settings/shop-changed-mails.ts'
import { shippedCharts } from '#shared/domain/catalog/sizes/shipped-charts.ts'
import { isCategory } from '#shared/domain/platform/goods/categories.ts'
import type { SizeChart } from '#shared/domain/platform/goods/size-chart.ts'
import type { RecordedRow } from './act-repository.ts'
import type { Outcome } from './kept-parts.ts'
import type { KeptReason } from './undo-scope.ts'
import { insertVersion, listVersions } from './version-repository.ts'

type VersionDeps = Pick<Deps, 'shop' | 'clock'>

/** Makes the version before an act the newest again, while that of the act still holds. */
export async function undoVersion(tx: Tx, deps: VersionDeps, change: RecordedRow, at: Date, outcome: Outcome) {
  const { tableName: table, rowKey } = change
  const { key } = rowKey
  const versions = await listVersions(tx, table, key)
  const of = (version: number) => versions.find((one) => one.version === version)
  const version = Number(rowKey.version)
  const [newest] = versions
  if (!newest || !isDeepStrictEqual(newest.value, of(version)?.value)) return outcome.keep(change, 'changed')
  const former = version > 1 ? of(version - 1)?.value : valueOfNone(table, deps)
  if (former === undefined) return outcome.keep(change, 'gone')
  const refused = await missingIn(tx, table, former)
  if (refused) return outcome.keep(change, refused)
  await insertVersion(tx, table, { key, version: newest.version + 1, value: former, at })
  outcome.putBack(change)
  if (table !== 'shop_settings') return tx.onCommit.shelves()
  tx.onCommit.settings()
  if (key !== factsKind.key) return
  const viewOf = (value: unknown) => factsKind.viewOf({ ...deps.shop, ...(value as object) })
  await mailEmailChanged(deps)(tx, viewOf(newest.value), viewOf(former))
}

/** What holds while nothing is stored. */
const valueOfNone = (table: string, { shop }: VersionDeps) =>
  ({ shop_settings: {}, size_charts: shippedCharts, shipping_rules: shop.shipping })[table]

/** Pictures and shelves that are gone since. */
async function missingIn(tx: Tx, table: string, value: unknown): Promise<KeptReason | undefined> {
  const names = [...JSON.stringify(value).matchAll(/"\/images\/([\w-]+\.webp)"/g)].map(([, name]) => name ?? '')
  if ((await listKnownImages(tx, names, true)).size < new Set(names).size) return 'picture_gone'
  if (table !== 'size_charts') return undefined
  return (value as SizeChart[]).every(hasPlace(await readShelfDirectory(tx))) ? undefined : 'shelf_gone'
}

const hasPlace = (book: ShelfDirectory) => (chart: SizeChart) =>
  chart.what !== 'garment' || isCategory(chart.shelf) || book.find(chart.shelf) !== undefined
