import { problem } from '#server/platform/problems/problem.ts'
import type { StoredShelf } from './admin-shelf-repository.ts'

/** @throws Problem 409 for an impossible parent: two levels, in the same category, not inside itself */
export function requirePlace(
  rows: readonly StoredShelf[],
  shelf: Pick<StoredShelf, 'slug' | 'category'>,
  parent: string | null,
): void {
  if (parent === null) return
  const refuse = (code: 'shelf_inside_itself' | 'shelf_elsewhere' | 'shelf_too_deep') =>
    problem(code, { fields: { parent: code } })
  const above = rows.find(({ slug }) => slug === parent)
  if (above && (above.slug === shelf.slug || above.parent === shelf.slug)) throw refuse('shelf_inside_itself')
  if (above?.category !== shelf.category) throw refuse('shelf_elsewhere')
  if (above.parent !== null || rows.some((row) => row.parent === shelf.slug)) throw refuse('shelf_too_deep')
}

/** The rows with one of them at a place among those beside it. */
export function placedAt(rows: readonly StoredShelf[], slug: string, position: number): StoredShelf[] {
  const moved = rows.find((row) => row.slug === slug)
  if (!moved) return [...rows]
  const rest = rows.filter((row) => row !== moved)
  const beside = rest.filter((row) => row.category === moved.category && row.parent === moved.parent)
  const next = beside[position]
  const at = next ? rest.indexOf(next) : rest.length
  return rest.toSpliced(at, 0, moved)
}
