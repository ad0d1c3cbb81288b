import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import type { Endpoint, Schema } from '#shared/contract/platform/endpoint.ts'
import packageFacts from '../../../package.json' with { type: 'json' }
import { addAnswers, fileContent, problemSchemas } from './openapi-answers.ts'
import {
  capitalized,
  isJson,
  type Json,
  nameSchemas,
  operationId,
  type Place,
  resourceName,
} from './openapi-components.ts'
import { securityOf, securitySchemes } from './openapi-security.ts'

const domainTexts: Readonly<Record<string, string>> = {
  accounts: 'Customers, the administrator, keys of programs',
  catalog: 'Products, pictures, reviews, search',
  messages: 'Mails and events',
  orders: 'Cart, orders, payments, parcels, returns',
  platform: 'Health',
  pricing: 'Delivery, coupons, reductions',
  site: 'Pages, settings, figures of the shop',
}

/** What holds for all calls; Markdown. */
const guide = `The calls of the shop. docs/api.md shows three complete programs and the webhooks’ signatures.

# Errors
An error is \`{message, code, fields?}\` with further members that its code needs. \`message\` is in the language of
\`Accept-Language\`, \`code\` never changes, \`fields\` has a sentence for each wrong field. With
\`Accept: application/problem+json\` the same comes as RFC 9457 says.

# Who may call
Customers and staff log in and have a session cookie. A program sends a key of the dashboard:
\`Authorization: Bearer pv_…\`; it opens the calls of its scopes, or those of its role. Calls without a lock are open
to all.

# Money and time
Amounts are decimal strings in euro, VAT included where nothing else is said. Moments are ISO 8601 in UTC, days are those
of Europe/Rome.

# Lists
\`limit\` and \`offset\` choose a part; the header \`X-Total-Count\` says how many there are.

# Limits
429 says in \`Retry-After\` when to go on. Each answer to a key has \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\`
and \`X-RateLimit-Reset\`, the second of the clock at which it begins again.`

const transform = createJsonSchemaTransform({ skipList: [] })

interface Document extends Json {
  paths: Record<string, Record<string, Operation>>
  components: Json
}

interface Operation extends Json {
  responses?: Record<string, unknown>
  requestBody?: unknown
}

/** What the shop sends to addresses of others, by kind. */
type Webhooks = Readonly<Record<string, { summary: string; body: Schema }>>

/** OpenAPI 3.1 of every call, from the schemas that check them. Register it before the routes it describes. */
export function installOpenApi(app: FastifyInstance, publicUrl: string, webhooks: Webhooks): void {
  const described: DescribedRoute[] = []
  app.addHook('onRoute', (route) => {
    const call = route.config?.endpoint
    if (call && !route.config?.isMethodAnswer) described.push({ call, route })
  })
  let document: Promise<Document> | undefined
  app.get('/api/openapi.json', () => {
    document ??= describe(described, publicUrl, webhooks)
    return document
  })
}

interface DescribedRoute {
  call: Endpoint
  route: RouteOptions
}

/** Built on the first request, from routes without answers: it is large and rarely read. */
async function describe(
  described: readonly DescribedRoute[],
  publicUrl: string,
  webhooks: Webhooks,
): Promise<Document> {
  const { default: swagger } = await import('@fastify/swagger')
  const paper = Fastify({ exposeHeadRoutes: false })
  paper.setValidatorCompiler(validatorCompiler)
  paper.setSerializerCompiler(serializerCompiler)
  await paper.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Shop API',
        version: packageFacts.version,
        description: guide,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl }],
    },
    transform,
  })
  for (const { call, route } of described) {
    const { schema = {}, config = {} } = route
    paper.route({ method: call.method, url: call.path, schema, config, handler: () => undefined })
  }
  await paper.ready()
  const isHttps = publicUrl.startsWith('https:')
  return completed(paper.swagger() as unknown as Document, described, webhooks, isHttps)
}

