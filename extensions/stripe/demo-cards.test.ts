import { pino } from 'pino'
import { expect, it } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { startDemoServices } from '#server/platform/demo/demo-services.ts'
import { tempFolder } from '#test/test-database.ts'
import { demoCards } from './demo-cards.ts'

const log = pino({ level: 'silent' })
const start = (env: Record<string, string>) => startDemoServices([demoCards], readConfig(env), log)

it('a demo has cards of its own, whose ledger outlives it', async () => {
  const env = { DATA_DIR: tempFolder('demo'), SHOP_DEMO: 'on', PORT: '0' }
  const [first] = await start(env)
  const { STRIPE_API_URL: url = '', STRIPE_SECRET_KEY: key = '' } = first?.variables ?? {}
  const made = await fetch(`${url}/v1/payment_intents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams({ amount: '1500', currency: 'eur' }),
  })
  const { id } = (await made.json()) as { id: string }
  await first?.close()
  await expect(fetch(`${url}/_control/health`)).rejects.toThrow()
  const [second] = await start(env)
  const ledger = await (await fetch(`${second?.variables.STRIPE_API_URL}/_control/ledger`)).json()
  expect(ledger).toMatchObject([{ orderId: id, amount: '15.00' }])
  await second?.close()
})

it.each([
  ['no demo', { SHOP_DEMO: 'off' }],
  ['others can reach it', { SHOP_DEMO: 'on', PUBLIC_URL: 'https://bici.example.org' }],
  ['it has keys', { SHOP_DEMO: 'on', STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }],
])('a shop has none where %s', async (_why, env) => {
  expect(await start({ DATA_DIR: tempFolder('demo'), PORT: '0', ...env })).toEqual([])
})
