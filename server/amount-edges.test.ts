import { globSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Endpoint, Schema } from '#shared/contract/platform/endpoint.ts'
import { anAdministrator } from '#test/administrator.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { aCustomer, type Visitor } from '#test/visitor.ts'

/** Where the words of a field say what an amount below zero means. */
const signed = ['POST /api/admin/orders/:id/refunds other']

interface AmountPlace {
  call: Endpoint
  part: 'body' | 'query'
  path: readonly (string | number)[]
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'replies' in value && 'method' in value && 'path' in value

async function listCalls(): Promise<Endpoint[]> {
  const files = globSync('shared/contract/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
  const modules: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ `../${file}`)))
  return modules.flatMap((all) => Object.values(all).filter(isEndpoint))
}

/** Whatever reads euro as cents is an amount, however its schema is written. */
const readsAmounts = (schema: Schema) =>
  ['50.00', '1.00', '250.00'].some((text) => {
    const read = schema.safeParse(text)
    return read.success && read.data === Math.round(Number(text) * 100)
  })

function* amountsIn(schema: Schema, path: (string | number)[] = []): Generator<(string | number)[]> {
  const def = schema._zod.def as unknown as Record<string, Schema | Schema[] | Record<string, Schema> | undefined>
  if (def.shape)
    for (const [key, inner] of Object.entries(def.shape as Record<string, Schema>))
      yield* amountsIn(inner, [...path, key])
  else if (def.element) yield* amountsIn(def.element as Schema, [...path, 0])
  else if (def.valueType) yield* amountsIn(def.valueType as Schema, [...path, 'one'])
  else if (readsAmounts(schema)) yield path
  else if (def.options) for (const option of def.options as Schema[]) yield* amountsIn(option, path)
  else if (def.innerType) yield* amountsIn(def.innerType as Schema, path)
  else if (def.in) yield* amountsIn(def.in as Schema, path)
}

const nameOf = ({ call, path }: AmountPlace) => `${call.method} ${call.path} ${path.join('.')}`

const places: AmountPlace[] = (await listCalls()).flatMap((call) =>
  (['body', 'query'] as const).flatMap((part) => {
    const schema = call[part]
    return schema ? [...amountsIn(schema)].map((path) => ({ call, part, path })) : []
  }),
)

const nested = (path: AmountPlace['path'], value: string): unknown =>
  path.reduceRight<unknown>((inner, key) => (key === 0 ? [inner] : { [key]: inner }), value)

let shop: TestShop
let admin: Visitor
let customer: Visitor
beforeAll(async () => {
  shop = await openTestShop()
  admin = await anAdministrator(shop)
  customer = await aCustomer(shop)
})
afterAll(() => shop.close())

async function refusedFields({ call, part, path }: AmountPlace, amount: string): Promise<string[]> {
  const sent = nested(path, amount) as Record<string, string>
  const nowhere = call.params?.safeParse({ id: '1' }).success ? '1' : '00000000-0000-4000-8000-000000000000'
  const query = part === 'query' ? `?${new URLSearchParams(sent)}` : ''
  const visitor = call.path.startsWith('/api/admin') ? admin : customer
  const url = call.path.replace(/:\w+/g, nowhere) + query
  const answer = await visitor.call(call.method, url, part === 'body' ? sent : undefined)
  if (answer.statusCode !== 400) return [`${answer.statusCode} ${answer.body.slice(0, 100)}`]
  return Object.keys(answer.json<{ fields: Record<string, string> }>().fields)
}

it('amounts are found in the calls of the whole shop', () => {
  const names = places.map(nameOf)
  expect(names).toEqual(
    expect.arrayContaining([
      ...signed,
      'GET /api/products minPrice',
      'POST /api/admin/products price',
      'POST /api/customer/wish-list wishes.0.price',
      'POST /api/orders order.total',
      'POST /api/orders items.0.price',
      'PUT /api/admin/delivery rules.rates.bicycle.mainland',
    ]),
  )
})

it.each(places.filter((place) => !signed.includes(nameOf(place))).map((place) => [nameOf(place), place] as const))(
  '%s is never below zero',
  async (_, place) => {
    for (const amount of ['-1.00', '-0.01', '-1', '-999999.99']) {
      const fields = await refusedFields(place, amount)
      expect(fields, amount).toContain(place.path.join('.'))
    }
  },
)
