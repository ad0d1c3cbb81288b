import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import { tempFolder } from '#test/test-database.ts'
import { openEmulator } from '#test/wallet-shop.ts'
import type { EmulatorClient } from '../../../wallet-emulator/emulator-harness.ts'
import { openWallet } from './open-wallet.ts'

let emulator: EmulatorClient
beforeAll(async () => {
  emulator = await openEmulator()
})
afterAll(() => emulator.stop())

async function opened(env: Record<string, string>) {
  const config = readConfig({ DATA_DIR: tempFolder('data'), PORT: '0', ...env })
  const result = await openWallet({ config, shop: { name: 'Cicli Pedivella' }, log: pino({ level: 'silent' }) })
  onTestFinished(() => result.close())
  return { ...result, config }
}

describe('the wallet that the configuration asks for', () => {
  it('is none without credentials outside a demo, and the start says why', async () => {
    const { wallet, notice } = await opened({ SHOP_DEMO: 'off' })
    expect(wallet).toBeUndefined()
    expect(notice).toBe('PayPal is not offered: PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET are not set.')
  })

  it('is none with wrong credentials, and the start says why', async () => {
    const { wallet, notice } = await opened({
      PAYPAL_CLIENT_ID: 'demo',
      PAYPAL_CLIENT_SECRET: 'wrong',
      PAYPAL_API_URL: emulator.url,
    })
    expect(wallet).toBeUndefined()
    expect(notice).toBe(`PayPal is not offered: ${emulator.url} refuses PAYPAL_CLIENT_ID and PAYPAL_CLIENT_SECRET.`)
  })

  it('is the configured one, which works', async () => {
    const { wallet, notice } = await opened({
      PAYPAL_CLIENT_ID: 'demo',
      PAYPAL_CLIENT_SECRET: 'demo',
      PAYPAL_API_URL: emulator.url,
    })
    expect(notice).toBeUndefined()
    expect(await wallet?.clientToken()).toMatch(/^EMU\./)
  })

  it('is offered although the provider is away for now', async () => {
    const { wallet, notice } = await opened({
      PAYPAL_CLIENT_ID: 'demo',
      PAYPAL_CLIENT_SECRET: 'demo',
      PAYPAL_API_URL: 'http://127.0.0.1:9',
    })
    expect(wallet).toBeDefined()
    expect(notice).toMatch(/does not answer yet/)
  })

  it.each<Record<string, string>>([{ PUBLIC_URL: 'https://negozio.example' }, { HOST: '0.0.0.0' }])(
    'is none in a demo that others reach, whose pages would load it from their own machines: %j',
    async (env) => {
      const { wallet, notice } = await opened({ SHOP_DEMO: 'on', ...env })
      expect(wallet).toBeUndefined()
      expect(notice).toBe(
        'The demo wallet is not offered: it is for one machine alone, and HOST or PUBLIC_URL lets others in.',
      )
    },
  )

  it('is in a demo the emulator, with its ledger in DATA_DIR; it lives as long as the shop and no longer', async () => {
    const { wallet, notice, close, config } = await opened({ SHOP_DEMO: 'on' })
    expect(notice).toMatch(/^Demo wallet \(no real money\) on http:\/\/127\.0\.0\.1:\d+$/)
    const origin = wallet?.browserOrigins[0] ?? ''
    expect((await fetch(`${origin}/_control/health`)).status).toBe(200)
    expect(readFileSync(join(config.dataDir, 'wallet-emulator', 'journal.jsonl'), 'utf8')).toContain('identity')
    await close()
    await expect(fetch(`${origin}/_control/health`)).rejects.toThrow()
  })

  it('is in a demo started again on the same port when the emulator dies', async () => {
    const { wallet, config } = await opened({ SHOP_DEMO: 'on' })
    const origin = wallet?.browserOrigins[0] ?? ''
    const order = await wallet?.createOrder(
      { customId: 'c', invoiceId: 'i', language: 'it', totalCents: 100, goods: undefined },
      'r',
    )
    process.kill(Number(readFileSync(join(config.dataDir, 'wallet-emulator', 'pid'), 'utf8')), 'SIGKILL')
    const isBack = async () => (await fetch(`${origin}/_control/ledger`).catch(() => undefined))?.status
    await expect.poll(isBack, { timeout: 15_000 }).toBe(200)
    expect(await wallet?.getOrder(order?.id ?? '')).toMatchObject({ status: 'PAYER_ACTION_REQUIRED' })
  })
})
