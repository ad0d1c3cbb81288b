import swagger from '@fastify/swagger'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { addAnswers, fileContent, problemSchemas } from './openapi-answers.ts'

const transform = createJsonSchemaTransform({ skipList: [] })

interface Document {
  paths: Record<string, Record<string, { responses?: Record<string, unknown>; requestBody?: unknown }>>
  components: { schemas: Record<string, unknown> }
}

/** OpenAPI 3.1 of every call, from the schemas that check them. Register it before the routes it describes. */
export async function installOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  const calls: { call: Endpoint; route: Pick<RouteOptions, 'config'> }[] = []
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Pedivella', version: '1', description: 'Calls of the shop. Errors: {message, code, fields?}.' },
      servers: [{ url: publicUrl }],
    },
    transform: (input) => {
      const { schema, url } = transform(input)
      const call = input.route.config?.endpoint
      if (!call || input.route.config?.isMethodAnswer) return { schema: { ...schema, hide: true }, url }
      calls.push({ call, route: input.route })
      return { schema, url }
    },
  })
  let document: Document | undefined
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => {
    document ??= completed(app.swagger() as unknown as Document)
    return document
  })

  /** What swagger cannot know from the schemas: files, and every refusal. */
  function completed(made: Document): Document {
    Object.assign(made.components.schemas, problemSchemas)
    for (const { call, route } of calls) {
      const operation = made.paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]
      if (!operation) throw new Error(`${call.method} ${call.path} is not in the document`)
      if (call.takesFile) operation.requestBody = { required: true, ...fileContent(call.takesFile) }
      addAnswers(operation, call, route)
    }
    return made
  }
}
