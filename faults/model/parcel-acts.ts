import fc from 'fast-check'
import { type Act, act, atMost, expectStatus, prefer, some, units } from './model-act.ts'
import type { ModelOrder, ModelParcel } from './order-model.ts'
import { cancel, mayCancel } from './order-moves.ts'
import * as moves from './parcel-moves.ts'
import type { ShopModel } from './shop-model.ts'

export const hasOrder = (model: ShopModel) => withLines(model).length > 0

/** Without those that pay for the delivery of another alone. */
export const withLines = (model: ShopModel) => model.orders.filter(({ lines }) => lines.length > 0)

const reason = 'Paga al ritiro'

const pack = fc
  .tuple(some, fc.array(fc.tuple(some, units), { minLength: 1, maxLength: 2 }), fc.boolean())
  .map(([o, wishes, isSent]) =>
    act(`pack(${o}, ${wishes.join(' ')}, ${isSent ? 'sent' : 'stays'})`, hasOrder, async (model, world) => {
      const isFit = (one: ModelOrder) => one.status !== 'cancelled' && one.lines.some((line) => one.toPack(line) > 0)
      const order = prefer(withLines(model), isFit, o)
      const requested = new Map<number, number>()
      for (const [l, quantity] of wishes) {
        const line = prefer(order.lines, (one) => order.toPack(one) > 0, l)
        requested.set(line.no, atMost(order.toPack(line), quantity, l))
      }
      const lines = [...requested].map(([line, quantity]) => ({ line, quantity }))
      const answer = await (await world.admin()).post(`${world.adminPath(order)}/parcels`, {
        lines,
        send: isSent,
        reason,
      })
      const isPossible = moves.pack(
        order,
        lines.map(({ line: no, quantity }) => ({ no, quantity })),
        isSent,
      )
      expectStatus(answer, isPossible ? 201 : 409)
    }),
  )

const parcelSteps = {
  sent: { from: 'packed' },
  delivered: { from: 'sent' },
  undo: { from: 'packed' },
} as const

const parcels = (model: ShopModel) =>
  model.orders.flatMap((order) => order.parcels.map((parcel) => ({ order, parcel })))

const moveParcel = fc.tuple(some, fc.constantFrom('sent', 'sent', 'delivered', 'delivered', 'undo')).map(([p, step]) =>
  act(
    `moveParcel(${p}, ${step})`,
    (model) => parcels(model).length > 0,
    async (model, world) => {
      const { from } = parcelSteps[step as 'sent']
      const { order, parcel } = prefer(parcels(model), (one) => one.parcel.state === from, p)
      const admin = await world.admin()
      type Shown = { parcels: { id: string; number: number }[] }
      const shown = (await admin.get(world.adminPath(order))).json<Shown>().parcels
      const id = shown.find(({ number }) => number === parcel.number)?.id
      const answer = await admin.post(`/api/admin/parcels/${id}/${step}`, { reason })
      const isPossible = parcel.state === from && !(step === 'delivered' && order.isUnpaidInShop)
      expectStatus(answer, isPossible ? 200 : 409)
      if (!isPossible) return
      const all: Record<string, (one: ModelParcel) => void> = {
        sent: (one) => moves.send(order, [one]),
        delivered: (one) => moves.deliver(model, order, [one]),
        undo: (one) => moves.undo(order, one),
      }
      all[step]?.(parcel)
    },
  ),
)

const steps = { shipped: 'ship', delivered: 'deliver', cancelled: 'cancel' } as const

const moveOrder = fc
  .tuple(some, fc.constantFrom('shipped', 'shipped', 'delivered', 'delivered', 'cancelled'))
  .map(([o, to]) =>
    act(`moveOrder(${o}, ${to})`, hasOrder, async (model, world) => {
      const order = prefer(model.orders, (one) => one.mayAct(steps[to as 'shipped']), o)
      const answer = await (await world.admin()).patch(world.adminPath(order), { orderStatus: to, reason })
      const mayMove = order.mayAct(steps[to as 'shipped'])
      const isPacked = order.parcels.some(({ state }) => state === 'packed')
      const isPossible =
        to === 'cancelled'
          ? mayCancel(order)
          : mayMove && (to === 'shipped' ? moves.mayShip(order) : !isPacked && !order.isUnpaidInShop)
      expectStatus(answer, isPossible ? 200 : 409)
      if (!isPossible) return
      if (to === 'cancelled') cancel(model, order)
      else if (to === 'shipped') moves.shipAll(order)
      else moves.deliver(model, order, order.parcels)
    }),
  )

/** Shipped and delivered, as a start for returns. */
export const arrive = some.map((o) =>
  act(`arrive(${o})`, hasOrder, async (model, world) => {
    const isFit = (one: ModelOrder) => one.status === 'processing' && one.payment === 'paid'
    const order = prefer(withLines(model), isFit, o)
    const admin = await world.admin()
    if (order.status === 'processing') {
      const mayShip = moves.mayShip(order)
      const answer = await admin.patch(world.adminPath(order), { orderStatus: 'shipped', reason })
      expectStatus(answer, mayShip ? 200 : 409)
      if (mayShip) moves.shipAll(order)
    }
    const isPacked = order.parcels.some(({ state }) => state === 'packed')
    const isPossible = order.status === 'shipped' && !isPacked && !order.isUnpaidInShop
    expectStatus(await admin.patch(world.adminPath(order), { orderStatus: 'delivered' }), isPossible ? 200 : 409)
    if (isPossible) moves.deliver(model, order, order.parcels)
  }),
)

export const parcelActs: readonly fc.Arbitrary<Act>[] = [pack, pack, moveParcel, moveParcel, moveOrder, moveOrder]

/** Boxes that wait for their carrier while something is given back. */
export const packActs: readonly fc.Arbitrary<Act>[] = [pack, moveParcel]
