import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { createJsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Endpoint } from '#shared/contract/platform/endpoint.ts'
import { addAnswers, fileContent, problemSchemas } from './openapi-answers.ts'

const transform = createJsonSchemaTransform({ skipList: [] })

interface Document {
  paths: Record<string, Record<string, { responses?: Record<string, unknown>; requestBody?: unknown }>>
  components: { schemas: Record<string, unknown> }
}

/** OpenAPI 3.1 of every call, from the schemas that check them. Register it before the routes it describes. */
export function installOpenApi(app: FastifyInstance, publicUrl: string): void {
  const described: DescribedRoute[] = []
  app.addHook('onRoute', (route) => {
    const call = route.config?.endpoint
    if (call && !route.config?.isMethodAnswer && route.method !== 'HEAD') described.push({ call, route })
  })
  let document: Promise<Document> | undefined
  app.get('/api/openapi.json', () => {
    document ??= describe(described, publicUrl)
    return document
  })
}

interface DescribedRoute {
  call: Endpoint
  route: RouteOptions
}

/** Built on the first request, from routes without answers: it is large and rarely read. */
async function describe(described: readonly DescribedRoute[], publicUrl: string): Promise<Document> {
  const { default: swagger } = await import('@fastify/swagger')
  const paper = Fastify({ exposeHeadRoutes: false })
  paper.setValidatorCompiler(validatorCompiler)
  paper.setSerializerCompiler(serializerCompiler)
  await paper.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Shop', version: '1', description: 'Calls of the shop. Errors: {message, code, fields?}.' },
      servers: [{ url: publicUrl }],
    },
    transform,
  })
  for (const { call, route } of described) {
    const { schema = {}, config = {} } = route
    paper.route({ method: call.method, url: call.path, schema, config, handler: () => undefined })
  }
  await paper.ready()
  return completed(paper.swagger() as unknown as Document, described)
}

/** Adds what swagger cannot derive from the schemas: files and errors. */
function completed(made: Document, described: readonly DescribedRoute[]): Document {
  Object.assign(made.components.schemas, problemSchemas)
  for (const { call, route } of described) {
    const operation = made.paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]
    if (!operation) throw new Error(`${call.method} ${call.path} is not in the document`)
    if (call.takesFile) operation.requestBody = { required: true, ...fileContent(call.takesFile) }
    addAnswers(operation, call, route)
  }
  return made
}
