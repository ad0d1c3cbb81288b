import fc from 'fast-check'
import { type CreditState, creditLife } from '#shared/domain/platform/states/credit-states.ts'
import { book, decide, mayComeLate, receiveLate } from './credit-moves.ts'
import { type Act, act, expectStatus, pick, prefer, some } from './model-act.ts'
import type { ModelWorld } from './model-world.ts'
import type { ModelOrder } from './order-model.ts'
import { hasOrder } from './parcel-acts.ts'
import type { ModelCredit, ShopModel } from './shop-model.ts'

interface ProposedCredit {
  id: string
  payer: string
  group: string
  state: CreditState
  order: { orderNumber: string } | null
}

const kinds = ['right', 'part', 'part', 'more', 'misspelt', 'unnamed'] as const
type Kind = (typeof kinds)[number]

/** One of those that wait for money, where there is any. */
function waitingOrder(model: ShopModel, n: number): ModelOrder {
  const waiting = model.orders.filter((order) => order.waitsForTransfer || mayComeLate(order))
  return pick(waiting.length > 0 ? waiting : model.orders, n)
}

function centsOf(order: ModelOrder, kind: Kind): number {
  const due = order.waitsForTransfer && order.dueCents > 0 ? order.dueCents : Math.max(order.totalCents, 1)
  return kind === 'part' ? Math.ceil(due / 2) : kind === 'more' ? due + 500 : due
}

/** Two of its last letters the wrong way round, or one wrong where they are the same. */
function misspelt(number: string): string {
  const [a, b] = [number.at(-2), number.at(-1)]
  return a === b ? `${number.slice(0, -1)}${b === 'X' ? 'Y' : 'X'}` : `${number.slice(0, -2)}${b}${a}`
}

const textOf = ({ number }: ModelOrder, kind: Kind) =>
  kind === 'unnamed' ? 'BONIFICO' : `SALDO ORDINE ${kind === 'misspelt' ? misspelt(number) : number}`

const euros = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

interface Movement {
  cents: number
  payer: string
  text: string
}

async function upload(world: ModelWorld, movements: readonly Movement[]): Promise<{ added: number; known: number }> {
  const lines = movements.map(({ cents, payer, text }) => `20/11/2026;${euros(cents)};${payer};${text}`)
  const file = ['Conto;IT60X0542811101000000123456;;', 'Data;Importo;Ordinante;Descrizione', ...lines].join('\n')
  const { cookies } = await world.admin()
  const answer = await world.shop.app.inject({
    method: 'POST',
    url: '/api/admin/bank-statements',
    headers: { 'content-type': 'application/octet-stream' },
    cookies,
    payload: Buffer.from(file),
  })
  expectStatus(answer, 200)
  return answer.json()
}

const listed = async (world: ModelWorld) =>
  (await (await world.admin()).get('/api/admin/bank-credits')).json<ProposedCredit[]>()

let payers = 0

/** A statement, taken in twice; it books nothing, and each order that is named and waits is found. */
const statement = fc
  .array(fc.tuple(some, fc.constantFrom(...kinds), fc.boolean()), { minLength: 1, maxLength: 4 })
  .map((requests) =>
    act(`statement(${requests.join(' ')})`, hasOrder, async (model, world) => {
      const movements = requests.flatMap(([o, kind, isDouble]) => {
        const order = waitingOrder(model, o)
        const one = { order, kind, cents: centsOf(order, kind), text: textOf(order, kind) }
        return Array.from({ length: isDouble ? 2 : 1 }, () => ({ ...one, payer: `PAGANTE ${++payers}` }))
      })
      const first = await upload(world, movements)
      const again = await upload(world, movements)
      if (first.added !== movements.length || again.added !== 0 || again.known !== movements.length)
        throw new Error(`${movements.length} credits: added ${first.added}, then ${again.added}`)
      const shown = await listed(world)
      for (const { order, kind, cents, payer } of movements) {
        const credit = shown.find((one) => one.payer === payer)
        if (credit?.state !== 'open') throw new Error(`the credit of ${payer} is ${credit?.state}`)
        const isWaitedFor = order.waitsForTransfer && kind !== 'unnamed'
        if (isWaitedFor && credit.order?.orderNumber !== order.number)
          throw new Error(
            `the ${kind} credit of ${payer} is proposed for ${credit.order?.orderNumber}, not ${order.number}`,
          )
        if (credit.group === 'sure' && (kind !== 'right' || !isWaitedFor || cents !== order.dueCents))
          throw new Error(`a ${kind} credit of ${payer} is said to be sure`)
        model.credits.push({ id: credit.id, cents, state: 'open', bookedCents: 0 })
      }
    }),
  )

