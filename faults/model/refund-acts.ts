import fc from 'fast-check'
import { adapters } from '../providers/adapter.ts'
import { type Act, act, atMost, expectStatus, pick, prefer, sendKept, some, units } from './model-act.ts'
import type { ModelRefund } from './order-model.ts'
import { noteBack, refundAll } from './order-moves.ts'
import { hasOrder, withLines } from './parcel-acts.ts'
import { type RefundWish, refundPieces, settleChecked } from './refund-moves.ts'
import type { ShopModel } from './shop-model.ts'

const place = fc.constantFrom('stock', 'check', 'none')
const amount = fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: -500, max: -1 }))
const other = fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: amount })

/** Some units, the delivery, an amount: through the wallet, or as a transfer. */
const refund = fc
  .tuple(some, fc.array(fc.tuple(some, units, place), { maxLength: 2 }), fc.boolean(), other)
  .map(([o, wishes, isWithShipping, otherCents]) =>
    act(`refund(${o}, ${wishes.join(' ')}, ${isWithShipping}, ${otherCents})`, hasOrder, async (model, world) => {
      const order = prefer(withLines(model), (one) => one.payment === 'paid' && one.askedCents < one.totalCents, o)
      const shipping = isWithShipping && (order.shippingCents + order.keptCents > 0 || o % 5 === 0)
      const lines = wishes.map(([l, quantity, to]) => {
        const line = prefer(order.lines, (one) => order.left(one) > 0, l)
        return { line: line.no, quantity: atMost(order.left(line), quantity, l), place: to as 'stock' }
      })
      const more = otherCents === undefined ? {} : { other: (otherCents / 100).toFixed(2), reason: 'Per il disturbo' }
      const body = { lines, ...(shipping && { shipping }), ...more }
      const answer = await sendKept(model, world, { who: 'admin', path: `${world.adminPath(order)}/refunds`, body })
      const request: RefundWish = { lines, shipping, ...(otherCents !== undefined && { otherCents }) }
      expectStatus(answer, refundPieces(model, order, request) ? [201, 200] : 409)
    }),
  )

/** All of its money. */
const refundOrder = some.map((o) =>
  act(`refundOrder(${o})`, hasOrder, async (model, world) => {
    const order = prefer(model.orders, ({ payment }) => payment === 'paid', o)
    const answer = await (await world.admin()).patch(world.adminPath(order), { paymentStatus: 'refunded' })
    const isPossible = order.mayAct('refund')
    expectStatus(answer, isPossible ? 200 : 409)
    if (isPossible) refundAll(model, order)
  }),
)

const confirm = some.map((o) =>
  act(`confirm(${o})`, hasOrder, async (model, world) => {
    const order = prefer(model.orders, (one) => one.waitsForTransfer, o)
    const answer = await (await world.admin()).patch(world.adminPath(order), { paymentStatus: 'paid' })
    const isPossible = order.waitsForTransfer
    expectStatus(answer, isPossible ? 200 : 409)
    if (isPossible) order.pay(model.now)
  }),
)

const refundsOf = (model: ShopModel) =>
  withLines(model).flatMap((order) => order.refunds.map((one) => ({ order, refund: one })))
type Found = ReturnType<typeof refundsOf>[number]
const hasRefund = (model: ShopModel) => refundsOf(model).length > 0

const transferDone = some.map((r) =>
  act(`transferDone(${r})`, hasRefund, async (model, world) => {
    const isOpen = ({ refund: one }: Found) => one.kind === 'transfer' && !one.isBack
    const { order, refund: one } = prefer(refundsOf(model), isOpen, r)
    const answer = await (await world.admin()).post(`/api/admin/refunds/${one.id}/done`)
    const isPossible = one.kind === 'transfer' && !one.isBack
    expectStatus(answer, isPossible ? 200 : 409)
    if (!isPossible) return
    one.isBack = true
    noteBack(order)
  }),
)

const checkPieces = fc.tuple(some, some, units, fc.constantFrom('stock', 'none')).map(([r, l, quantity, to]) =>
  act(`checkPieces(${r}, ${l}, ${quantity}, ${to})`, hasRefund, async (model, world) => {
    const isOpen = ({ refund: { lines } }: Found) => lines.some(({ place: to }) => to === 'check')
    const { order, refund: one } = prefer(refundsOf(model), isOpen, r)
    const line = pick(order.lines, l).no
    const answer = await (await world.admin()).post(`/api/admin/refunds/${one.id}/pieces`, { line, quantity, to })
    expectStatus(answer, settleChecked(toCheck(one, line), quantity, to as 'stock') ? 200 : 409)
  }),
)

const toCheck = ({ lines }: ModelRefund, no: number) => lines.find((line) => line.no === no && line.place === 'check')

/** The provider makes trouble about the next money that goes back. */
const refundFaults = fc.constantFrom('pending', 'error', 'error_after', 'reset_after', 'garbage')
const refundTrouble = fc.tuple(fc.constantFrom(...adapters), refundFaults).map(([by, fault]) =>
  act(
    `refundTrouble(${by.name}, ${fault})`,
    () => true,
    (_model, world) => world.providers.of(by).fault('refund', fault),
  ),
)

export const refundActs: readonly fc.Arbitrary<Act>[] = [
  refund,
  refund,
  refund,
  refundOrder,
  confirm,
  confirm,
  transferDone,
  checkPieces,
  refundTrouble,
]
