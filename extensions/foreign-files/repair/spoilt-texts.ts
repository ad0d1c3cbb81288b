import type { FileRow, FileTable } from '#server/platform/file-reading/file-table.ts'
import type { ImportQuery, ImportReport } from '../../stored-imports/admin-catalog-file.ts'
import { columnWord } from '../columns/column-word.ts'
import type { Columns, Role } from '../columns/known-columns.ts'
import { withoutEntities } from '../columns/plain-description.ts'
import { encodedOnce, isTwiceEncoded } from './twice-encoded.ts'

type Shown = NonNullable<ImportReport['spoiltTexts']>
type Kind = Shown['kinds'][number]['kind']
type Example = Shown['kinds'][number]['examples'][number]

/** Takes notes for the shopkeeper. */
export interface Notes {
  add(kind: 'twiceEncoded' | 'entities' | 'spoiltCodes', line: number): void
}

const examplesShown = 3
const charactersShown = 80

/** What a file's texts suffered before they came here, and what was chosen for them. */
export class SpoiltTexts {
  readonly answer: ImportQuery['texts']
  #kinds = new Map<Kind, { count: number; examples: Example[] }>()

  constructor(answer: ImportQuery['texts']) {
    this.answer = answer
  }

  add(kind: Kind, { before, after, ...place }: Example): void {
    const known = this.#kinds.get(kind) ?? { count: 0, examples: [] }
    known.count++
    if (known.examples.length < examplesShown)
      known.examples.push({
        ...place,
        before: before.slice(0, charactersShown),
        after: after === null ? null : after.slice(0, charactersShown),
      })
    this.#kinds.set(kind, known)
  }

  get shown(): Shown | undefined {
    if (this.#kinds.size === 0) return undefined
    return { answer: this.answer ?? null, kinds: [...this.#kinds].map(([kind, found]) => ({ kind, ...found })) }
  }
}

/** The same table in its first encoding; undefined where nothing in it was encoded twice. */
export function encodedOnceTable(table: FileTable): FileTable | undefined {
  const { header, head, rows, above } = table
  const all = [header, ...[...(above ?? []), ...(head ? [head] : []), ...rows].map(({ cells }) => cells)]
  if (!all.some((cells) => cells.some(isTwiceEncoded))) return undefined
  const repaired = (row: FileRow) => ({ ...row, cells: row.cells.map(encodedOnce) })
  return {
    ...table,
    header: header.map((name) => encodedOnce(name)),
    rows: rows.map(repaired),
    ...(head && { head: repaired(head) }),
    ...(above && { above: above.map(repaired) }),
  }
}

/** Names the cells that differ. */
export function nameTwiceEncoded(
  { header, rows }: FileTable,
  written: readonly FileRow[],
  spoilt: SpoiltTexts,
  notes: Notes,
): void {
  for (const [i, { line, cells }] of written.entries()) {
    const changed = cells.flatMap((before, at) => {
      const after = rows[i]?.cells[at] ?? before
      return after === before ? [] : [{ line, column: header[at] ?? '', before, after }]
    })
    for (const one of changed) spoilt.add('encoding', one)
    if (changed.length > 0) notes.add('twiceEncoded', line)
  }
}

const html: readonly Role[] = ['name', 'description', 'shortDescription']
/** Looked up or fetched, never stored. */
const placing: readonly Role[] = ['category', 'kind', 'images', 'moreImages', 'variantImage']
const isOption = (name: string) => /^(attribut|option|nome attribut|valor)/.test(columnWord(name))

/**
 * The rows without entities. Names and descriptions are read as HTML anyway, a category is a word to look up and a picture
 * an address; what else would be stored is repaired on request.
 * @param columns undefined in the shop's own file, where no cell is HTML
 */
export function rowsWithoutEntities(
  { header, rows }: Pick<FileTable, 'header' | 'rows'>,
  columns: Columns | undefined,
  spoilt: SpoiltTexts,
  notes: Notes,
): FileRow[] {
  const placesOf = (roles: readonly Role[]) => new Set(roles.map((role) => columns?.get(role)))
  const [ofHtml, ofPlaces] = [placesOf(html), placesOf(placing)]
  const used = columns && new Set(columns.values())
  return rows.map((row) => {
    let isChanged = false
    const cells = row.cells.map((before, at) => {
      const isRead = !used || used.has(at) || isOption(header[at] ?? '')
      if (!before.includes('&') || ofHtml.has(at) || !isRead) return before
      const after = withoutEntities(before)
      if (after === before) return before
      isChanged = true
      if (ofPlaces.has(at)) return after
      spoilt.add('entities', { line: row.line, column: header[at] ?? '', before, after })
      return spoilt.answer === 'repair' ? after : before
    })
    if (isChanged) notes.add('entities', row.line)
    return isChanged ? { ...row, cells } : row
  })
}
