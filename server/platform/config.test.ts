import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { tempFolder } from '#test/test-database.ts'
import { readConfig } from './config.ts'
import { ConfigError } from './problems/config-error.ts'
import { secretNames } from './secret-files.ts'
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

  // One edit away from a name of the shop's own.
  const names = [
    'DATABASE_URL',
    'DATA_DIR',
    'ADMIN_PASSWORD',
    'SMTP_URL',
    'PAYPAL_CLIENT_SECRET',
    'RATE_LIMIT',
    'S3_BUCKET',
  ]
  const misspelt = fc
    .tuple(fc.constantFrom(...names), fc.nat(), fc.constantFrom('swap', 'drop', 'double', 'change', 'lower'))
    .map(([name, seed, edit]) => {
      const at = seed % (name.length - 1)
      const [before, here = '', next = '', after] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)]
      const edited = {
        swap: before + next + here + after,
        drop: before + next + after,
        double: before + here + here + next + after,
        change: `${before}X${next}${after}`,
        lower: name.toLowerCase(),
      }
      return { name, wrong: edited[edit] }
    })
    .filter(({ name, wrong }) => name !== wrong)

  it('names a misspelt variable with the one that is meant, and stops', () => {
    fc.assert(
      fc.property(misspelt, ({ name, wrong }) => {
        expect(problemsOf(() => readConfig({ [wrong]: 'x' }))).toEqual([`${wrong} is not known: did you mean ${name}?`])
      }),
    )
    expect(problemsOf(() => readConfig({ PROT: '80', SMPT_URL: 'smtp://x' }))).toHaveLength(2)
  })

  it('leaves the variables of other programs alone', () => {
    const others = (
      'PORTAL PGHOST PGPORT PGDATA NODE_ENV NODE_OPTIONS HOSTNAME HOSTS POST SORT PATH HOME MAIL TERM LANG PWD DEBUG CI ' +
      'INIT_CWD npm_config_loglevel npm_lifecycle_event SHOP_PORT SHOP_SERVICE_HOST SHOP_SERVICE_PORT AWS_REGION TZ ' +
      'DATABASE_HOST XDG_DATA_DIRS HTTP_PROXY http_proxy SSH_CLIENT TMPDIR KUBERNETES_PORT'
    ).split(' ')
    expect(() => readConfig(Object.fromEntries(others.map((name) => [name, 'x'])))).not.toThrow()
    expect(() => readConfig(process.env)).not.toThrow()
  })

  it('refuses an administrator’s password that is one of the commonest, without repeating it', () => {
    for (const common of ['qazwsxedcrfv', '123456789012', 'PasswordPassword'])
      expect(problemsOf(() => readConfig({ ADMIN_PASSWORD: common }))).toEqual([
        'ADMIN_PASSWORD is one of the most used passwords: choose another one',
      ])
  })

  it('takes every secret from a file', () => {
    const folder = tempFolder('secrets')
    mkdirSync(folder, { recursive: true })
    const values: Record<string, string> = {
      ADMIN_PASSWORD: 'una strada in salita',
      DATABASE_URL: 'postgres://shop@x/y',
      DATABASE_MIGRATION_URL: 'postgres://owner@x/y',
      DATABASE_REPLICA_URL: 'postgres://reader@z/y',
      SMTP_URL: 'smtps://a:b@mail.example',
      CODE_KEY: 'a key of thirty-two letters and more',
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
    }
    const secretOf = (name: string) => values[name] ?? `a secret of ${name}`
    const inFiles = Object.fromEntries(
      secretNames.map((name, i) => {
        writeFileSync(join(folder, name), `${secretOf(name)}${['\n', '\r\n', ''][i % 3]}`)
        return [`${name}_FILE`, join(folder, name)]
      }),
    )
    const given = Object.fromEntries(secretNames.map((name) => [name, secretOf(name)]))
    const others = {
      ...{ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'x' },
      ...{ OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'shop' },
    }
    expect(readConfig({ ...inFiles, ...others })).toEqual(readConfig({ ...given, ...others }))
  })

  it('says what is wrong with a secret’s file', () => {
    const folder = tempFolder('secrets')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'empty'), '\n')
    const problems = problemsOf(() =>
      readConfig({
        ADMIN_PASSWORD_FILE: join(folder, 'nowhere'),
        METRICS_TOKEN_FILE: join(folder, 'empty'),
        SMTP_URL: 'smtp://x',
        SMTP_URL_FILE: join(folder, 'empty'),
      }),
    )
    expect(problems).toEqual([
      'ADMIN_PASSWORD_FILE cannot be read (ENOENT)',
      'METRICS_TOKEN_FILE names an empty file',
      'SMTP_URL_FILE stands beside SMTP_URL: keep one of them',
    ])
  })

  it('takes a HOST that is an address or a name, and no other', () => {
    for (const host of ['0.0.0.0', '::', 'shop.internal', 'localhost'])
      expect(readConfig({ HOST: host }).host).toBe(host)
    for (const host of ['not a host', 'http://x', '-x', 'a/b'])
      expect(problemsOf(() => readConfig({ HOST: host }))).toEqual([
        'HOST must be an address or a name of this machine',
      ])
  })

  it('takes the owner of the tables and a standby beside the database, and not without one', () => {
    const beside = { DATABASE_MIGRATION_URL: 'postgres://owner@x/y', DATABASE_REPLICA_URL: 'postgres://reader@z/y' }
    const config = readConfig({ DATABASE_URL: 'postgres://shop@x/y', ...beside })
    expect(config.databaseMigrationUrl).toBe(beside.DATABASE_MIGRATION_URL)
    expect(config.databaseReplicaUrl).toBe(beside.DATABASE_REPLICA_URL)
    const problems = problemsOf(() => readConfig(beside))
    expect(problems).toHaveLength(2)
    for (const [i, name] of Object.keys(beside).entries())
      expect(problems[i]).toMatch(new RegExp(`^${name} .* needs DATABASE_URL$`))
  })

  it('wants credentials together', () => {
    expect(problemsOf(() => readConfig({ PAYPAL_CLIENT_ID: 'x' }))[0]).toMatch(/^PAYPAL_CLIENT_SECRET is missing/)
    expect(problemsOf(() => readConfig({ S3_ENDPOINT: 'https://s3.example' }))).toHaveLength(3)
  })
})

