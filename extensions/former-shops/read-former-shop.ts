import { fileURLToPath } from 'node:url'
import { type FileTable, headedAt, widestRow } from '#server/platform/file-reading/file-table.ts'
import { isReadInThread, messagesFromThread } from '#server/platform/file-reading/messages-from-thread.ts'
import { readTable } from '#server/platform/file-reading/read-table.ts'
import { kindOfColumns } from './former-shop-columns.ts'
import { type FormerShopOrder, readPastOrders } from './read-past-orders.ts'
import { type FormerShopPerson, readPeople } from './read-people.ts'
import { FormerShopNotes, type RowProblem } from './row-problems.ts'

/** The content of a former shop's file, before it is compared with the database. */
export interface ReadFormerShop {
  header: readonly string[]
  rows: number
  people: FormerShopPerson[]
  orders: FormerShopOrder[]
  problems: RowProblem[]
  notes: FormerShopNotes
}

type FormerShopPart =
  | (Pick<ReadFormerShop, 'header' | 'rows'> & { notes: FormerShopNotes['lines'] })
  | { people: FormerShopPerson[] }
  | { orders: FormerShopOrder[] }
  | { problems: RowProblem[] }

export interface ForThread {
  content: Uint8Array
  now: Date
}

const program = fileURLToPath(new URL('./former-shop-thread.ts', import.meta.url))
const rowsAtOnce = 500

/** A small file at once, any other in a thread. @throws FileProblem, and the reason of `gone` */
export async function readFormerShop(content: Buffer, now: Date, gone?: AbortSignal): Promise<ReadFormerShop> {
  gone?.throwIfAborted()
  if (!isReadInThread(content)) return formerShopOf(await readTable(content), now)
  const read: ReadFormerShop = {
    header: [],
    rows: 0,
    people: [],
    orders: [],
    problems: [],
    notes: new FormerShopNotes(),
  }
  const given: ForThread = { content, now }
  await messagesFromThread<FormerShopPart>(
    program,
    given,
    (part) => {
      if ('people' in part) read.people.push(...part.people)
      else if ('orders' in part) read.orders.push(...part.orders)
      else if ('problems' in part) read.problems.push(...part.problems)
      else Object.assign(read, { ...part, notes: new FormerShopNotes(part.notes) })
    },
    gone,
  )
  return read
}

export function formerShopOf(file: FileTable, now: Date): ReadFormerShop {
  const table = kindOfColumns(file.header) ? file : headedAt(file, widestRow(file))
  const { header, rows } = table
  const notes = new FormerShopNotes()
  const read = { header, rows: rows.length, people: [], orders: [], problems: [], notes }
  const known = kindOfColumns(header)
  if (!known) return read
  return {
    ...read,
    ...(known.kind === 'customers' ? readPeople(table, known, now, notes) : readPastOrders(table, known, now, notes)),
  }
}

export function* partsOf({ header, rows, people, orders, problems, notes }: ReadFormerShop): Generator<FormerShopPart> {
  yield { header, rows, notes: notes.lines }
  for (const some of slicesOf(people)) yield { people: some }
  for (const some of slicesOf(orders)) yield { orders: some }
  for (const some of slicesOf(problems)) yield { problems: some }
}

function* slicesOf<T>(list: readonly T[]): Generator<T[]> {
  for (let from = 0; from < list.length; from += rowsAtOnce) yield list.slice(from, from + rowsAtOnce)
}
