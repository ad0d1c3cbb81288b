import type { Db } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { FileProblem, fileProblemText } from '#server/file-reading/file-problem.ts'
import type { FileTable } from '#server/file-reading/file-table.ts'
import { readTable } from '#server/file-reading/read-table.ts'
import { problem } from '#server/problems/problem.ts'
import type { MovedInReport, MoveInQuery } from '#shared/contract/moved-in/moved-in.ts'
import type { Language } from '#shared/domain/language.ts'
import type { MovedInKind, MovedInSource } from '#shared/domain/moved-in/past-order-states.ts'
import { kindOfColumns } from './moved-in-columns.ts'
import { emptyReport, orderExample, personExample, problemShown } from './moved-in-report.ts'
import { insertFile, insertPeople, listKnownAddresses, lockMovedIn } from './moved-in-repository.ts'
import { insertPastOrders, listKnownOrders, type PastOrderContent } from './past-order-repository.ts'
import { type MovedOrder, readPastOrders } from './read-past-orders.ts'
import { type MovedPerson, readPeople } from './read-people.ts'
import { MovedInNotes, type RowProblem } from './row-problems.ts'

type Wish = MoveInQuery & { language: Language }
type MoveDeps = Pick<Deps, 'database' | 'clock' | 'log'>

const notOurs = {
  it: 'Non è un elenco di clienti né di ordini: servono le colonne e-mail e nome, oppure numero, data e totale.',
  en: 'This is no list of customers or orders: it needs the columns e-mail and name, or number, date and total.',
}

/** What a file would bring, before and after the database has been asked. */
interface Plan {
  kind: MovedInKind
  source: MovedInSource
  people: MovedPerson[]
  orders: MovedOrder[]
  unchanged: number
  different: number
  problems: RowProblem[]
  notes: MovedInNotes
}

/**
 * Takes customers or past orders from another shop's export (decision 0065): all of it or nothing, the second time
 * nothing new. No mail is sent, no stock and no money moved, nothing that the shop has is changed.
 * @throws Problem 400 moved_in_refused with the report
 */
export async function moveIn(deps: MoveDeps, content: Buffer, wish: Wish): Promise<MovedInReport> {
  const { language } = wish
  const table = await tableOf(content, language)
  if (wish.mode === 'preview') {
    const plan = await planOf(deps.database.db, table, deps.clock(), language)
    return reportOf(table, plan, wish)
  }
  return inTransaction(deps.database, async (tx) => {
    await lockMovedIn(tx)
    const at = deps.clock()
    const plan = await planOf(tx, table, at, language)
    const report = reportOf(table, plan, wish)
    if (plan.problems.length > 0 && wish.onError === 'refuse')
      throw problem('moved_in_refused', { details: { report } })
    const { kind, source, people, orders } = plan
    if (report.added === 0) return report
    const fileName = wish.fileName
    const fileId = await insertFile(tx, {
      kind,
      source,
      fileName,
      rows: table.rows.length,
      added: report.added,
      createdAt: at,
    })
    await insertPeople(tx, fileId, people, at)
    await insertPastOrders(
      tx,
      orders.map(({ line: _line, ...order }) => ({ ...order, fileId, source })),
    )
    deps.log.info({ kind, source, added: report.added }, 'a file of the shop of before came in')
    return report
  })
}

async function tableOf(content: Buffer, language: Language): Promise<FileTable> {
  try {
    return await readTable(content)
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    throw refusedWhole(error.line, fileProblemText(error.kind, language))
  }
}

function refusedWhole(line: number, message: string, shown: Partial<MovedInReport> = {}) {
  const errors = [{ line, column: null, value: null, message, allowed: null }]
  const report: MovedInReport = { ...emptyReport, ...shown, errorCount: 1, wrongRows: 1, errors }
  return problem('moved_in_refused', { details: { report } })
}

async function planOf(db: Db, table: FileTable, now: Date, language: Language): Promise<Plan> {
  const known = kindOfColumns(table.header)
  if (!known) throw refusedWhole(1, notOurs[language], { unusedColumns: [...table.header].slice(0, 100) })
  const notes = new MovedInNotes()
  const { kind, source } = known
  if (known.kind === 'customers') {
    const { people, problems } = readPeople(table, known, now, notes)
    const taken = await listKnownAddresses(
      db,
      people.map(({ email }) => email),
    )
    const isNew = ({ email }: MovedPerson) => !taken.has(email.toLowerCase())
    for (const person of people) if (!isNew(person)) notes.add('isKnown', person.line)
    const added = people.filter(isNew)
    return {
      ...{ kind, source, notes, problems, orders: [], different: 0 },
      people: added,
      unchanged: people.length - added.length,
    }
  }
  const { orders, problems } = readPastOrders(table, known, now, notes)
  const stored = await listKnownOrders(
    db,
    source,
    orders.map(({ number }) => number),
  )
  const before = (order: MovedOrder) => stored.get(order.number)
  const different = orders.filter((order) => {
    const old = before(order)
    return old !== undefined && contentOf(old) !== contentOf(order)
  })
  for (const { line } of different) notes.add('different', line)
  const added = orders.filter((order) => !before(order))
  return {
    ...{ kind, source, notes, problems, people: [], different: different.length },
    orders: added,
    unchanged: orders.length - added.length - different.length,
  }
}

function contentOf(order: PastOrderContent): string {
  const { number, email, placedAt, state, currency, totalCents, refundedCents, lines } = order
  const written = lines.map(({ name, code, quantity, totalCents }) => [name, code, quantity, totalCents])
  return JSON.stringify([number, email, placedAt.toISOString(), state, currency, totalCents, refundedCents, written])
}

function reportOf(table: FileTable, plan: Plan, { language, onError }: Wish): MovedInReport {
  const { kind, source, people, orders, problems, notes } = plan
  const wrong = new Set(problems.map(({ line }) => line))
  const used = new Set(kindOfColumns(table.header)?.columns.values())
  return {
    ...emptyReport,
    kind,
    source,
    rows: table.rows.length,
    added: people.length + orders.length,
    unchanged: plan.unchanged,
    different: plan.different,
    skipped: onError === 'skip' ? wrong.size : 0,
    errorCount: problems.length,
    wrongRows: wrong.size,
    errors: problems.slice(0, 300).map((one) => problemShown(one, table.header, language)),
    notes: notes.list(language),
    examples: [...people.map(personExample), ...orders.map((order) => orderExample(order, language))].slice(0, 20),
    unusedColumns: table.header.filter((name, i) => name !== '' && !used.has(i)).slice(0, 200),
  }
}
