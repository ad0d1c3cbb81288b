import type { FastifyInstance } from 'fastify'
import { sendCsv } from '#server/platform/csv/csv-download.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import {
  getBreakdown,
  getBreakdownCsv,
  getMarginRegister,
  getMonthPackage,
  getSalesTakings,
  getSalesTakingsCsv,
  getStockValue,
  getTakings,
} from './accounts-calls.ts'
import { type Days, listStockValue } from './accounts-repository.ts'
import { comma } from './accounts-words.ts'
import { readBreakdown, readMarginRegister } from './goods-margin.ts'
import { writeMonthPackage } from './month-package.ts'
import { readSalesTakings, takingsCsvHeader, takingsCsvRows } from './sales-takings.ts'
import { daysOfMonth, readTakings } from './takings.ts'

const mostDays = 3_700

/** @throws Problem 400 where it ends before it begins, or is longer than ten years */
function requireDays({ from, to }: Days): Days {
  const length = (Date.parse(to) - Date.parse(from)) / 86_400_000
  if (length < 0 || length > mostDays) throw invalidInput({ to: 'field_range' })
  return { from, to }
}

export function monthRoutes(app: FastifyInstance, deps: Deps): void {
  const reports = () => deps.database.reports()

  route(app, getTakings, async ({ params }) => readTakings(await reports(), params.month))

  route(app, getMarginRegister, async ({ params }) => readMarginRegister(await reports(), daysOfMonth(params.month)))

  route(app, getMonthPackage, async ({ params: { month }, reply }) => {
    reply.type('application/zip').headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="commercialista-${month}.zip"`,
    })
    return writeMonthPackage(deps, month)
  })

  route(app, getBreakdown, async ({ query }) => readBreakdown(await reports(), query.by, requireDays(query)))

  route(app, getBreakdownCsv, async ({ query: { by, ...days }, reply }) => {
    const rows = await readBreakdown(await reports(), by, requireDays(days))
    const cells = rows.map((row) => [
      ...[row.name || row.key, String(row.pieces), comma(row.gross), comma(row.net)],
      ...[String(row.knownPieces), comma(row.cost), comma(row.margin)],
    ])
    const header = ['Voce', 'Pezzi', 'Lordo', 'Senza IVA', 'Pezzi con costo', 'Costo', 'Margine']
    return sendCsv(reply, `vendite-${days.from}-${days.to}.csv`, header, [cells])
  })

  route(app, getSalesTakings, async ({ query }) => readSalesTakings(await reports(), requireDays(query)))

  route(app, getSalesTakingsCsv, async ({ query, reply }) => {
    const rows = await takingsCsvRows(await reports(), requireDays(query))
    return sendCsv(reply, `incassi-${query.from}-${query.to}.csv`, takingsCsvHeader, [rows])
  })

  route(app, getStockValue, async () =>
    (await listStockValue(await reports())).map(({ valueCents, ...row }) => ({ ...row, value: toDecimal(valueCents) })),
  )
}
