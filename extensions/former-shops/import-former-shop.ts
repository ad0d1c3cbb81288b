import type { Db } from '#server/platform/database/database.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { FileProblem, fileProblemText } from '#server/platform/file-reading/file-problem.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { FormerShopKind, FormerShopSource } from '#shared/domain/platform/states/past-order-states.ts'
import type { FormerShopQuery, FormerShopReport } from './former-shop-calls.ts'
import { kindOfColumns } from './former-shop-columns.ts'
import { emptyReport, orderExample, personExample, problemShown } from './former-shop-report.ts'
import { insertFile, insertPeople, listKnownAddresses, lockFormerShopImports } from './former-shop-repository.ts'
import { insertPastOrders, listKnownOrders, type PastOrderContent } from './past-order-import-repository.ts'
import { type ReadFormerShop, readFormerShop } from './read-former-shop.ts'
import type { FormerShopOrder } from './read-past-orders.ts'
import type { FormerShopPerson } from './read-people.ts'
import type { FormerShopNotes, RowProblem } from './row-problems.ts'

type ImportRequest = FormerShopQuery & { language: Language }
type FormerShopDeps = Pick<Deps, 'database' | 'clock' | 'log'>

const notOurs = {
  it: 'Non è un elenco di clienti né di ordini: servono le colonne e-mail e nome, oppure numero, data e totale.',
  en: 'This is no list of customers or orders: it needs the columns e-mail and name, or number, date and total.',
}

/** The content of a file, before and after the lookups in the database. */
interface Plan {
  kind: FormerShopKind
  source: FormerShopSource
  people: FormerShopPerson[]
  orders: FormerShopOrder[]
  unchanged: number
  different: number
  problems: RowProblem[]
  notes: FormerShopNotes
}

/**
 * Imports customers or past orders from another shop's export (decision 0065): all or nothing, and nothing new the
 * second time. No mail is sent, no stock or money moves, no existing data changes.
 * @param gone stops the reading when the caller leaves
 * @throws Problem 400 moved_in_refused with the report, and the reason of `gone`
 */
export async function importFormerShop(
  deps: FormerShopDeps,
  content: Buffer,
  request: ImportRequest,
  gone?: AbortSignal,
): Promise<FormerShopReport> {
  const { language } = request
  const at = deps.clock()
  const read = await readFile(content, at, language, gone)
  if (request.mode === 'preview') return reportOf(read, await planOf(deps.database.db, read, language), request)
  return inTransaction(deps.database, async (tx) => {
    await lockFormerShopImports(tx)
    const plan = await planOf(tx, read, language)
    const report = reportOf(read, plan, request)
    if (plan.problems.length > 0 && request.onError === 'refuse')
      throw problem('moved_in_refused', { details: { report } })
    const { kind, source, people, orders } = plan
    if (report.added === 0) return report
    const fileName = request.fileName
    const fileId = await insertFile(tx, {
      kind,
      source,
      fileName,
      rows: read.rows,
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

async function readFile(content: Buffer, now: Date, language: Language, gone?: AbortSignal): Promise<ReadFormerShop> {
  try {
    return await readFormerShop(content, now, gone)
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    throw refusedWhole(error.line, fileProblemText(error.kind, language))
  }
}

function refusedWhole(line: number, message: string, shown: Partial<FormerShopReport> = {}) {
  const errors = [{ line, column: null, value: null, message, allowed: null }]
  const report: FormerShopReport = { ...emptyReport, ...shown, errorCount: 1, wrongRows: 1, errors }
  return problem('moved_in_refused', { details: { report } })
}

async function planOf(db: Db, read: ReadFormerShop, language: Language): Promise<Plan> {
  const { header, people, orders, problems } = read
  const known = kindOfColumns(header)
  if (!known) throw refusedWhole(1, notOurs[language], { unusedColumns: [...header].slice(0, 100) })
  // A transaction may be retried and then collects its notes again.
  const notes = read.notes.copy()
  const { kind, source } = known
  if (kind === 'customers') {
    const taken = await listKnownAddresses(
      db,
      people.map(({ email }) => email),
    )
    const isNew = ({ email }: FormerShopPerson) => !taken.has(email.toLowerCase())
    for (const person of people) if (!isNew(person)) notes.add('isKnown', person.line)
    const added = people.filter(isNew)
    return {
      ...{ kind, source, notes, problems, orders: [], different: 0 },
      people: added,
      unchanged: people.length - added.length,
    }
  }
  const stored = await listKnownOrders(
    db,
    source,
    orders.map(({ number }) => number),
  )
  const before = (order: FormerShopOrder) => stored.get(order.number)
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

function reportOf(
  { header, rows }: ReadFormerShop,
  plan: Plan,
  { language, onError }: ImportRequest,
): FormerShopReport {
  const { kind, source, people, orders, problems, notes } = plan
  const wrong = new Set(problems.map(({ line }) => line))
  const used = new Set(kindOfColumns(header)?.columns.values())
  return {
    ...emptyReport,
    kind,
    source,
    rows,
    added: people.length + orders.length,
    unchanged: plan.unchanged,
    different: plan.different,
    skipped: onError === 'skip' ? wrong.size : 0,
    errorCount: problems.length,
    wrongRows: wrong.size,
    errors: problems.slice(0, 300).map((one) => problemShown(one, header, language)),
    notes: notes.list(language),
    examples: [...people.map(personExample), ...orders.map((order) => orderExample(order, language))].slice(0, 20),
    unusedColumns: header.filter((name, i) => name !== '' && !used.has(i)).slice(0, 200),
  }
}
