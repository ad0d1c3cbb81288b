import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { decimalCell } from '#server/platform/csv/csv-cells.ts'
import type { Db } from '#server/platform/database/database.ts'
import { adaptivePages } from '#server/platform/in-batches.ts'
import { toPayCents } from '#shared/domain/orders/order-money.ts'
import { instrumentNames, methodNames } from '#shared/domain/orders/payments/payment-words.ts'
import { carrierName } from '#shared/domain/platform/shop/carriers.ts'
import { listOrdersAfter } from './admin-order-repository.ts'
import type { OrderFilter } from './order-filter-repository.ts'

type OrderInFile = Awaited<ReturnType<typeof listOrdersAfter>>[number]

const statusWords = {
  processing: 'In elaborazione',
  shipped: 'Spedito',
  delivered: 'Consegnato',
  cancelled: 'Annullato',
} as const
const paymentWords = { pending: 'In attesa', paid: 'Pagato', refunded: 'Rimborsato' } as const
const channelWords = { distance: 'a distanza', counter: 'banco' } as const

const romeMoment = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'short',
})
const deliveryWords = { courier: 'corriere', express: 'corriere espresso', pickup: 'ritiro in negozio' } as const
const momentCell = (moment: Date | null) => (moment ? romeMoment.format(moment) : '')

const columns: readonly [header: string, cell: (order: StoredOrder, items: string) => string | null][] = [
  ['ordine', (o) => o.orderNumber],
  ['data', (o) => momentCell(o.createdAt)],
  ['cliente', (o) => o.customerName],
  ['email', (o) => o.customerEmail],
  ['telefono', (o) => o.customerPhone],
  ['codice fiscale', (o) => o.taxCode],
  ['indirizzo', (o) => o.shippingAddress],
  ['cap', (o) => o.postalCode],
  ['città', (o) => o.city],
  ['provincia', (o) => o.province],
  ['pagamento', (o) => methodNames[o.paymentMethod]],
  ['stato pagamento', (o) => paymentWords[o.paymentStatus]],
  ['stato ordine', (o) => statusWords[o.orderStatus]],
  ['articoli', (_, items) => items],
  ['subtotale', (o) => decimalCell(o.subtotalCents)],
  ['spedizione', (o) => decimalCell(o.shippingCents)],
  ['totale', (o) => decimalCell(o.totalCents)],
  ['causale bonifico', (o) => o.bankReference],
  ['codice spedizione', (o) => o.trackingCode],
  ['pagato il', (o) => momentCell(o.paidAt)],
  ['spedito il', (o) => momentCell(o.shippedAt)],
  ['consegnato il', (o) => momentCell(o.deliveredAt)],
  ['annullato il', (o) => momentCell(o.cancelledAt)],
  ['corriere', (o) => o.carrier && carrierName(o.carrier)],
  ['riaperto il', (o) => momentCell(o.reopenedAt)],
  ['bonifico da restituire', (o) => (o.transferToReturnCents === null ? '' : decimalCell(o.transferToReturnCents))],
  ['arrivato il', (o) => momentCell(o.transferToReturnSince)],
  ['restituito il', (o) => momentCell(o.transferReturnedAt)],
  ['codici', (o) => o.codes],
  ['sconto', (o) => (o.codes ? decimalCell(o.discountCents) : '')],
  ['consegna', (o) => (o.sellsGiftCard ? '' : deliveryWords[o.deliveryMethod])],
  ['buono regalo', (o) => (o.giftCardCents > 0 ? decimalCell(o.giftCardCents) : '')],
  ['da pagare', (o) => (o.giftCardCents > 0 ? decimalCell(toPayCents(o)) : '')],
  ['vendita di un buono', (o) => (o.sellsGiftCard ? 'sì' : '')],
  ['canale', (o) => channelWords[o.channel]],
  ['mezzo', (o) => o.instrument && instrumentNames[o.instrument]],
]

export const orderCsvHeader: readonly string[] = columns.map(([header]) => header)

export async function* orderCsvRows(db: Db, requested: OrderFilter, now: Date): AsyncGenerator<string[][]> {
  const pages = adaptivePages<OrderInFile>((after, limit) =>
    listOrdersAfter(db, { ...requested, now }, after?.order, limit),
  )
  for await (const page of pages)
    yield page.map(({ order, goods }) => columns.map(([, cell]) => cell(order, goods) ?? ''))
}