describe('SHOP_CONFIG', () => {
  const file = new URL('../../shop.config.json', import.meta.url)
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

  const withPart = (part: string, change: object) => ({ ...valid, [part]: { ...valid[part], ...change } })

  it.each([
    ['bank.iban', withPart('bank', { iban: 'IT00X0542811101000000123456' })],
    ['bank.iban', withPart('bank', { iban: 'IT60X054281110100000012345' })],
    ['bank.bic', withPart('bank', { bic: '1LOPIT22' })],
    ['legal.vatNumber', withPart('legal', { vatNumber: '12345678901' })],
    ['legal.vatNumber', withPart('legal', { vatNumber: '0123456789' })],
    ['legal.vatNumber', withPart('legal', { vatNumber: '00000000000' })],
    ['legal.taxCode', withPart('legal', { taxCode: 'RSSMRA70A01L840A' })],
    ['legal.rea', withPart('legal', { rea: 'XX-123456' })],
    ['legal.rea', withPart('legal', { rea: '123456' })],
    ['legal.pec', withPart('legal', { pec: 'pec' })],
    ['address.postalCode', withPart('address', { postalCode: '00000' })],
    ['address.postalCode', withPart('address', { postalCode: '3610' })],
    ['address.province', withPart('address', { province: 'XX' })],
    ['address.province', withPart('address', { province: 'Vicenza' })],
    ['address.city', withPart('address', { city: ' ' })],
    ['location.latitude', withPart('location', { latitude: '45' })],
    ['location.latitude', withPart('location', { latitude: 145 })],
    ['location.longitude', withPart('location', { longitude: 0 })],
    ['phone', { ...valid, phone: 'chiamaci' }],
    ['phone', { ...valid, phone: '12' }],
    ['email', { ...valid, email: 'negozio@' }],
    ['social.instagram', withPart('social', { instagram: 'instagram.com/x' })],
    ['social.instagram', withPart('social', { instagram: 'https://' })],
    ['returnDays', { ...valid, returnDays: 7 }],
    ['returnPaidBy', { ...valid, returnPaidBy: 'noi' }],
    ['experienceYears', { ...valid, experienceYears: '30' }],
  ])('says in words what is wrong in %s', (path, content) => {
    const [problem = '', ...others] = problemsOf(() => parseShopConfig(content))
    expect(others).toEqual([])
    expect(problem).toMatch(new RegExp(`^SHOP_CONFIG ${path.replace('.', '\\.')}: (must|is) `))
    expect(problem).not.toMatch(/expected|received|undefined|Invalid/)
  })

  it('takes what is right in another writing', () => {
    const spaced = withPart('bank', { iban: 'it60 X054 2811 1010 0000 0123 456' })
    expect(parseShopConfig(spaced).bank.iban).toBe('IT60X0542811101000000123456')
    for (const phone of ['+39 0444 000 000', '0444/123456', '(0444) 123-456'])
      expect(parseShopConfig({ ...valid, phone }).phone).toBe(phone)
    for (const rea of ['VI 123456', 'VI-1']) expect(parseShopConfig(withPart('legal', { rea })).legal.rea).toBe(rea)
  })

  it('says what is missing, and which key a misspelt one means', () => {
    expect(problemsOf(() => parseShopConfig({ name: 'Cicli Rossi' }))).toEqual(
      ['legal', 'address', 'phone', 'email', 'openingHours', 'shipping', 'bank'].map(
        (part) => `SHOP_CONFIG ${part}: is missing`,
      ),
    )
    expect(problemsOf(() => parseShopConfig({ ...valid, experienceYear: 3 }))).toEqual([
      'SHOP_CONFIG (file): Unrecognized key: "experienceYear" (did you mean "experienceYears"?)',
    ])
  })

  it('claims nothing that the file does not say', () => {
    const { returnDays: _days, returnPaidBy: _payer, experienceYears: _years, ...silent } = valid
    expect(parseShopConfig(silent)).toMatchObject({ returnDays: null, returnPaidBy: null, experienceYears: null })
  })

  it('reads how fast the shop is from two figures, or in detail', () => {
    const shippingOf = (more: object) =>
      parseShopConfig({ ...valid, shipping: { ...valid.shipping, ...more } }).shipping
    expect(shippingOf({ deliveryDays: '2-4' })).toMatchObject({
      deliveryDays: '2-4',
      cutOff: 720,
      assemblyDays: { biciclette: 2, 'bici-usate': 2 },
      carrierDays: { mainland: 2, islands: 3, remote: 5 },
    })
    const given = {
      cutOff: '16:30',
      assemblyDays: { biciclette: 5 },
      carrierDays: { mainland: 1, islands: 1, remote: 9 },
    }
    expect(shippingOf(given)).toMatchObject({ ...given, cutOff: 990, deliveryDays: '1-6' })
    expect(shippingOf({ deliveryDays: '2', assemblyDays: {} })).toMatchObject({ deliveryDays: '2', assemblyDays: {} })
  })

  it.each([
    [{ cutOff: '24:00' }, 'shipping.cutOff: must be a time such as "12:00"'],
    [{ cutOff: 12 }, 'shipping.cutOff'],
    [{ deliveryDays: '5-3' }, 'shipping.deliveryDays: ends before it begins'],
    [{ assemblyDays: { monopattini: 1 } }, 'shipping.assemblyDays'],
    [{ assemblyDays: { biciclette: -1 } }, 'shipping.assemblyDays.biciclette'],
    [{ carrierDays: { mainland: 0 } }, 'shipping.carrierDays.mainland'],
    [{ carrierDays: { moon: 3 } }, 'shipping.carrierDays'],
  ])('names what is wrong in the delivery days %j', (more, problem) => {
    const problems = problemsOf(() => parseShopConfig({ ...valid, shipping: { ...valid.shipping, ...more } }))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`SHOP_CONFIG ${problem}`)
  })

  it('takes closures: a day, a day of every year, a span, hours of their own', () => {
    const closures = [
      '2026-11-30',
      { day: '09-08' },
      { day: '2026-12-24', hours: ['15:00-18:00', '09:00-13:00'] },
      { from: '2027-08-09', to: '2027-08-22' },
    ]
    expect(parseShopConfig({ ...valid, closures }).closures).toEqual([
      { from: '2026-11-30', to: '2026-11-30', hours: [] },
      { from: '09-08', to: '09-08', hours: [] },
      {
        from: '2026-12-24',
        to: '2026-12-24',
        hours: [
          [540, 780],
          [900, 1080],
        ],
      },
      { from: '2027-08-09', to: '2027-08-22', hours: [] },
    ])
    const { closures: _, ...without } = valid
    expect(parseShopConfig(without).closures).toEqual([])
  })

  it.each([
    [[{ from: '2027-08-22', to: '2027-08-09' }], 'closures.0: ends (2027-08-09) before it begins (2027-08-22)'],
    [[{ day: '2027-02-29' }], 'closures.0.day: must be a day such as "2026-12-24"'],
    [['24/12/2026'], 'closures.0.day: must be a day such as "2026-12-24"'],
    [[{ day: '12-24', hours: ['09:00-13:00', '12:30-15:00'] }], 'closures.0.hours: has hours that overlap'],
    [[{ day: '12-24', hours: ['13:00-09:00'] }], 'closures.0.hours.0: must open before it closes'],
    [[{ day: '12-24', reason: 'festa' }], 'closures.0: Unrecognized key: "reason"'],
    [[{ hours: ['09:00-13:00'] }], 'closures.0: must have a "day", or "from" and "to"'],
    [
      [{ day: '12-24', from: '2026-12-24', to: '2026-12-26' }],
      'closures.0: must have either "day", or "from" and "to"',
    ],
    [[{ from: '08-09', to: '08-22' }], 'closures.0: must begin and end on days with their year'],
    [['12-24', { day: '12-24' }], 'closures.1: is about the same days as closures.0'],
    [
      [
        { from: '2027-08-09', to: '2027-08-22' },
        { from: '2027-08-22', to: '2027-08-29' },
      ],
      'closures.1: is about the same days as closures.0',
    ],
  ])('names what is wrong in the closures %j', (closures, problem) => {
    const problems = problemsOf(() => parseShopConfig({ ...valid, closures }))
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`SHOP_CONFIG ${problem}`)
  })

  it('names hours of the week that overlap', () => {
    const openingHours = { ...valid.openingHours, monday: ['09:00-13:00', '12:00-19:00'] }
    expect(problemsOf(() => parseShopConfig({ ...valid, openingHours }))).toEqual([
      'SHOP_CONFIG openingHours.monday: has hours that overlap',
    ])
  })

  it('says so when the file is missing or is no JSON', () => {
    expect(problemsOf(() => readShopConfig('/nowhere/shop.json'))[0]).toMatch(/SHOP_CONFIG .* cannot be read/)
    expect(problemsOf(() => readShopConfig(new URL('./config.ts', import.meta.url).pathname))[0]).toMatch(
      /is not valid JSON/,
    )
  })
})
