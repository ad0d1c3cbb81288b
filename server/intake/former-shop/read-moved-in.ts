import { fileURLToPath } from 'node:url'
import type { FileTable } from '#server/platform/file-reading/file-table.ts'
import { isReadBeside, partsFromThread } from '#server/platform/file-reading/parts-from-thread.ts'
import { readTable } from '#server/platform/file-reading/read-table.ts'
import { kindOfColumns } from './moved-in-columns.ts'
import { type MovedOrder, readPastOrders } from './read-past-orders.ts'
import { type MovedPerson, readPeople } from './read-people.ts'
import { MovedInNotes, type RowProblem } from './row-problems.ts'

/** The content of a former shop's file, before it is compared with the database. */
export interface ReadMovedIn {
  header: readonly string[]
  rows: number
  people: MovedPerson[]
  orders: MovedOrder[]
  problems: RowProblem[]
  notes: MovedInNotes
}

type MovedInPart =
  | (Pick<ReadMovedIn, 'header' | 'rows'> & { notes: MovedInNotes['lines'] })
  | { people: MovedPerson[] }
  | { orders: MovedOrder[] }
  | { problems: RowProblem[] }

export interface ForThread {
  content: Uint8Array
  now: Date
}

const program = fileURLToPath(new URL('./moved-in-thread.ts', import.meta.url))
const rowsAtOnce = 500

/** A small file at once, any other in a thread. @throws FileProblem, and the reason of `gone` */
export async function readMovedIn(content: Buffer, now: Date, gone?: AbortSignal): Promise<ReadMovedIn> {
  gone?.throwIfAborted()
  if (!isReadBeside(content)) return movedInOf(await readTable(content), now)
  const read: ReadMovedIn = { header: [], rows: 0, people: [], orders: [], problems: [], notes: new MovedInNotes() }
  const given: ForThread = { content, now }
  await partsFromThread<MovedInPart>(
    program,
    given,
    (part) => {
      if ('people' in part) read.people.push(...part.people)
      else if ('orders' in part) read.orders.push(...part.orders)
      else if ('problems' in part) read.problems.push(...part.problems)
      else Object.assign(read, { ...part, notes: new MovedInNotes(part.notes) })
    },
    gone,
  )
  return read
}

export function movedInOf(table: FileTable, now: Date): ReadMovedIn {
  const { header, rows } = table
  const notes = new MovedInNotes()
  const read = { header, rows: rows.length, people: [], orders: [], problems: [], notes }
  const known = kindOfColumns(header)
  if (!known) return read
  return {
    ...read,
    ...(known.kind === 'customers' ? readPeople(table, known, now, notes) : readPastOrders(table, known, now, notes)),
  }
}

export function* partsOf({ header, rows, people, orders, problems, notes }: ReadMovedIn): Generator<MovedInPart> {
  yield { header, rows, notes: notes.lines }
  for (const some of slicesOf(people)) yield { people: some }
  for (const some of slicesOf(orders)) yield { orders: some }
  for (const some of slicesOf(problems)) yield { problems: some }
}

function* slicesOf<T>(list: readonly T[]): Generator<T[]> {
  for (let from = 0; from < list.length; from += rowsAtOnce) yield list.slice(from, from + rowsAtOnce)
}