/** Adds what swagger cannot derive from the schemas: files, errors, who may call, names, and what the shop sends. */
function completed(
  made: Document,
  described: readonly DescribedRoute[],
  webhooks: Webhooks,
  isHttps: boolean,
): Document {
  for (const { call, route } of described) {
    const operation = operationOf(made, call)
    operation.operationId = operationId(call.method, call.path)
    operation.tags = [route.config?.domain ?? 'platform']
    operation.security = securityOf(route)
    const { whoMayCall } = route.config ?? {}
    if (whoMayCall) operation.description = whoMayCall
    if (call.takesFile) operation.requestBody = { required: true, ...fileContent(call.takesFile) }
    addAnswers(operation, call, route)
  }
  // Equal parts are one value so far, and each is named where it stands.
  const document = JSON.parse(JSON.stringify(made)) as Document
  document.tags = [...new Set(described.map(({ route }) => route.config?.domain ?? 'platform'))]
    .sort()
    .map((name) => ({ name, description: domainTexts[name] ?? name }))
  document.webhooks = webhookPaths(webhooks)
  document.components = {
    securitySchemes: securitySchemes(isHttps),
    schemas: { ...problemSchemas, ...namedSchemas(document, described) },
  }
  return document
}

function operationOf(document: Document, { method, path }: Endpoint): Operation {
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  if (!operation) throw new Error(`${method} ${path} is not in the document`)
  return operation
}

/** Single records give the best names, then lists, then what is sent. */
function namedSchemas(document: Document, described: readonly DescribedRoute[]): Record<string, Json> {
  const ofSingle = ({ call: { method, path } }: DescribedRoute) => method === 'GET' && /:\w+$/.test(path)
  const ofList = ({ call: { method, path } }: DescribedRoute) => method === 'GET' && !/:\w+$/.test(path)
  const rank = (one: DescribedRoute) => (ofSingle(one) ? 0 : ofList(one) ? 1 : 2)
  const answers: Place[] = []
  const bodies: Place[] = []
  for (const { call } of described.toSorted((a, b) => rank(a) - rank(b) || a.call.path.length - b.call.path.length)) {
    const operation = operationOf(document, call)
    const own = capitalized(operationId(call.method, call.path))
    const name = resourceName(call.path)
    for (const [status, answer] of Object.entries(operation.responses ?? {})) {
      const schema = Number(status) < 400 && jsonSchemaOf(answer)
      if (schema) answers.push({ schema, isBody: true, names: [name, `${own}Answer`] })
    }
    const sent = jsonSchemaOf(operation.requestBody)
    const wish = call.method === 'POST' ? `New${name}` : `${name}Change`
    if (sent) bodies.push({ schema: sent, isBody: true, names: [wish, `${own}Body`] })
  }
  const events = Object.entries(document.webhooks as Record<string, { post: Operation }>).flatMap(
    ([kind, { post }]) => {
      const schema = jsonSchemaOf(post.requestBody)
      return schema ? [{ schema, isBody: true, names: [`${capitalized(kind)}Event`] }] : []
    },
  )
  return nameSchemas([...answers, ...bodies, ...events])
}

function jsonSchemaOf(body: unknown): Json | undefined {
  const content = isJson(body) && isJson(body.content) ? body.content['application/json'] : undefined
  return isJson(content) && isJson(content.schema) ? content.schema : undefined
}

const webhookHeaders = [
  ...['webhook-id', 'webhook-timestamp', 'webhook-signature'],
  ...['Pedivella-Event', 'Pedivella-Delivery', 'Pedivella-Signature'],
]

/** The answer to an event counts by its status only. */
function webhookPaths(webhooks: Webhooks): Json {
  const pathOf = ([kind, { summary, body }]: [string, Webhooks[string]]) => {
    const schema = z.toJSONSchema(body, { io: 'output' })
    const post = {
      operationId: `on${capitalized(kind)}`,
      summary,
      tags: ['messages'],
      security: [],
      parameters: webhookHeaders.map((name) => ({
        name,
        in: 'header',
        required: true,
        schema: { type: 'string' },
      })),
      requestBody: { required: true, content: { 'application/json': { schema } } },
      responses: { '2XX': { description: 'It has arrived' }, '4XX': { description: 'It is sent again' } },
    }
    return [kind, { post }]
  }
  return Object.fromEntries(Object.entries(webhooks).map(pathOf))
}
