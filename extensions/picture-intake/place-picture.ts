import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { lockStored } from '#server/catalog/products/admin-product-repository.ts'
import { shapeOf } from '#server/catalog/products/admin-product-write.ts'
import { versionAfter, writeEdits } from '#server/catalog/products/product-edit-repository.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { isDrawing } from '#shared/domain/platform/goods/image-name.ts'
import { maxPictures } from '#shared/domain/platform/goods/incoming-picture.ts'
import { followVersion } from '../stored-imports/import-repository.ts'
import { forgetOf, lockIncoming, settleIncomingPicture } from '../stored-imports/incoming-picture-repository.ts'

interface Arrival {
  id: number
  imageName: string
}

/**
 * Adds arrived pictures to a product at the position of their file; other pictures there stay, and those added by an
 * administrator stay first.
 */
export async function placePictures(
  { database, clock }: Pick<CatalogDeps, 'database' | 'clock'>,
  productId: number,
  arrivals: readonly Arrival[],
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const [before] = await lockStored(tx, [productId])
    if (!before) return forgetOf(tx, productId)
    const rows = await lockIncoming(tx, productId)
    const old = shapeOf(before)
    const positions = new Map(rows.flatMap((row) => (row.imageName === null ? [] : [[row.imageName, row.position]])))
    const filled = (alts: readonly string[]) => old.imageNames.map((_name, i) => alts[i] ?? '')
    const [names, alts, altsEn] = [[...old.imageNames], filled(old.imageAlts), filled(old.imageAltsEn)]
    for (const { id, imageName } of arrivals) {
      const row = rows.find((one) => one.id === id)
      if (!row || row.state === 'done') continue
      if (!names.includes(imageName)) {
        if (names.length >= maxPictures) {
          await settleIncomingPicture(tx, [id], { state: 'failed', reason: 'full' })
          continue
        }
        const at = placeAmong(names, positions, row.position)
        names.splice(at, 0, imageName)
        alts.splice(at, 0, row.alt)
        altsEn.splice(at, 0, row.altEn)
      }
      positions.set(imageName, row.position)
      await settleIncomingPicture(tx, [id], { state: 'done', reason: null, imageName, doneAt: clock() })
    }
    if (names.length === old.imageNames.length) return
    const said = (texts: readonly string[]) => (texts.some((text) => text !== '') ? [...texts] : [])
    const change = { imageNames: names, imageAlts: said(alts), imageAltsEn: said(altsEn) }
    const edit = { before, after: { ...old, ...change, productCode: before.row.productCode } }
    await writeEdits(tx, [edit], clock())
    await followVersion(tx, productId, before.row.version, versionAfter(edit).version)
  })
}

/** Before the first picture that its file has later, else behind the last one it has earlier, else behind all photos. */
function placeAmong(names: readonly string[], positions: ReadonlyMap<string, number>, position: number): number {
  const later = names.findIndex((name) => (positions.get(name) ?? -1) > position)
  if (later >= 0) return later
  const earlier = names.findLastIndex((name) => (positions.get(name) ?? Number.POSITIVE_INFINITY) < position)
  if (earlier >= 0) return earlier + 1
  const drawing = names.findIndex(isDrawing)
  return drawing >= 0 ? drawing : names.length
}
