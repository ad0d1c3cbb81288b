import { readFileSync } from 'node:fs'
import { isJson, type Json } from '#server/platform/http/openapi-components.ts'

const headOfTypes = `// Made by \`npm run client\` from GET /api/openapi.json; do not edit.
export interface ShopOptions {
  url: string
  key: string
  /** Of messages: it or en. */
  language?: string
}
export declare class ShopError extends Error {
  status: number
  code: string | undefined
  body: Record<string, unknown>
  constructor(status: number, body: Record<string, unknown>)
}
export declare function shopClient(options: ShopOptions): ShopClient
`

const json = (value: unknown): Json => (isJson(value) ? value : {})
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const refName = (ref: string) => ref.replace('#/components/schemas/', '')

/** The typed client of the calls that a key opens, by file. */
export function clientFiles(document: Json): Record<string, string> {
  const operations = Object.entries(json(document.paths)).flatMap(([path, methods]) =>
    Object.entries(json(methods))
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation: json(operation) }))
      .filter(({ operation }) => list(operation.security).some((one) => 'apiKey' in json(one))),
  )
  const table = operations.map(
    ({ path, method, operation }) => `  ${operation.operationId}: ['${method}', '${path}'],\n`,
  )
  const methods = operations.map(({ operation }) => methodType(operation))
  const schemas = json(json(document.components).schemas)
  const needed = new Set<string>()
  const need = (text: string) => {
    for (const [name] of text.matchAll(/"#\/components\/schemas\/\w+"/g)) {
      const own = refName(name.slice(1, -1))
      if (needed.has(own) || own === 'Problem') continue
      needed.add(own)
      need(JSON.stringify(schemas[own]))
    }
  }
  need(JSON.stringify([operations, document.webhooks]))
  const types = [...needed].sort().map((name) => `export type ${name} = ${typeOf(json(schemas[name]))}\n`)
  const template = readFileSync(new URL('./client-template.mjs', import.meta.url), 'utf8')
  const events = Object.keys(json(document.webhooks)).map((kind) => eventName(json(document.webhooks), kind))
  return {
    'docs/api/client.mjs': template.replace('const calls = {}', `const calls = {\n${table.join('')}}`),
    'docs/api/client.d.mts': [
      headOfTypes,
      `export interface ShopClient {\n${methods.join('')}}\n`,
      `/** What an address that is told of events receives. */\nexport type ShopEvent = ${events.join(' | ')}\n`,
      ...types,
    ].join('\n'),
  }
}

const eventName = (webhooks: Json, kind: string) => typeOf(schemaOf(json(json(json(webhooks[kind]).post).requestBody)))

function schemaOf(body: Json): Json {
  return json(json(json(body.content)['application/json']).schema)
}

function methodType(operation: Json): string {
  const parameters = list(operation.parameters).map(json)
  const parts = (['path', 'query'] as const).flatMap((place) => {
    const own = parameters.filter((one) => one.in === place)
    if (own.length === 0) return []
    const fields = own.map((one) => {
      // In an address a number is text: both are taken.
      const type = typeOf(json(one.schema)).replace(/\bstring\b(?! \| number)/, 'string | number')
      return `${one.name}${one.required ? '' : '?'}: ${type}`
    })
    const isNeeded = own.some((one) => one.required)
    return [`${place === 'path' ? 'params' : 'query'}${isNeeded ? '' : '?'}: { ${fields.join('; ')} }`]
  })
  const body = json(operation.requestBody)
  if (operation.requestBody) parts.push(`body: ${isFile(body) ? 'Blob | FormData' : typeOf(schemaOf(body))}`)
  const isOptional = parts.every((part) => /^\w+\?/.test(part))
  const input = parts.length > 0 ? `input${isOptional ? '?' : ''}: { ${parts.join('; ')} }` : ''
  const answers = Object.entries(json(operation.responses)).filter(([status]) => Number(status) < 300)
  const answer = answers.map(([, one]) => answerType(json(one)))
  const text = [operation.summary, operation.description].filter(Boolean).join('. ')
  return `  /** ${text} */\n  ${operation.operationId}(${input}): Promise<${[...new Set(answer)].join(' | ')}>\n`
}

const isFile = (body: Json) => !('application/json' in json(body.content))

function answerType(answer: Json): string {
  if (!answer.content) return 'undefined'
  return isFile(answer) ? 'Blob' : typeOf(schemaOf(answer))
}

/** A schema in TypeScript. */
function typeOf(schema: Json): string {
  if (typeof schema.$ref === 'string') return refName(schema.$ref)
  if ('const' in schema) return JSON.stringify(schema.const)
  if (Array.isArray(schema.enum)) return schema.enum.map((one) => JSON.stringify(one)).join(' | ')
  for (const key of ['anyOf', 'oneOf'])
    if (Array.isArray(schema[key])) return [...new Set(schema[key].map((one) => typeOf(json(one))))].join(' | ')
  if (Array.isArray(schema.allOf)) return schema.allOf.map((one) => `(${typeOf(json(one))})`).join(' & ')
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' | ')
  if (Array.isArray(schema.prefixItems)) return `[${schema.prefixItems.map((one) => typeOf(json(one))).join(', ')}]`
  if (schema.type === 'array') return `Array<${typeOf(json(schema.items))}>`
  if (schema.type === 'object') return objectType(schema)
  if (schema.type === 'integer') return 'number'
  return typeof schema.type === 'string' ? schema.type : 'unknown'
}

function objectType({ properties, required, additionalProperties }: Json): string {
  if (!properties) return `Record<string, ${additionalProperties ? typeOf(json(additionalProperties)) : 'unknown'}>`
  const needed = list(required)
  const rows = Object.entries(json(properties)).map(
    ([key, inner]) =>
      `${/^\w+$/.test(key) ? key : JSON.stringify(key)}${needed.includes(key) ? '' : '?'}: ${typeOf(json(inner))}`,
  )
  return `{ ${rows.join('; ')} }`
}
