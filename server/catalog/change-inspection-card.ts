import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import {
  type CheckRow,
  deleteCheck,
  findInspectionCard,
  type InspectionCardRow,
  type MarkRow,
  putCardRow,
  putCheck,
  replaceMarks,
  type StoredInspectionCard,
} from '#server/catalog/inspection/inspection-card-repository.ts'
import { blankInspectionCard, toInspectionCard } from '#server/catalog/inspection/inspection-card-view.ts'
import { listKnownImages, lockStored, type StoredProduct } from '#server/catalog/products/admin-product-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { requireVersion } from '#server/platform/problems/edit-conflict.ts'
import type { MessageKey } from '#server/platform/problems/message-texts.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import type { InspectionCard, InspectionCardChange } from '#shared/contract/catalog/admin-inspection-cards.ts'
import { hasMotor, pointsFor } from '#shared/domain/platform/goods/check-points.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'

type CardDeps = Pick<CatalogDeps, 'database' | 'clock' | 'shop'>

/**
 * Creates or changes the inspection card of a used bicycle.
 * @throws Problem 404, 400 invalid_input by field, 409 no_used_bicycle, edit_conflict (with the current card)
 */
export async function changeInspectionCard(
  deps: CardDeps,
  id: number,
  change: InspectionCardChange,
): Promise<InspectionCard> {
  const photosWanted = deps.shop.usedPhotos
  return inTransaction(deps.database, async (tx) => {
    const [bicycle] = await lockStored(tx, [id])
    if (!bicycle) throw problem('product_not_found')
    if (bicycle.row.category !== 'bici-usate') throw problem('no_used_bicycle')
    const before = await findInspectionCard(tx, id)
    await requireVersion(change.version, before?.row.version ?? 0, () =>
      toInspectionCard(before, bicycle.row, photosWanted),
    )
    const at = deps.clock()
    const row = rowAfter(id, before?.row, change, at)
    const checks = (change.checks ?? []).map((check) => checkAfter(id, before, check, { by: change.by ?? null, at }))
    const marks = change.marks?.map((mark, i) => markAfter(id, i + 1, mark))
    await refuseWrong(tx, { bicycle, row, change, checks, marks, today: romeDayOf(at) })
    await store(tx, row, checks, marks)
    tx.onCommit.products([id])
    return toInspectionCard(await findInspectionCard(tx, id), bicycle.row, photosWanted)
  })
}

function rowAfter(
  productId: number,
  before: InspectionCardRow | undefined,
  change: InspectionCardChange,
  at: Date,
): InspectionCardRow {
  const { version: _version, checks: _checks, marks: _marks, by: _by, ...said } = change
  const kept = before ?? { ...blankInspectionCard, createdAt: at }
  const row: InspectionCardRow = { ...kept, ...said, productId, version: (before?.version ?? 0) + 1, updatedAt: at }
  // Without a year there is no decade either.
  return row.year === null ? { ...row, isDecade: false } : row
}

type CheckChange = NonNullable<InspectionCardChange['checks']>[number]
type CheckAfter = Omit<CheckRow, 'verdict'> & { verdict: CheckRow['verdict'] | null | undefined }

function checkAfter(
  productId: number,
  before: StoredInspectionCard | undefined,
  { point, verdict, value, note, noteEn }: CheckChange,
  { by, at }: { by: string | null; at: Date },
): CheckAfter {
  const known = before?.checks.find((check) => check.point === point)
  const keep = <T>(written: T | undefined, old: T | undefined) => (written === undefined ? old : written)
  const hundredths = value == null ? value : Math.round(value * 100)
  return {
    productId,
    point,
    verdict: keep(verdict, known?.verdict),
    valueHundredths: keep(hundredths, known?.valueHundredths) ?? null,
    note: keep(note, known?.note) ?? null,
    noteEn: keep(noteEn, known?.noteEn) ?? null,
    checkedBy: by ?? known?.checkedBy ?? null,
    checkedAt: at,
  }
}

function markAfter(
  productId: number,
  number: number,
  mark: NonNullable<InspectionCardChange['marks']>[number],
): MarkRow {
  const { side, x, y, title, titleEn = null, text = null, textEn = null, photoUrl = null } = mark
  const photoName = photoUrl ? photoUrl.replace(/^\/images\//, '') : null
  return { productId, number, side, x, y, title, titleEn, text, textEn, photoName }
}

interface Written {
  bicycle: StoredProduct
  row: InspectionCardRow
  change: InspectionCardChange
  checks: readonly CheckAfter[]
  marks: readonly MarkRow[] | undefined
  today: string
}

async function refuseWrong(tx: Db, { bicycle, row, change, checks, marks, today }: Written): Promise<void> {
  const wrong: Record<string, MessageKey> = {}
  if (change.year != null && change.year > Number(today.slice(0, 4))) wrong.year = 'field_card_year'
  if (row.isDecade && (row.year ?? 0) % 10 !== 0) wrong.isDecade = 'field_card_decade'
  if (change.testedOn != null && change.testedOn > today) wrong.testedOn = 'field_tested_on'
  const points = pointsFor({ hasMotor: hasMotor(bicycle.row) })
  for (const [i, { point, verdict }] of checks.entries()) {
    if (!points.includes(point)) wrong[`checks.${i}.point`] = 'field_check_point'
    if (verdict === undefined) wrong[`checks.${i}.verdict`] = 'field_required'
  }
  const known = await listKnownImages(
    tx,
    (marks ?? []).flatMap(({ photoName }) => photoName ?? []),
  )
  for (const [i, { photoName }] of (marks ?? []).entries())
    if (photoName !== null && !known.has(photoName)) wrong[`marks.${i}.photoUrl`] = 'field_image'
  if (Object.keys(wrong).length > 0) throw invalidInput(wrong)
}

async function store(
  tx: Tx,
  row: InspectionCardRow,
  checks: readonly CheckAfter[],
  marks: readonly MarkRow[] | undefined,
): Promise<void> {
  await putCardRow(tx, row)
  for (const { verdict, ...check } of checks)
    if (verdict) await putCheck(tx, { ...check, verdict })
    else await deleteCheck(tx, check)
  if (marks) await replaceMarks(tx, row.productId, marks)
}