const bookSure = fc.constant(
  act(
    'bookSure',
    (model) => model.credits.length > 0,
    async (model, world) => {
      const ids = model.credits.map(({ id }) => id)
      const sure = (await listed(world)).filter(({ group, id }) => group === 'sure' && ids.includes(id))
      const answer = await (await world.admin()).post('/api/admin/bank-credits/book-sure', { ids })
      expectStatus(answer, 200)
      for (const { id, order: proposed } of sure) {
        const order = model.orders.find(({ number }) => number === proposed?.orderNumber)
        if (!order || !book(model, requireCredit(model, id), order, false)) throw new Error(`credit ${id} is not sure`)
        if (order.payment !== 'paid') throw new Error(`a sure credit left order ${order.number} ${order.payment}`)
      }
      const { booked } = answer.json<{ booked: number }>()
      if (booked !== sure.length) throw new Error(`${booked} of ${sure.length} sure credits were booked`)
    },
  ),
)

function requireCredit(model: ShopModel, id: string): ModelCredit {
  const found = model.credits.find((credit) => credit.id === id)
  if (!found) throw new Error(`credit ${id} is not known`)
  return found
}

const hasCredit = (model: ShopModel) => model.credits.length > 0

const bookOne = fc.tuple(some, some, fc.boolean()).map(([c, o, reopen]) =>
  act(
    `book(${c}, ${o}, ${reopen})`,
    (model) => hasCredit(model) && hasOrder(model),
    async (model, world) => {
      const credit = prefer(model.credits, ({ state }) => state === 'open', c)
      const order = waitingOrder(model, o)
      const body = { orderId: world.idOf(order), reopen }
      const answer = await (await world.admin()).post(`/api/admin/bank-credits/${credit.id}/book`, body)
      expectStatus(answer, book(model, credit, order, reopen) ? 204 : 409)
    },
  ),
)

const partOfWaiting = ({ state, order }: ModelCredit) => state === 'booked' && order?.waitsForTransfer === true

const decideCredit = fc.tuple(some, fc.constantFrom('open', 'ignored', 'to_return', 'returned')).map(([c, state]) =>
  act(`decideCredit(${c}, ${state})`, hasCredit, async (model, world) => {
    // A part that is taken back while the rest is waited for needs three acts before it.
    const parts = state === 'to_return' ? model.credits.filter(partOfWaiting) : []
    const credits = parts.length > 0 ? parts : model.credits
    const credit = prefer(credits, (one) => creditLife.may(one.state, state as 'open'), c)
    const answer = await (await world.admin()).put(`/api/admin/bank-credits/${credit.id}`, { state })
    expectStatus(answer, decide(credit, state as 'open') ? 204 : 409)
  }),
)

const lateTransfer = fc.tuple(some, fc.boolean()).map(([o, reopen]) =>
  act(`lateTransfer(${o}, ${reopen})`, hasOrder, async (model, world) => {
    const order = waitingOrder(model, o)
    const answer = await (await world.admin()).post(`${world.adminPath(order)}/late-transfer`, { reopen })
    const isPossible = mayComeLate(order)
    expectStatus(answer, isPossible ? 200 : 409)
    if (isPossible) receiveLate(model, order, reopen)
  }),
)

const transferReturned = some.map((o) =>
  act(`transferReturned(${o})`, hasOrder, async (model, world) => {
    const due = model.orders.filter((one) => one.lateTransfer === 'due')
    const order = pick(due.length > 0 ? due : model.orders, o)
    const answer = await (await world.admin()).post(`${world.adminPath(order)}/transfer-returned`)
    const isPossible = order.lateTransfer === 'due'
    expectStatus(answer, isPossible ? 200 : 409)
    if (isPossible) order.lateTransfer = 'returned'
  }),
)

export const statementActs: readonly fc.Arbitrary<Act>[] = [
  statement,
  statement,
  bookSure,
  bookOne,
  bookOne,
  decideCredit,
  lateTransfer,
  transferReturned,
]

/** Transfers in parts: booked, taken back, booked again. */
export const partPaymentActs: readonly fc.Arbitrary<Act>[] = [statement, bookOne, bookOne, decideCredit, decideCredit]
