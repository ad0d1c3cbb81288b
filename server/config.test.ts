import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'
import { parseShopConfig, readShopConfig } from './shop-config.ts'

function problemsOf(read: () => unknown): readonly string[] {
  try {
    read()
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('the environment', () => {
  it('needs nothing: an embedded demo shop on port 3000', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      isDemo: true,
      rateLimit: true,
    })
  })

  it('counts an empty variable as unset', () => {
    expect(readConfig({ DATABASE_URL: '', SMTP_URL: '', TRUST_PROXY: '' })).toMatchObject({
      databaseUrl: undefined,
      trustedProxyHops: 0,
    })
  })

  it('is no demo with a database of its own, unless it says so', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://x/y' }).isDemo).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://x/y', SHOP_DEMO: 'on' }).isDemo).toBe(true)
  })

  it('has a year of orders only when asked, and only in a demo', () => {
    expect(readConfig({}).hasDemoOrders).toBe(false)
    expect(readConfig({ SHOP_DEMO_ORDERS: 'on' }).hasDemoOrders).toBe(true)
    expect(problemsOf(() => readConfig({ SHOP_DEMO: 'off', SHOP_DEMO_ORDERS: 'on' }))[0]).toMatch(/^SHOP_DEMO_ORDERS/)
  })

  it('lists every wrong value by name, all at once', () => {
    const problems = problemsOf(() =>
      readConfig({ PORT: '80000', ADMIN_PASSWORD: 'short', LOG_LEVEL: 'loud', SMTP_URL: 'http://x' }),
    )
    expect(problems.map((p) => p.split(' ')[0]).sort()).toEqual(['ADMIN_PASSWORD', 'LOG_LEVEL', 'PORT', 'SMTP_URL'])
    expect(problems.every((p) => !p.includes('\n') && !p.includes('short'))).toBe(true)
  })

  it('wants credentials together', () => {
    expect(problemsOf(() => readConfig({ PAYPAL_CLIENT_ID: 'x' }))[0]).toMatch(/^PAYPAL_CLIENT_SECRET is missing/)
    expect(problemsOf(() => readConfig({ S3_ENDPOINT: 'https://s3.example' }))).toHaveLength(3)
  })
})

describe('SHOP_CONFIG', () => {
  const file = new URL('../shop.config.json', import.meta.url)
  const valid = JSON.parse(readFileSync(file, 'utf8'))

  it('becomes cents and minutes', () => {
    const shop = parseShopConfig(valid)
    expect(shop.shipping).toMatchObject({ flatFeeCents: 4900, freeOverCents: 5000 })
    expect(shop.openingHours[0]).toEqual([
      [540, 780],
      [930, 1170],
    ])
  })

  it.each([
    ['shipping.flatFee', { ...valid, shipping: { ...valid.shipping, flatFee: '49.001' } }],
    ['bank.iban', { ...valid, bank: { ...valid.bank, iban: 'IT60 X' } }],
    ['openingHours.monday.0', { ...valid, openingHours: { ...valid.openingHours, monday: ['9-13'] } }],
    ['(file)', { ...valid, colour: 'red' }],
  ])('names a wrong %s', (path, content) => {
    const problems = problemsOf(() => parseShopConfig(content))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`SHOP_CONFIG ${path}`)
  })

  it('says so when the file is missing or is no JSON', () => {
    expect(problemsOf(() => readShopConfig('/nowhere/shop.json'))[0]).toMatch(/SHOP_CONFIG .* cannot be read/)
    expect(problemsOf(() => readShopConfig(new URL('./config.ts', import.meta.url).pathname))[0]).toMatch(
      /is not valid JSON/,
    )
  })
})
