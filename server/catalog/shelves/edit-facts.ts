import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { inTransaction, type Tx } from '#server/platform/database/transaction.ts'
import { requireVersion } from '#server/platform/problems/edit-conflict.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import type { AdminFact, FactChange, NewFact } from '#shared/contract/catalog/admin-shelves.ts'
import { slugify } from '#shared/domain/catalog/product-slug.ts'
import { listAdminFactRows } from './admin-shelf-repository.ts'
import { changeFactRow, deleteFactRow, insertFact } from './fact-write-repository.ts'
import { lockShelves } from './shelf-repository.ts'

type WriteDeps = Pick<CatalogDeps, 'database'>
type Choices = NonNullable<NewFact['choices']>

/** @throws Problem 400 invalid_input by field */
export function createFact(deps: WriteDeps, { label, kind, unit = null, choices = [] }: NewFact): Promise<AdminFact> {
  return changeFacts(deps, async (tx, facts) => {
    const key = freeName(slugify(label.it).slice(0, 50), new Set(facts.map((fact) => fact.key)))
    await insertFact(tx, { key, label, ...shaped(kind, unit, choices, []), position: facts.length })
    return key
  })
}

/**
 * Kind, unit and chosen choices are fixed while products use the fact, so that no value is lost or changes its meaning.
 * @throws Problem 404, 409 edit_conflict (with the current fact), fact_in_use, choice_in_use; 400
 */
export function updateFact(deps: WriteDeps, key: string, change: FactChange): Promise<AdminFact> {
  return changeFacts(deps, async (tx, facts) => {
    const before = facts.find((fact) => fact.key === key)
    if (!before) throw problem('fact_not_found')
    await requireVersion(change.version, before.version, () => before)
    const { kind = before.kind, label = before.label } = change
    const unit = change.unit === undefined ? (kind === before.kind ? before.unit : null) : change.unit
    const after = shaped(kind, unit, change.choices ?? before.choices, before.choices)
    // Adding a first unit does not change the meaning of the numbers.
    const isOtherUnit = before.unit !== null && after.unit !== before.unit
    if (before.articles > 0 && (after.kind !== before.kind || isOtherUnit))
      throw problem('fact_in_use', {
        fields: { [after.kind === before.kind ? 'unit' : 'kind']: 'fact_in_use' },
        details: { articles: before.articles },
      })
    const kept = new Set(after.choices.map(({ value }) => value))
    const lost = before.choices.find(({ value, articles }) => articles > 0 && !kept.has(value))
    if (lost)
      throw problem('choice_in_use', {
        fields: { choices: 'choice_in_use' },
        details: { articles: lost.articles, choice: lost.it },
      })
    await changeFactRow(tx, key, { label, ...after })
    return key
  })
}

/** @throws Problem 404, 409 fact_in_use */
export async function deleteFact({ database }: WriteDeps, key: string): Promise<void> {
  await inTransaction(database, async (tx) => {
    await lockShelves(tx)
    const found = (await listAdminFactRows(tx)).find((fact) => fact.key === key)
    if (!found) throw problem('fact_not_found')
    if (found.articles > 0) throw problem('fact_in_use', { details: { articles: found.articles } })
    await deleteFactRow(tx, key)
    tx.onCommit.shelves()
  })
}

async function changeFacts(
  { database }: WriteDeps,
  change: (tx: Tx, facts: readonly AdminFact[]) => Promise<string>,
): Promise<AdminFact> {
  return inTransaction(database, async (tx) => {
    await lockShelves(tx)
    const key = await change(tx, await listAdminFactRows(tx))
    tx.onCommit.shelves()
    const stored = (await listAdminFactRows(tx)).find((fact) => fact.key === key)
    if (!stored) throw problem('fact_not_found')
    return stored
  })
}

/** Units are of numbers, choices of choices; a new choice gets a value that stays when its name changes. */
function shaped(kind: NewFact['kind'], unit: string | null, written: Choices, before: readonly { value: string }[]) {
  if (kind !== 'choice') return { kind, unit: kind === 'number' ? unit : null, choices: [] }
  if (written.length === 0) throw invalidInput({ choices: 'field_choices' })
  const known = new Set(before.map(({ value }) => value))
  const taken = new Set(known)
  const choices = written.map(({ value, it, en }) => {
    if (value !== undefined && known.has(value)) return { value, it, en }
    const own = freeName(slugify(it).slice(0, 60), taken)
    taken.add(own)
    return { value: own, it, en }
  })
  const isTwice = (of: (choice: (typeof choices)[number]) => string) =>
    new Set(choices.map((choice) => of(choice).toLowerCase())).size < choices.length
  if (isTwice(({ value }) => value) || isTwice(({ it }) => it) || isTwice(({ en }) => en))
    throw invalidInput({ choices: 'field_choice_twice' })
  return { kind, unit: null, choices }
}

function freeName(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? base : `${base}-${number}`
    if (!taken.has(name)) return name
  }
}
