import fc from 'fast-check'
import { outcomesOf, photosNeeded } from '#shared/domain/orders/returns/return-choices.ts'
import { returnKinds } from '#shared/domain/platform/states/after-sales-states.ts'
import { type Act, act, atMost, expectStatus, pick, prefer, sendKept, some, units } from './model-act.ts'
import { type Article, isOpen, type ModelOrder, type ModelReturn } from './order-model.ts'
import { hasOrder, withLines } from './parcel-acts.ts'
import { refundPieces, settleChecked } from './refund-moves.ts'
import * as moves from './return-moves.ts'
import type { ShopModel } from './shop-model.ts'

const who = fc.constantFrom('customer', 'staff', 'staff')
/** Mostly valid requests: kinds and outcomes offered by the order, sizes of the product. */
const open = fc
  .tuple(some, who, some, some, fc.array(fc.tuple(some, units, some, some), { minLength: 1, maxLength: 2 }))
  .map(([o, by, k, out, wishes]) =>
    act(`open(${o}, ${by}, ${k}, ${out}, ${wishes.join(' ')})`, hasOrder, async (model, world) => {
      const isOffered = (one: ModelOrder) => one.lines.some((line) => moves.kindsOfLine(model, one, line).length > 0)
      const order = prefer(withLines(model), isOffered, o)
      const [first] = wishes
      const offered = moves.kindsOfLine(model, order, pick(order.lines, first?.[0] ?? 0))
      const kind = prefer(
        offered.length > 0 ? offered : returnKinds,
        (one) => by === 'staff' || photosNeeded[one] === 0,
        k,
      )
      const outcome = pick(outcomesOf[kind], out)
      const lines = wishes.map(([l, quantity, s, other]) => {
        const line = prefer(order.lines, (one) => order.left(one) > 0, l)
        const has = order.has(line)
        const article = prefer([...has.keys()], (one) => (has.get(one) ?? 0) > 0, s)
        const sizes = model.sizesOf(article.product)
        const isSendable = (one: Article) => model.free(one) >= quantity && (one !== article || kind !== 'shop_return')
        const sent = outcome === 'exchange' ? prefer(sizes, isSendable, other) : undefined
        return { no: line.no, quantity: atMost(has.get(article) ?? 0, quantity, l), article, other: sent }
      })
      const isTwice = new Set(lines.map(({ no }) => no)).size < lines.length
      const body = {
        kind,
        outcome,
        lines: lines.map(({ no, quantity, article, other }) => ({
          line: no,
          quantity,
          frameSize: article.size,
          ...(other && { exchangeSize: other.size }),
        })),
      }
      const path = by === 'staff' ? `${world.adminPath(order)}/returns` : world.ownPath(order, '/returns')
      const answer = await sendKept(model, world, { who: by === 'staff' ? 'admin' : 'guest', path, body })
      const lacksPhotos = by === 'customer' && photosNeeded[kind] > 0
      const opened = isTwice || lacksPhotos ? undefined : moves.openReturn(model, order, { kind, outcome, lines })
      expectStatus(answer, opened ? [201, 200] : 409)
    }),
  )

const returnsOf = (model: ShopModel) => model.orders.flatMap((order) => order.returns.map((one) => ({ order, one })))
const hasReturn = (model: ShopModel) => returnsOf(model).length > 0

interface Step {
  path: string
  body?: object
  /** False where the shop refuses. */
  take(one: ModelReturn, order: ModelOrder): boolean
}

const closing = (to: 'refused' | 'cancelled', from: readonly string[]) => (one: ModelReturn) => {
  if (!from.includes(one.state)) return false
  moves.closeReturn(one, to)
  return true
}

const steps: readonly Step[] = [
  { path: 'received', take: moves.receive },
  { path: 'refuse', body: { reason: 'Usato' }, take: closing('refused', ['announced', 'received']) },
  { path: 'cancel', take: closing('cancelled', ['announced']) },
  { path: 'exchange', take: (one, order) => order.mayAct('send_parcel') && moves.sendBack(one, 'exchange') },
  { path: 'exchange', take: (one, order) => order.mayAct('send_parcel') && moves.sendBack(one, 'exchange') },
  { path: 'repaired', take: (one) => moves.sendBack(one, 'repair') },
]

const moveReturn = fc.tuple(some, fc.nat({ max: steps.length - 1 })).map(([r, s]) =>
  act(`moveReturn(${r}, ${steps[s]?.path})`, hasReturn, async (model, world) => {
    const { order, one } = prefer(returnsOf(model), (found) => isOpen(found.one), r)
    const { path, body = {}, take } = pick(steps, s)
    const answer = await (await world.admin()).post(`/api/admin/returns/${one.id}/${path}`, body)
    expectStatus(answer, take(one, order) ? 200 : 409)
  }),
)

const cancelOwn = some.map((r) =>
  act(`cancelOwn(${r})`, hasReturn, async (model, world) => {
    const { order, one } = prefer(returnsOf(model), (found) => isOpen(found.one), r)
    const answer = await world.guest().post(world.ownPath(order, `/returns/${one.code}/cancel`))
    expectStatus(answer, closing('cancelled', ['announced'])(one) ? 200 : 409)
  }),
)

/** The refund ends the return: with its own units and delivery, or with those of the staff. */
const settle = fc.tuple(some, fc.option(fc.constantFrom('stock', 'check', 'none'))).map(([r, place]) =>
  act(`settle(${r}, ${place})`, hasReturn, async (model, world) => {
    const { order, one } = prefer(returnsOf(model), (found) => isOpen(found.one), r)
    const lines = place && one.lines.map(({ no, quantity }) => ({ line: no, quantity, place: place as 'stock' }))
    const path = `${world.adminPath(order)}/refunds`
    const body = { returnId: one.id, ...(lines && { lines }) }
    const before = model.requests.length
    const answer = await sendKept(model, world, { who: 'admin', path, body })
    const done = refundPieces(model, order, { settles: one, ...(lines && { lines }) })
    expectStatus(answer, done ? [201, 200] : 409)
    // Without money there is no refund that the key could name.
    if (done === 'nothing') model.requests.splice(before)
  }),
)

const checkReturned = fc.tuple(some, some, units, fc.constantFrom('stock', 'none')).map(([r, l, quantity, to]) =>
  act(`checkReturned(${r}, ${l}, ${quantity}, ${to})`, hasReturn, async (model, world) => {
    const isHere = ({ one: found }: { one: ModelReturn }) => found.isReceived && found.outcome === 'exchange'
    const { one } = prefer(returnsOf(model), isHere, r)
    const line = pick(one.lines, l)
    const answer = await (await world.admin()).post(`/api/admin/returns/${one.id}/pieces`, {
      line: line.no,
      quantity,
      to,
    })
    const isOnTable = one.state === 'settled' && one.outcome === 'exchange' && one.isReceived
    expectStatus(answer, isOnTable && settleChecked(line, quantity, to as 'stock') ? 200 : 409)
  }),
)

export const returnActs: readonly fc.Arbitrary<Act>[] = [
  open,
  open,
  open,
  moveReturn,
  moveReturn,
  moveReturn,
  cancelOwn,
  settle,
  settle,
  checkReturned,
]
