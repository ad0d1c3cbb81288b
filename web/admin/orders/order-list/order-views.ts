import type { countAdminOrders } from '#shared/contract/orders/admin-orders.ts'
import type { Reply } from '#shared/contract/platform/endpoint.ts'
import { orderTasks } from '#shared/domain/orders/shop-tasks.ts'
import { orderStatuses } from '#shared/domain/platform/states/order-states.ts'
import type { AdminAddress } from '#web/admin/admin-address.ts'
import { statusNames, taskNames } from '#web/admin/orders/order-parts/order-labels.ts'
import { deskRows } from '#web/extensions/desk-rows.ts'

type Where = Pick<AdminAddress, 'vista' | 'stato'>

interface OrderView extends Where {
  id: string
  label: string
  count?: keyof Reply<typeof countAdminOrders>
  empty: string
}

/** The views of the orders with their counts; the one that opens comes first, so that a phone shows the next beside it. */
export const orderViews: readonly OrderView[] = [
  { id: 'tutti', label: 'Tutti', count: 'all', empty: 'Nessun ordine presente.' },
  { id: 'da-spedire', label: 'Da spedire', count: 'toShip', stato: 'to_ship', empty: 'Niente da spedire.' },
  { id: 'da-pagare', label: 'Da pagare', count: 'toPay', stato: 'to_confirm', empty: 'Nessun ordine da pagare.' },
  { id: 'in-viaggio', label: 'In viaggio', count: 'onTheWay', stato: 'shipped', empty: 'Niente in viaggio.' },
  { id: 'resi', label: 'Resi e recessi', count: 'comingBack', vista: 'resi', empty: '' },
]

/** One click further. */
export const otherOrderViews = {
  buoni: 'Buoni regalo',
  email: 'E-mail spedite',
  pagamenti: 'Pagamenti',
} as const

export const ownOrderViews = () => deskRows('ordini').flat()

/** The view of an address; tasks and states that a link leads to are views of their own. */
export function orderViewOf({ vista, stato }: Where): OrderView {
  const empty = 'Nessun ordine in questo elenco.'
  const other = Object.entries(otherOrderViews).find(([id]) => id === vista)
  if (other) return { id: other[0], label: other[1], vista, empty }
  const own = ownOrderViews().find(({ id }) => id === vista)
  if (own) return { id: own.id, label: own.label, vista, empty }
  const known = vista === 'resi' ? 'resi' : undefined
  const view = orderViews.find((one) => (known ? one.vista === known : one.stato === stato && !one.vista))
  if (view) return view
  const task = orderTasks.find((one) => one === stato)
  const status = orderStatuses.find((one) => one === stato)
  const label = task ? taskNames[task] : status && statusNames[status]
  return { id: 'altri', label: label ?? 'Tutti', stato, empty }
}
