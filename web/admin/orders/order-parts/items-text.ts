import type { AdminOrder, AdminOrderRow } from '#shared/contract/orders/admin-orders.ts'

type Goods = Pick<AdminOrderRow, 'goods' | 'otherGoods'>

export function itemsText({ goods, otherGoods }: Goods): string {
  const named = goods.map(({ name, frameSize, quantity }) => {
    const product = frameSize && frameSize !== 'Unica' ? `${name}\u00a0${frameSize}` : name
    return quantity > 1 ? `${quantity} × ${product}` : product
  })
  if (otherGoods === 0) return named.join(', ')
  return `${named.join(', ')} e ${otherGoods === 1 ? 'un altro' : `altri ${otherGoods}`}`
}

/** «Padova (PD)». */
export function placeText({ city, province }: Pick<AdminOrderRow, 'city' | 'province'>): string {
  return province ? `${city} (${province})` : city
}

/** The items still to ship; for a shipped order the bought ones. */
export function itemsToPack({ orderStatus, items }: Pick<AdminOrder, 'orderStatus' | 'items'>): AdminOrder['items'] {
  if (orderStatus !== 'processing') return items
  return items.map((item) => ({ ...item, quantity: item.toGo })).filter(({ quantity }) => quantity > 0)
}
