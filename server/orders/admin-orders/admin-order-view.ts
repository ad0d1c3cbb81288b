import { listSellableStock } from '#server/catalog/products/sellable-stock-repository.ts'
import { mailStateOf } from '#server/messages/mail/outbox-repository.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { readPickUp } from '#server/orders/extension-ports/pick-ups.ts'
import { discountView, orderItemViews } from '#server/orders/order/order-view.ts'
import { readPromiseIfPaid } from '#server/orders/order/read-promise-if-paid.ts'
import { canReceiveLateTransfer, findMissing } from '#server/orders/order/receive-late-transfer.ts'
import { readRelatedOrders } from '#server/orders/order-edits/read-related-orders.ts'
import { listOrderEvents } from '#server/orders/order-records/order-event-repository.ts'
import { closureMailSubject } from '#server/orders/order-records/order-mails.ts'
import {
  findOrder,
  inShopLanguage,
  listOrderLines,
  type OrderLineRow,
} from '#server/orders/order-records/order-repository.ts'
import { listOrderVat } from '#server/orders/order-records/order-vat-repository.ts'
import { vatViews } from '#server/orders/order-records/vat-view.ts'
import { type ParcelFacts, readParcelFacts } from '#server/orders/parcels/parcel-facts.ts'
import { parcelMailSubject } from '#server/orders/parcels/parcel-mails.ts'
import { adminParcelViews } from '#server/orders/parcels/parcel-view.ts'
import { readBicycles } from '#server/orders/parcels/sold-bicycle-repository.ts'
import { readAdminRefunds } from '#server/orders/refunds/refund-view.ts'
import { paidShippingCents, refundableCents } from '#server/orders/refunds/request-refund.ts'
import { proposeReturns } from '#server/orders/returns/propose-return.ts'
import { readAdminReturns } from '#server/orders/returns/return-view.ts'
import { listWorkshopSteps } from '#server/orders/workshop/workshop-step-repository.ts'
import { workshopStepViews } from '#server/orders/workshop/workshop-step-view.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { vatRates } from '#shared/domain/platform/goods/vat.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import { trackingLink } from '#shared/domain/platform/shop/carriers.ts'
import { bankDeadline } from '#shared/domain/platform/states/order-states.ts'
import { stepsOf } from './admin-order-change.ts'
import {
  findPaymentOfOrder,
  listCreditsOfOrder,
  listMailsWithKeys,
  listWithdrawalsOfOrder,
} from './admin-order-repository.ts'
import { adminOrderRowView, isBroughtSoon, isoOrNull } from './admin-order-row-view.ts'
import { mailKeysAbout } from './order-mail-keys.ts'
import { listNotes, listTags } from './order-note-repository.ts'
import { findUsualCarriers } from './usual-carrier-repository.ts'

