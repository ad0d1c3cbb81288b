import type { ModelOrder, Pieces } from './order-model.ts'
import type { ModelCredit } from './shop-model.ts'

const sorted = (lines: readonly (Pieces & { words?: string })[]) =>
  lines
    .toSorted((a, b) => a.no - b.no)
    .map(({ no, quantity, words }) => [`${no}x${quantity}`, words].filter(Boolean).join(' '))

/** All of an order in one line, as model-repository.ts makes it of the shop's tables. */
export function orderInWords(order: ModelOrder): string {
  const { number, status, method, payment, totalCents, askedCents, backCents, receivedCents, lateTransfer } = order
  const lines = order.lines
    .toSorted((a, b) => a.no - b.no)
    .map(({ no, article, quantity, unitCents }) => {
      const counts = [order.refunded(no), order.returning(no), order.packed(no), order.sent(no)]
      return ['line', no, `${article.product.id}/${article.size}`, quantity, unitCents, ...counts].join(' ')
    })
  const parcels = order.parcels
    .toSorted((a, b) => a.number - b.number)
    .map((parcel) => words('parcel', parcel.number, parcel.state, sorted(parcel.pieces).join(',')))
  const refunds = order.refunds.map(({ cents, shippingCents, lines: given }) => {
    const places = given
      .toSorted((a, b) => (a.place < b.place ? -1 : 1))
      .map(({ no, quantity, place, looked }) => ({
        no,
        quantity,
        words: `${place} ${looked.stock} ${looked.none}`,
      }))
    return words('refund', cents, shippingCents, sorted(places).join(','))
  })
  const returns = order.returns.map(({ kind, outcome, state, isReceived, lines: coming }) => {
    const units = coming.map(({ no, quantity, article, other, looked }) => ({
      no,
      quantity,
      words: `${article.size}>${other?.size ?? 'nothing'} ${looked.stock} ${looked.none}`,
    }))
    return words('return', kind, outcome, state, isReceived ? 'here' : 'not here', sorted(units).join(','))
  })
  const head = [
    number,
    status,
    method,
    payment,
    'total',
    totalCents,
    'asked',
    askedCents,
    'back',
    backCents,
    'in',
    receivedCents,
    lateTransfer,
  ]
  const parts = [lines, parcels, refunds.toSorted(), returns].map((part) => part.join('; '))
  return words(...head, ...parts)
}

/** The same of a credit. */
export function creditInWords({ id, cents, state, bookedCents, order }: ModelCredit): string {
  return words(id, cents, state, bookedCents, order?.number ?? '')
}

/** Like SQL's concat_ws: null values leave no gap. */
function words(...parts: (string | number)[]): string {
  return parts.filter((part) => part !== '').join(' ')
}
