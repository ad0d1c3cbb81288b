import type { AdminOrderRow } from '#shared/contract/orders/admin-orders.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import { lastDayToPay } from '#shared/domain/platform/states/order-states.ts'
import { some, weekdayText } from '#web/admin/admin-format.ts'

const dayMs = 86_400_000

type Promised = Pick<
  AdminOrderRow,
  'shipBy' | 'arrivesOn' | 'delivery' | 'orderStatus' | 'paymentStatus' | 'paymentMethod' | 'createdAt'
>

interface OrderPromise {
  /** «oggi, gio 26 novembre». */
  day: string
  what: string
  /** «Promesso: parte oggi, gio 26 novembre». */
  head: string
  /** «In ritardo di 2 giorni»; undefined while it is on time. */
  late: string | undefined
  moment: Date
}

/** The day that an order waits for: its leaving, its arrival or its transfer. */
export function promiseOf(order: Promised, now: number): OrderPromise | undefined {
  const { shipBy, arrivesOn, delivery, orderStatus, paymentStatus, paymentMethod, createdAt } = order
  const isFetched = delivery === 'pickup'
  const until = (moment: Date, kind: keyof typeof words, isLate = moment.getTime() < now): OrderPromise => {
    const isToday = romeDayOf(moment) === romeDayOf(new Date(now))
    const days = Math.max(1, Math.ceil((now - moment.getTime()) / dayMs))
    const day = `${isToday ? 'oggi, ' : ''}${weekdayText(moment)}`
    return {
      day,
      what: words[kind].what,
      head: `${words[kind].head} ${day}`,
      late: isLate ? `${words[kind].late} ${some(days, 'giorno', 'giorni')}` : undefined,
      moment,
    }
  }
  if (shipBy) return until(new Date(shipBy), isFetched ? 'ready' : 'leave')
  if (orderStatus === 'shipped' && arrivesOn && !isFetched) return until(endOf(arrivesOn), 'arrive')
  const isUnpaid = orderStatus === 'processing' && paymentMethod === 'bank' && paymentStatus === 'pending'
  return isUnpaid ? until(lastDayToPay(new Date(createdAt)), 'pay', false) : undefined
}

const words = {
  leave: { what: 'parte', head: 'Promesso: parte', late: 'In ritardo di' },
  ready: { what: 'pronto', head: 'Promesso: pronto', late: 'In ritardo di' },
  // It may have come without a word from the carrier.
  arrive: { what: 'arriva', head: 'Promesso: arriva', late: 'Atteso da' },
  pay: { what: 'ultimo giorno per pagare', head: 'Da pagare entro', late: '' },
}

/** A moment in the evening of a day of the shop: until then what arrives on it is on time. */
const endOf = (day: string) => new Date(`${day}T20:00:00Z`)
