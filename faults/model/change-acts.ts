import fc from 'fast-check'
import { amend, mayChange, mayChangeAmount } from './change-moves.ts'
import { type Act, act, expectStatus, pick, prefer, some } from './model-act.ts'
import { cancel, mayCancel } from './order-moves.ts'
import { hasOrder, withLines } from './parcel-acts.ts'

const account = { iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferrari' }
const request = fc.tuple(some, fc.nat({ max: 4 }), some)

/** Other quantities and sizes, before packing. */
const change = fc
  .tuple(some, fc.constantFrom('customer', 'staff'), fc.array(request, { minLength: 1, maxLength: 2 }))
  .map(([o, by, wishes]) =>
    act(`change(${o}, ${by}, ${wishes.join(' ')})`, hasOrder, async (model, world) => {
      const order = prefer(withLines(model), mayChange, o)
      const requested = new Map(
        wishes.map(([l, quantity, s]) => {
          // Lines without remaining units do not count.
          const left = order.lines.filter((one) => order.left(one) > 0)
          const line = pick(left.length > 0 ? left : order.lines, l)
          return [line.no, { no: line.no, quantity, article: pick(model.sizesOf(line.article.product), s) }]
        }),
      )
      const lines = [...requested.values()].map(({ no, quantity, article }) => ({
        line: no,
        quantity,
        frameSize: article.size,
      }))
      const who = by === 'staff' ? await world.admin() : world.guest()
      const path = by === 'staff' ? `${world.adminPath(order)}/changes` : world.ownPath(order, '/changes')
      const { version } = (await who.get(path)).json<{ version: number }>()
      const answer = await who.post(path, { version, lines, account })
      const isGone = mayChange(order) && order.lines.every((one) => order.left(one) === 0)
      const added = amend(model, order, [...requested.values()])
      expectStatus(answer, added ? 200 : isGone ? [400, 409] : 409)
      if (!added || (added.goods.length === 0 && added.shippingCents === 0)) return
      const { addition } = answer.json<{ addition: { orderNumber: string } | null }>()
      const agreed = { unitCents: added.goods.map(({ unitCents }) => unitCents), shippingCents: added.shippingCents }
      const placed = { method: 'bank', payment: 'pending', addition: order.additionTo ?? order } as const
      model.sell(added.goods, { number: addition?.orderNumber ?? '', ...placed, agreed })
    }),
  )

const cancelOwnOrder = some.map((o) =>
  act(`cancelOwnOrder(${o})`, hasOrder, async (model, world) => {
    const order = prefer(model.orders, mayChange, o)
    const answer = await world.guest().post(world.ownPath(order, '/cancel'), { account })
    const isPossible = mayChange(order) && mayChangeAmount(model, order) && mayCancel(order)
    expectStatus(answer, isPossible ? 200 : 409)
    if (isPossible) cancel(model, order)
  }),
)

export const changeActs: readonly fc.Arbitrary<Act>[] = [change, change, change, cancelOwnOrder]
