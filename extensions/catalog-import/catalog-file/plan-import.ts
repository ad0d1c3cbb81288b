import {
  listInspectionCards,
  type StoredInspectionCard,
} from '#server/catalog/inspection/inspection-card-repository.ts'
import { isSwitchedOn, missingToSwitchOn, missingToSwitchOnText } from '#server/catalog/inspection/switch-on.ts'
import type { ShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import {
  listKnownImages,
  listStored,
  type StoredProduct,
  versionOf,
} from '#server/catalog/products/admin-product-repository.ts'
import { isSameProduct, reservedStockProblem, shapeOf } from '#server/catalog/products/admin-product-write.ts'
import { listIdsOfCodes, listIdsOfModels, listSharingGtins } from '#server/catalog/products/product-code-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { messageText } from '#server/platform/problems/message-texts.ts'
import {
  type NewProductInput,
  newProduct,
  type ProductChangeInput,
  productChange,
} from '#shared/contract/catalog/admin-products.ts'
import { codeKey } from '#shared/domain/catalog/code-key.ts'
import { gtinKey } from '#shared/domain/catalog/gtin.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { FileField } from '../../foreign-files/columns/catalog-file-columns.ts'
import type { RowPrice } from '../../foreign-files/columns/import-prices.ts'
import { repeatedCode, unknownModel } from '../../foreign-files/items/row-faults.ts'
import type { ImportQuery } from '../../stored-imports/admin-catalog-file.ts'
import { allowedText } from './allowed-values.ts'
import { changedColumns } from './changed-columns.ts'
import { checkRow, type Problems, shapeFrom } from './check-row.ts'
import type { ImportPlan } from './import-plan.ts'
import { sizesWithVat, withVat } from './row-vat.ts'
import type { ImportRow, ReadFile } from './rows-of-file.ts'
import { withoutUntouched } from './untouched-cells.ts'

/** Finds the stored products of a file; in a commit it locks them. */
type ReadStored = (db: Db, ids: readonly number[]) => Promise<StoredProduct[]>

export interface PlanOptions extends Pick<ImportQuery, 'onConflict'> {
  language: Language
  book: ShelfDirectory
  photosWanted: number
}

/** State across the batches of a plan: the line of the first occurrence of each code and GTIN, by their keys. */
interface SeenRows {
  codes: Map<string, number>
  gtins: Map<string, number>
}
export const noRows = (): SeenRows => ({ codes: new Map(), gtins: new Map() })

/**
 * Decides what rows of a file do, without doing it. Errors carry the line of the file and the column's name there.
 */
export async function planRows(
  db: Db,
  form: Pick<ReadFile, 'columnOf' | 'updatable'>,
  rows: readonly ImportRow[],
  { onConflict, language, book, photosWanted }: PlanOptions,
  seen: SeenRows,
  readStored: ReadStored = listStored,
): Promise<ImportPlan> {
  const codes = rows.flatMap(({ input }) => (input.productCode ? [String(input.productCode)] : [])).filter(isStorable)
  const idOfCode = await listIdsOfCodes(db, codes)
  const models = rows.flatMap(({ ofModel }) => ofModel || [])
  const idOfModel = await listIdsOfModels(db, models)
  const gtinOf = ({ input }: ImportRow) => gtinKey(String(input.gtin ?? ''))
  const sharing = await listSharingGtins(
    db,
    rows.flatMap((row) => gtinOf(row) ?? []),
  )
  // A row without a code of its own belongs to the only product with its GTIN.
  const idOfGtin = new Map(
    rows.flatMap(({ ofGtin = '', input }) => {
      const [known, ...others] = idOfCode.has(String(input.productCode)) ? [] : (sharing.get(ofGtin) ?? [])
      return known && others.length === 0 ? [[ofGtin, known.id] as const] : []
    }),
  )
  const ids = [...new Set([...idOfCode.values(), ...idOfModel.values(), ...idOfGtin.values()])]
  const stored = new Map((await readStored(db, ids)).map((s) => [s.row.id, s]))
  const cards = await listInspectionCards(db, [...stored.keys()])
  const images = await listKnownImages(db, rows.flatMap(({ input }) => imageNames(input.imageUrls)).filter(isStorable))
  const plan: ImportPlan = {
    creates: [],
    edits: [],
    unchanged: 0,
    pictured: [],
    errors: [],
    wrongLines: new Set(),
    conflicts: [],
    sharedGtins: [],
  }

  for (const row of rows) {
    const { line, input } = row
    const refuse = (field: string | null, message: string) => {
      const column = field && form.columnOf(field)
      const allowed = allowedText(field, language)
      plan.errors.push({
        ...{ line, column, message, allowed },
        productCode: textOf(input.productCode),
        name: textOf(input.name),
      })
      plan.wrongLines.add(line)
    }
    if (row.fault) {
      refuse(row.fault.field, row.fault.message(language))
      continue
    }
    const code = String(input.productCode ?? '')
    const twin = code ? seen.codes.get(codeKey(code)) : undefined
    if (twin !== undefined) {
      refuse('productCode', repeatedCode(twin).message(language))
      continue
    }
    if (code) seen.codes.set(codeKey(code), line)
    const unknown = imageNames(input.imageUrls).find((name) => !images.has(name))
    if (unknown !== undefined) {
      refuse('imageUrls', `${messageText('field_image', language)} (${unknown})`)
      continue
    }
    const before = stored.get(
      idOfCode.get(code) ?? idOfModel.get(row.ofModel ?? '') ?? idOfGtin.get(row.ofGtin ?? '') ?? 0,
    )
    if (row.isLostCode && !before) {
      refuse('productCode', messageText('field_broken_code', language))
      continue
    }
    if (row.ofModel !== undefined && !before) {
      refuse('productCode', unknownModel(code || row.ofModel).message(language))
      continue
    }
    const problems = before
      ? planEdit(plan, row, before, {
          form,
          book,
          cards,
          photosWanted,
          isOverwriting: onConflict === 'overwrite',
        })
      : planCreate(plan, row, book)
    for (const [field, message] of Object.entries(problems(language))) refuse(field, message)
    const gtin = gtinOf(row)
    if (gtin === undefined) continue
    if (seen.gtins.has(gtin) || sharing.get(gtin)?.some(({ id }) => id !== before?.row.id)) plan.sharedGtins.push(line)
    else seen.gtins.set(gtin, line)
  }
  return plan
}

const none: Problems = () => ({})

const unreadable: RowPrice = { kind: 'problem', message: (language) => messageText('field_amount', language) }

const textOf = (value: unknown) => (value ? String(value).slice(0, 200) : null)

function planCreate(
  plan: ImportPlan,
  { line, input, price: written, pictures }: ImportRow,
  book: ShelfDirectory,
): Problems {
  const { version, createdAt, slug, ...fields } = input
  const taxed = {
    vatClass: null,
    category: String(input.category ?? ''),
    condition: input.condition === 'used' ? ('used' as const) : null,
  }
  const checked = checkRow<NewProductInput>(newProduct, sizesWithVat(fields, taxed), withVat(written, taxed))
  if ('problems' in checked) return checked.problems
  const result = shapeFrom(checked.value, book)
  if ('problems' in result) return result.problems
  const moment = createdAt === undefined ? undefined : new Date(String(createdAt))
  if (moment && Number.isNaN(moment.getTime()))
    return (language) => ({ createdAt: messageText('field_invalid', language) })
  plan.creates.push({
    line,
    shape: result.shape,
    productCode: checked.value.productCode ?? null,
    createdAt: moment,
    slug: isSlug(slug) ? slug : undefined,
    version: isVersion(version) ? Number(version) : undefined,
    pictures,
  })
  return none
}

const isSlug = (text: unknown): text is string =>
  typeof text === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 200
const isVersion = (text: unknown) => /^[1-9]\d{0,8}$/.test(String(text))

interface EditGround {
  form: Pick<ReadFile, 'columnOf' | 'updatable'>
  book: ShelfDirectory
  cards: ReadonlyMap<number, StoredInspectionCard>
  photosWanted: number
  isOverwriting: boolean
}

function planEdit(
  plan: ImportPlan,
  { line, input, price, onlyNew, pictures }: ImportRow,
  before: StoredProduct,
  { form, book, cards, photosWanted, isOverwriting }: EditGround,
): Problems {
  // The code identifies the product, in any case; it does not change it.
  const { createdAt: _createdAt, productCode: _code, slug: _slug, version, ...all } = input
  const said = form.updatable
    ? Object.fromEntries(form.updatable.map((field) => [field, input[field]]))
    : Object.fromEntries(Object.entries(all).filter(([field]) => !onlyNew.has(field as FileField)))
  const fields = withoutUntouched(said, before)
  const reported: RowPrice = price.kind === 'words' ? unreadable : withVat(price, before.row)
  const checked = checkRow<ProductChangeInput>(productChange, sizesWithVat(fields, before.row), reported)
  if ('problems' in checked) return checked.problems
  const old = shapeOf(before)
  const result = shapeFrom(checked.value, book, old)
  if ('problems' in result) return result.problems
  const { productCode, priceCents } = before.row
  const isUntouched = Object.keys(fields).length === 0 && (checked.value.price ?? priceCents) === priceCents
  const after = { ...result.shape, productCode }
  if (isUntouched || isSameProduct({ ...old, productCode }, after)) {
    plan.unchanged++
    if (pictures) plan.pictured.push({ line, productId: before.row.id, pictures })
    return none
  }
  if (reservedStockProblem(before, after)) return (language) => ({ stock: messageText('stock_reserved', language) })
  const missing = isSwitchedOn(before, after) ? missingToSwitchOn(cards.get(before.row.id), after, photosWanted) : []
  if (missing.length > 0)
    return (language) => ({
      isActive: messageText('field_card_incomplete', language, { missing: missingToSwitchOnText(missing, language) }),
    })
  const edit = { before, after }
  const columns = changedColumns(old, after, form)
  const isStale = version !== undefined && version !== '' && Number(version) !== versionOf(before)
  if (isStale && !isOverwriting) plan.conflicts.push({ line, productCode, name: before.row.name })
  else plan.edits.push({ line, edit, columns, pictures })
  return none
}

function imageNames(urls: unknown): string[] {
  return Array.isArray(urls) ? urls.map((url) => String(url).replace(/^\/images\//, '')) : []
}

/** A text that no database value can equal matches nothing; the row itself reports its fault. */
function isStorable(text: string): boolean {
  return !text.includes('\0')
}
