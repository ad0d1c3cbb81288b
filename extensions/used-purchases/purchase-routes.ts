import type { FastifyInstance } from 'fastify'
import { sendCsv } from '#server/platform/csv/csv-download.ts'
import { idempotencyKeyOf } from '#server/platform/http/idempotency-key.ts'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { correctPurchase, readPurchase, strikeOut, toPurchase, writePurchase } from './keep-purchase.ts'
import { listKnownFrames } from './known-frame-repository.ts'
import {
  changePurchase,
  createPurchase,
  findFrame,
  getPurchase,
  getPurchasePaper,
  getPurchasesCsv,
  listPurchases,
  voidPurchase,
} from './purchase-calls.ts'
import { makePurchasePaper } from './purchase-paper.ts'
import { documentNames, wayNames } from './purchase-words.ts'
import { findPurchase, type ListedPurchase, listPurchaseRows } from './used-purchase-repository.ts'

const defaultLimit = 25

export function purchaseRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  route(app, listPurchases, async ({ query: { limit = defaultLimit, offset = 0, ...filter }, request, reply }) => {
    const { rows, total } = await listPurchaseRows(db, filter, { limit, offset })
    setPagingHeaders(request, reply, { limit, offset }, total)
    return rows.map(toPurchase)
  })

  route(app, getPurchasesCsv, async ({ query, reply }) => {
    const { rows } = await listPurchaseRows(await deps.database.reports(), query)
    return sendCsv(reply, 'registro-usato.csv', csvHeader, [rows.toReversed().map(csvRow)])
  })

  route(app, findFrame, ({ query }) => listKnownFrames(db, query.frame, query.except))
  route(app, getPurchase, ({ params }) => readPurchase(db, params.id))

  route(app, getPurchasePaper, async ({ params, query, reply }) => {
    const listed = await findPurchase(db, params.id)
    if (!listed) throw problem('purchase_unknown')
    reply.type('application/pdf').headers({
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="acquisto-${listed.purchase.number}.pdf"`,
    })
    return makePurchasePaper(listed.purchase, deps.shop, query.language ?? 'it')
  })

  route(app, createPurchase, async ({ body, request, reply }) => {
    const { id, isAgain } = await writePurchase(deps, body, idempotencyKeyOf(request))
    if (isAgain) reply.code(200)
    return readPurchase(db, id)
  })
  route(app, changePurchase, ({ params, body }) => correctPurchase(deps, params.id, body))
  route(app, voidPurchase, ({ params, body }) => strikeOut(deps, params.id, body.reason))
}

const csvHeader = [
  ...['Numero', 'Giorno', 'Chi ha venduto', 'Indirizzo', 'Documento', 'Numero del documento', 'Codice fiscale'],
  ...['Bicicletta', 'Telaio', 'Prezzo', 'Pagato', 'Codice articolo', 'Annullata perché'],
]

const csvRow = ({ purchase, productCode }: ListedPurchase): string[] => [
  ...[String(purchase.number), purchase.boughtOn, purchase.sellerName, purchase.sellerAddress],
  ...[documentNames[purchase.documentKind], purchase.documentNumber, purchase.taxCode ?? ''],
  ...[purchase.bicycle, purchase.frameNumber ?? '', toDecimal(purchase.priceCents).replace('.', ',')],
  ...[wayNames[purchase.paidBy], productCode ?? '', purchase.voidReason ?? ''],
]
