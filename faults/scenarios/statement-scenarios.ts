import { type AfterSale, afterSale } from './after-sale-scenarios.ts'
import type { Scenario } from './scenario-steps.ts'

const dayMinutes = 24 * 60

type Movement = [payer: string, amount: string, text: string]

function statementOf(movements: readonly Movement[]): Buffer {
  const lines = movements.map(([payer, amount, text]) => `20/11/2026;${amount};${payer};${text}`)
  const above = ['Conto;IT60X0542811101000000123456;;', 'Data;Importo;Ordinante;Descrizione']
  return Buffer.from([...above, ...lines].join('\n'))
}

/** The credits of a statement by their payers. */
async function take({ asStaff }: AfterSale, movements: readonly Movement[]): Promise<Map<string, string>> {
  await asStaff('POST', '/bank-statements', statementOf(movements))
  const { body } = await asStaff('GET', '/bank-credits')
  const credits: { payer: string; id: string }[] = Array.isArray(body) ? body : []
  return new Map(credits.map(({ payer, id }) => [payer, id]))
}

const book = async (order: AfterSale, creditId: string | undefined) =>
  order.asStaff('POST', `/bank-credits/${creditId}/book`, { orderId: await order.id() })

export const statementScenarios: readonly Scenario[] = [
  afterSale('bank, a statement with a part, the rest and too much', async (order) => {
    const credits = await take(order, [
      ['UNO', '1000,00', `ORDINE ${order.number}`],
      ['DUE', '2600,00', `SALDO ${order.number}`],
      ['TRE', '80,00', 'ALTRO'],
    ])
    await book(order, credits.get('UNO'))
    await book(order, credits.get('DUE'))
    await order.asStaff('PUT', `/bank-credits/${credits.get('DUE')}`, { state: 'returned' })
    await order.asStaff('PUT', `/bank-credits/${credits.get('TRE')}`, { state: 'ignored' })
    await order.stage.later(1)
  }),
  afterSale('bank, reminded, and cancelled when unpaid', async (order) => {
    await order.stage.later(4 * dayMinutes)
    await order.stage.later(4 * dayMinutes)
  }),
  afterSale('bank, cancelled, and the statement comes late', async (order) => {
    await order.change({ orderStatus: 'cancelled' })
    const credits = await take(order, [['UNO', '3597,00', `ORDINE ${order.number}`]])
    await book(order, credits.get('UNO'))
    await order.stage.later(1)
  }),
  afterSale('bank, a sure credit, and the same again', async (order) => {
    const movement: Movement = ['UNO', '3597,00', `ORDINE ${order.number}`]
    const credits = await take(order, [movement])
    await order.asStaff('POST', '/bank-credits/book-sure', { ids: [...credits.values()] })
    const again = await take(order, [movement, ['DUE', '3597,00', `ORDINE ${order.number}`]])
    await order.asStaff('PUT', `/bank-credits/${again.get('DUE')}`, { state: 'to_return' })
    await order.stage.later(1)
  }),
]
