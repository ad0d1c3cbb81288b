import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { problem } from '#shared/contract/fields.ts'

const transform = createJsonSchemaTransform({ skipList: [] })
const problemSchema = z.toJSONSchema(problem, { io: 'output' })

/** OpenAPI 3.1 of every call, from the schemas that check them. Register it before the routes it describes. */
export async function installOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Pedivella', version: '1', description: 'Calls of the shop. Errors: {message, code, fields?}.' },
      servers: [{ url: publicUrl }],
    },
    transform: (input) => {
      const { schema, url } = transform(input)
      const call = input.route.config?.endpoint
      const isHidden = !call || input.route.config?.isMethodAnswer
      if (!call) return { schema: { ...schema, hide: isHidden }, url }
      const answers = (schema?.response ?? {}) as Record<string, unknown>
      for (const [status, body] of Object.entries(call.replies))
        if (body === null) answers[status] = { description: 'Done', type: 'null' }
      const errors = call.errors.length > 0 ? ` Codes: ${call.errors.join(', ')}.` : ''
      return {
        schema: {
          ...schema,
          response: {
            ...answers,
            '4xx': { ...problemSchema, description: `Refused.${errors}` },
            '5xx': { ...problemSchema, description: 'The shop or the wallet provider is away; see Retry-After.' },
          },
        },
        url,
      }
    },
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}