/** Everything about an order. @throws Problem 404 order_not_found */
export async function readAdminOrder(
  { database, clock, shop }: Pick<OrdersDeps, 'database' | 'clock' | 'shop'>,
  orderId: string,
): Promise<AdminOrder> {
  const { db } = database
  const order = await findOrder(db, orderId)
  if (!order) throw problem('order_not_found')
  const lines = inShopLanguage(await listOrderLines(db, orderId))
  const facts = await readParcelFacts(db, order, lines)
  const { parcels, lines: linesToGo } = facts
  const [events, payment, withdrawals, refunds, returns, credits, notes, tags, vat, related, work] = await Promise.all([
    listOrderEvents(db, orderId),
    order.paymentId ? findPaymentOfOrder(db, order.paymentId) : undefined,
    listWithdrawalsOfOrder(db, orderId),
    readAdminRefunds(db, orderId),
    readAdminReturns(db, order, clock()),
    listCreditsOfOrder(db, orderId),
    listNotes(db, [orderId]),
    listTags(db, [orderId]),
    listOrderVat(db, orderId),
    readRelatedOrders(db, order),
    listWorkshopSteps(db, orderId),
  ])
  const parts = [...refunds, ...returns, ...credits].map(({ id }) => id)
  const statements = withdrawals.map(({ reference }) => reference)
  const sendings = parcels.slice(1).map(parcelMailSubject)
  const closures = events.flatMap(({ kind, data: { from, to } }) =>
    kind === 'closure_told' ? [closureMailSubject(orderId, { from, to })] : [],
  )
  const about = [...parts, ...statements, ...sendings, ...closures]
  const mails = await listMailsWithKeys(db, mailKeysAbout(orderId, about))
  const onSale = await listSellableStock(db, lines)
  const carrierOf = await findUsualCarriers(db, isBroughtSoon(order) ? [order] : [])
  const bare = withdrawals.filter(({ reference }) => returns.every((one) => one.withdrawalReference !== reference))
  const proposals = await proposeReturns(db, order, shop, bare)
  const missing = canReceiveLateTransfer(order) ? await findMissing(db, lines) : []
  const isUnpaid = order.paymentStatus === 'pending' && order.orderStatus === 'processing'
  const expires = order.bankReference && isUnpaid && order.receivedCents === 0
  return {
    ...adminOrderRowView(order, lines, tags, carrierOf, shop),
    ...(await readPickUp(db, order)),
    customerId: order.customerId,
    customerPhone: order.customerPhone,
    taxCode: order.taxCode,
    shippingAddress: order.shippingAddress,
    city: order.city,
    postalCode: order.postalCode,
    province: order.province,
    language: order.language,
    termsVersion: order.termsVersion,
    subtotal: toDecimal(order.subtotalCents),
    shipping: toDecimal(order.shippingCents),
    paidShipping: toDecimal(paidShippingCents(order)),
    ...discountView(order),
    vat: vatViews(vat),
    carrier: order.carrier,
    trackingCode: order.trackingCode,
    trackingUrl: trackingLink(order.carrier, order.trackingCode),
    bankDueAt: expires ? bankDeadline(order.createdAt).toISOString() : null,
    paidAt: isoOrNull(order.paidAt),
    promisedFor: order.arrivesOn,
    ...(await readPromiseIfPaid({ database, shop, clock }, order)),
    shippedAt: isoOrNull(order.shippedAt),
    deliveredAt: isoOrNull(order.deliveredAt),
    cancelledAt: isoOrNull(order.cancelledAt),
    items: itemViews(lines, linesToGo, onSale, await readBicycles(db, orderId)),
    work: workshopStepViews(work, facts),
    parcels: adminParcelViews(facts),
    refunds,
    returns,
    ...(related.length > 0 && { related }),
    refundable: toDecimal(order.paymentStatus === 'pending' ? 0 : refundableCents(order)),
    payment: payment ? paymentView(payment) : null,
    events: events.map(eventView),
    mails: mails.map(mailView),
    notes: notes.map(({ id, text, createdAt }) => ({ id, text, createdAt: createdAt.toISOString() })),
    credits: credits.map(creditView),
    withdrawals: withdrawals.map((one) => ({
      ...withdrawalView(one),
      // Where a return stands for them the words are the buyer's, in the buyer's language.
      items: bare.includes(one) ? one.items : '',
      proposal: proposals.get(one.id) ?? null,
    })),
    steps: stepsOf(order, parcels),
    missing: missing.map(({ name, size, available }) => ({ name, frameSize: size || null, available })),
  }
}

type Row<Read extends (...args: never[]) => Promise<unknown>> =
  Awaited<ReturnType<Read>> extends readonly (infer One)[] ? One : NonNullable<Awaited<ReturnType<Read>>>

const costOf = (line: OrderLineRow | undefined) => (line?.costCents == null ? null : toDecimal(line.costCents))

function itemViews(
  lines: readonly OrderLineRow[],
  linesToGo: ParcelFacts['lines'],
  onSale: readonly (number | null)[],
  bicycleOf: Awaited<ReturnType<typeof readBicycles>>,
) {
  return orderItemViews(lines).map((item, i) => ({
    ...item,
    refundedQuantity: lines[i]?.refundedQuantity ?? 0,
    returningQuantity: lines[i]?.returningQuantity ?? 0,
    toGo: linesToGo[i]?.toGo ?? 0,
    toPack: Math.max(0, linesToGo[i]?.toPack ?? 0),
    ...bicycleOf(item.line),
    onSale: onSale[i] ?? null,
    cost: costOf(lines[i]),
    vatRate: vatRates[lines[i]?.vatClass ?? 'standard'],
  }))
}

const eventView = ({ id, actor, kind, data, createdAt }: Row<typeof listOrderEvents>) => ({
  id,
  actor,
  kind,
  data,
  createdAt: createdAt.toISOString(),
})

const mailView = (mail: Row<typeof listMailsWithKeys>) => ({
  id: mail.id,
  kind: mail.kind,
  to: mail.toAddress,
  state: mailStateOf(mail),
  attempts: mail.attempts,
  createdAt: mail.createdAt.toISOString(),
  sentAt: isoOrNull(mail.sentAt),
  lastError: mail.lastError,
})

const creditView = ({ id, day, bookedCents, payer, text }: Row<typeof listCreditsOfOrder>) => ({
  id,
  day,
  amount: toDecimal(bookedCents),
  payer,
  text,
})

const withdrawalView = ({
  id,
  reference,
  state,
  flags,
  customerEmail,
  createdAt,
  refundDueAt,
}: Row<typeof listWithdrawalsOfOrder>) => ({
  id,
  reference,
  state,
  flags,
  customerEmail,
  createdAt: createdAt.toISOString(),
  refundDueAt: refundDueAt.toISOString(),
})

function paymentView(payment: Row<typeof findPaymentOfOrder>): AdminOrder['payment'] {
  return {
    providerOrderId: payment.providerOrderId,
    captureId: payment.captureId,
    state: payment.state,
    amount: toDecimal(payment.amountCents),
    payerEmail: payment.payerEmail,
    capturedAt: isoOrNull(payment.capturedAt),
    needsAttention: payment.needsAttention,
    lastError: payment.lastError,
  }
}
