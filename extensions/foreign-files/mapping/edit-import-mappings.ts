import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { requireVersion } from '#server/platform/problems/edit-conflict.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { isBicycleCategory } from '#shared/domain/platform/goods/categories.ts'
import type { ImportMappingChange, NewImportMapping, PlacedWord } from '../import-mappings.ts'
import { wordKey } from './category-places.ts'
import { fingerprintOf } from './file-memory.ts'
import {
  changeMappingRow,
  insertMapping,
  listMappings,
  listPlaces,
  lockMappings,
  putPlace,
  type StoredMapping,
  type StoredPlace,
} from './import-mapping-repository.ts'

type WriteDeps = Pick<CatalogDeps, 'database' | 'clock' | 'catalog'>

const maxMappings = 200
const maxWords = 10_000

/** @throws Problem 400 invalid_input by field; 409 import_mapping_taken, import_mappings_full */
export function rememberMapping(deps: WriteDeps, requested: NewImportMapping): Promise<StoredMapping> {
  return changeMappings(deps, async (tx, mappings) => {
    requireSense(requested.columns)
    requireFree(mappings, requested.name)
    if (mappings.length >= maxMappings) throw problem('import_mappings_full')
    return insertMapping(tx, { ...requested, fingerprint: fingerprintIn(requested.columns), changedAt: deps.clock() })
  })
}

/** @throws Problem 404, 409 edit_conflict and those of `rememberMapping` */
export function changeMapping(
  deps: WriteDeps,
  id: number,
  { version, ...change }: ImportMappingChange,
): Promise<StoredMapping> {
  return changeMappings(deps, async (tx, mappings) => {
    const before = mappings.find((one) => one.id === id)
    if (!before) throw problem('import_mapping_not_found')
    await requireVersion(version, before.version, () => before)
    if (change.columns) requireSense(change.columns)
    if (change.name !== undefined)
      requireFree(
        mappings.filter((one) => one !== before),
        change.name,
      )
    const columns = change.columns && { fingerprint: fingerprintIn(change.columns) }
    return changeMappingRow(tx, id, { ...change, ...columns, changedAt: deps.clock() })
  })
}

/** @throws Problem 400 invalid_input by field; 404 import_mapping_not_found */
export async function placeWord(deps: WriteDeps, requested: PlacedWord): Promise<StoredPlace> {
  const { category, mappingId = null } = requested
  const shelf = requested.shelf ? deps.catalog.state.book.find(requested.shelf) : undefined
  if (requested.shelf && shelf?.category !== category) throw invalidInput({ shelf: 'field_shelf' })
  const isBicycle = isBicycleCategory(category)
  const subcategory = isBicycle ? (requested.subcategory ?? shelf?.subcategory ?? null) : null
  if (isBicycle && !subcategory) throw invalidInput({ subcategory: 'field_required' })
  const word = wordKey(requested.word)
  if (word === '') throw invalidInput({ word: 'field_search_word' })
  return inTransaction(deps.database, async (tx) => {
    await lockMappings(tx)
    if (mappingId !== null && !(await listMappings(tx)).some(({ id }) => id === mappingId))
      throw problem('import_mapping_not_found')
    if ((await listPlaces(tx)).length >= maxWords) throw problem('import_mappings_full')
    const chosenAt = deps.clock()
    const stored = await putPlace(tx, { mappingId, word, category, subcategory, shelf: shelf?.slug ?? null, chosenAt })
    if (!stored) throw problem('import_word_not_found')
    return stored
  })
}

function changeMappings(
  { database }: WriteDeps,
  change: (tx: Tx, mappings: readonly StoredMapping[]) => Promise<StoredMapping | undefined>,
): Promise<StoredMapping> {
  return inTransaction(database, async (tx) => {
    await lockMappings(tx)
    const stored = await change(tx, await listMappings(tx))
    if (!stored) throw problem('import_mapping_not_found')
    return stored
  })
}

type Columns = StoredMapping['columns']

const fingerprintIn = (columns: Columns) => fingerprintOf(columns.map(({ name }) => name))

function requireSense(columns: Columns): void {
  const fields = columns.flatMap(({ field }) => field || [])
  if (new Set(fields).size < fields.length) throw invalidInput({ columns: 'field_column_twice' })
  if (!fields.includes('code') && !fields.includes('name')) throw invalidInput({ columns: 'field_column_code' })
}

function requireFree(mappings: readonly StoredMapping[], name: string): void {
  const isSame = (one: StoredMapping) => one.name.toLowerCase() === name.toLowerCase()
  if (mappings.some(isSame)) throw problem('import_mapping_taken', { fields: { name: 'import_mapping_taken' } })
}
