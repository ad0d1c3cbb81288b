import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ZipFile } from 'yazl'
import { requireCustomerOrder } from '#server/orders/order-records/customer-order.ts'
import { findOrder, type StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { currentCustomerId } from '#server/platform/sessions/session.ts'
import { extensionSetting } from '#server/platform/settings/extension-setting.ts'
import { readSetting, readSettingVersions, saveSetting } from '#server/platform/settings/save-setting.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { changeInvoiceState, takeReceipt } from './change-invoice.ts'
import { makeInvoiceCopy } from './courtesy-copy.ts'
import { xmlFileName } from './fatturapa/invoice-document.ts'
import {
  changeInvoice,
  getInvoicePdf,
  getInvoiceRequest,
  getInvoicesToSend,
  getInvoiceXml,
  getOwnInvoicePdf,
  importReceipt,
  listAdminInvoices,
  listOwnInvoices,
  maxReceiptBytes,
  readInvoiceOffer,
  requestInvoiceLater,
} from './invoice-calls.ts'
import {
  findInvoice,
  findRequestedBuyer,
  type Invoice,
  listBuyers,
  listInvoices,
  listToSend,
  readInvoiceSettings,
} from './invoice-repository.ts'
import { type InvoicesValue, invoicesSetting, shippedInvoices } from './invoice-settings.ts'
import { printedNumber } from './invoice-states.ts'
import { adminInvoiceView, buyerView } from './invoice-view.ts'
import { readWritten, writeInvoices } from './write-invoice.ts'

const settingKind = extensionSetting<InvoicesValue>('invoices', shippedInvoices)

async function sendCopy(deps: Deps, reply: FastifyReply, invoice: Invoice, order: StoredOrder) {
  reply.type('application/pdf').headers({
    'cache-control': 'private, no-store',
    'content-disposition': `inline; filename="${printedNumber(invoice).replace('/', '-')}.pdf"`,
  })
  return makeInvoiceCopy(deps, invoice, order)
}

async function readInvoiceView({ database: { db }, shop }: Deps, id: number) {
  const invoice = await findInvoice(db, id)
  const all = invoice ? await listInvoices(db, { orderId: invoice.orderId }) : []
  const found = all.find((one) => one.invoice.id === id)
  if (!found) throw problem('invoice_unknown')
  return adminInvoiceView(found, shop.legal.vatNumber)
}

export function adminInvoiceRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database

  route(app, invoicesSetting.read, () => readSetting(db, settingKind, deps.shop))
  route(app, invoicesSetting.versions, () => readSettingVersions(db, settingKind, deps.shop))
  route(app, invoicesSetting.change, ({ body }) => saveSetting(deps, settingKind, body))

  route(app, listAdminInvoices, async ({ query }) =>
    (await listInvoices(db, query)).map((one) => adminInvoiceView(one, deps.shop.legal.vatNumber)),
  )

  route(app, getInvoiceRequest, async ({ params: { orderId } }) => {
    const buyer = await findRequestedBuyer(db, { id: orderId, additionTo: null })
    return { buyer: buyer ? buyerView(buyer) : null }
  })

  route(app, getInvoicesToSend, async ({ reply }) => {
    await writeInvoices(deps)
    const zip = new ZipFile()
    const mtime = deps.clock()
    for (const { xml, sending } of await listToSend(db))
      if (xml) zip.addBuffer(Buffer.from(xml), xmlFileName(deps.shop.legal.vatNumber, sending), { mtime })
    zip.end()
    reply.type('application/zip').headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="fatture-da-mandare-${romeDayOf(mtime)}.zip"`,
    })
    return zip.outputStream as Readable
  })

  route(app, getInvoiceXml, async ({ params, reply }) => {
    const invoice = await readWritten(deps, params.id)
    if (!invoice?.xml) throw problem('invoice_unknown')
    if (invoice.fault) throw problem('invoice_faulty', { details: { fault: invoice.fault } })
    const { vatNumber } = deps.shop.legal
    reply.type('application/xml').headers({
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="${xmlFileName(vatNumber, invoice.sending)}"`,
    })
    return Buffer.from(invoice.xml)
  })

  route(app, getInvoicePdf, async ({ params, reply }) => {
    const invoice = await findInvoice(db, params.id)
    const order = invoice && (await findOrder(db, invoice.orderId))
    if (!invoice || !order) throw problem('invoice_unknown')
    return sendCopy(deps, reply, invoice, order)
  })

  route(app, changeInvoice, async ({ params, body }) => {
    await changeInvoiceState(deps, params.id, body)
    return readInvoiceView(deps, params.id)
  })
}

/** In its own scope: only here a body may be a file. */
export function receiptRoutes(app: FastifyInstance, deps: Deps): void {
  app.addContentTypeParser(
    ['application/octet-stream', 'application/xml', 'text/xml'],
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  )
  route(app, importReceipt, { bodyLimit: maxReceiptBytes }, async ({ request }) => {
    const content = request.body
    if (!Buffer.isBuffer(content) || content.length === 0) throw invalidInput({ body: 'field_required' })
    return readInvoiceView(deps, (await takeReceipt(deps, content)).id)
  })
}

export function ownInvoiceRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  const ownOrder = async (
    request: FastifyRequest,
    orderNumber: string,
    query: { k?: string | undefined; key?: string | undefined },
  ) => (await requireCustomerOrder(deps, request, orderNumber, query.k ?? query.key)).order

  route(app, readInvoiceOffer, async ({ request, reply }) => {
    reply.header('cache-control', 'private, no-store')
    const { from } = await readInvoiceSettings(db)
    const customerId = await currentCustomerId(request)
    const last = customerId ? (await listBuyers(db, { customerId, provenEmail: null })).at(-1) : undefined
    return {
      isOffered: from === null || romeDayOf(deps.clock()) >= from,
      last: last ? buyerView(last.buyer) : null,
    }
  })

  route(app, requestInvoiceLater, async ({ params, query, request }) => {
    await ownOrder(request, params.orderNumber, query)
    throw problem('invoice_too_late')
  })

  route(app, listOwnInvoices, async ({ params, query, request, reply }) => {
    reply.header('cache-control', 'private, no-store')
    const order = await ownOrder(request, params.orderNumber, query)
    const rows = await listInvoices(db, { orderId: order.id })
    return {
      isRequested: (await findRequestedBuyer(db, order)) !== undefined,
      invoices: rows.toReversed().map(({ invoice }) => ({
        ...{ id: invoice.id, printed: printedNumber(invoice), kind: invoice.kind, date: invoice.day },
        total: toDecimal(invoice.totalCents),
      })),
    }
  })

  route(app, getOwnInvoicePdf, async ({ params, query, request, reply }) => {
    const order = await ownOrder(request, params.orderNumber, query)
    const invoice = await findInvoice(db, params.id)
    if (invoice?.orderId !== order.id) throw problem('invoice_unknown')
    return sendCopy(deps, reply, invoice, order)
  })
}
