import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '#shared/contract/platform/endpoint.ts'

const isCall = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'replies' in value
const modules = import.meta.glob<Record<string, unknown>>('./**/*.ts', { eager: true })
const calls = [...new Set(Object.values(modules).flatMap((module) => Object.values(module).filter(isCall)))]

/**
 * Fields that are no free text: secrets, keys, addresses of files, numbers, codes, and words that must equal stored
 * ones.
 */
const noText = new RegExp(
  `\\.(?:${[
    'currentPassword|newPassword|password|reviewKey|k|stamp|website|paypalOrderId|taxCode|codes?|imageUrls?|photoUrl',
    'fileNames?|frameSize|exchangeSize|shelf|shelves|brand|color|facts?(?:\\.key)?|facets|value|name|to|without|own|ids|missing',
    'price|minPrice|maxPrice|stock|weight|gearCount|cost|amount|minimum|subtotal|shipping|total|toPay|other|fee|freeOver|totalFrom|totalTo',
    'mainland|islands|remote|from|size|reviewed|shows',
  ].join('|')})$`,
)
// Names of persons and products are free text, names of file columns are not.
const isName = (where: string) => /\.name$/.test(where) && !/\.columns\.name$/.test(where)

interface Leaf {
  where: string
  schema: z.ZodMiniType
}

interface Def {
  type: string
  shape?: Record<string, z.ZodMiniType>
  innerType?: z.ZodMiniType
  in?: z.ZodMiniType
  element?: z.ZodMiniType
  valueType?: z.ZodMiniType
  items?: z.ZodMiniType[]
  options?: z.ZodMiniType[]
}

/** Every text of a schema, with its path. */
function textsOf(schema: z.ZodMiniType, where: string): Leaf[] {
  const def = schema._zod.def as unknown as Def
  if (def.type === 'string') return [{ where, schema }]
  const inner = [def.innerType, def.in, def.element, def.valueType, ...(def.items ?? []), ...(def.options ?? [])]
  return [
    ...Object.entries(def.shape ?? {}).flatMap(([key, value]) => textsOf(value, `${where}.${key}`)),
    ...inner.flatMap((one) => (one ? textsOf(one, where) : [])),
  ]
}

const leaves = calls.flatMap(({ method, path, body, query }) =>
  [body, query].flatMap((schema) => (schema ? textsOf(schema, `${method} ${path} `) : [])),
)
const read = (schema: z.ZodMiniType, text: string) => z.safeParse(schema, text).data as string | undefined
const accepts = (schema: z.ZodMiniType, text: string) => z.safeParse(schema, text).success
const isText = ({ where, schema }: Leaf) => accepts(schema, 'Nome e cognome') && (isName(where) || !noText.test(where))
const isMail = ({ schema }: Leaf) => accepts(schema, 'anna@example.it') && !accepts(schema, 'anna.example')
const invisible = [
  '\u200b\u200b',
  '\u2060',
  '\u00ad',
  '\u3164',
  '\u2800',
  '\u200d\u200c',
  '\ufe0f',
  '\u115f',
  '\u202e\u202c',
]
const where = (some: Leaf[]) => some.map((leaf) => leaf.where)

describe('every text that comes in', () => {
  it('is found by this test', () => {
    expect(calls.length).toBeGreaterThan(200)
    expect(leaves.filter(isText).length).toBeGreaterThan(80)
    expect(leaves.filter(isMail).length).toBeGreaterThan(8)
  })

  it.each(invisible.map((text) => [JSON.stringify(text).slice(1, -1), text]))(
    'is empty where it holds only %j',
    (_, text) => {
      const filled = leaves.filter(isText).filter(({ schema }) => !['', undefined].includes(read(schema, text)))
      expect(where(filled)).toEqual([])
      const required = leaves.filter(isText).filter(({ schema }) => !accepts(schema, ''))
      expect(required.length).toBeGreaterThan(30)
      expect(where(required.filter(({ schema }) => accepts(schema, text)))).toEqual([])
    },
  )

  it('is composed, and loses what shows nothing and doubled spaces', () => {
    const other = leaves.filter(isText).filter(({ schema }) => {
      const [typed, clean] = [' Cafe\u0301\u200b \u00a0 Rossi\u00ad ', 'Café Rossi']
      return read(schema, typed) !== clean && read(schema, typed) !== read(schema, clean)
    })
    expect(where(other)).toEqual([])
  })

  it('is refused with control characters', () => {
    const taken = leaves
      .filter(isText)
      .filter((leaf) => !/\.(?:q|person)$/.test(leaf.where) && accepts(leaf.schema, 'Anna\u0007'))
    expect(where(taken)).toEqual([])
  })

  it('is cleaned where it is an e-mail address', () => {
    for (const typed of [
      '\u200banna@example.it',
      'anna\u200b@example.it',
      'anna@exam\u00adple.it\u200b',
      '<anna@example.it>',
    ])
      expect(where(leaves.filter(isMail).filter(({ schema }) => read(schema, typed) !== 'anna@example.it'))).toEqual([])
    const wrong = [
      'anna@example.123',
      `anna@${'d'.repeat(64)}.it`,
      `${'x'.repeat(65)}@example.it`,
      'anna@example..it',
      'anna.example.it',
      '@example.it',
      'anna@',
      '\u200b',
    ]
    for (const typed of wrong)
      expect(where(leaves.filter(isMail).filter(({ schema }) => accepts(schema, typed)))).toEqual([])
  })
})
