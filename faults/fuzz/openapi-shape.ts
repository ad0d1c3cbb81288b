/** The part of JSON schema that the shop's document uses. */
export interface JsonSchema {
  type?: string | string[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  enum?: unknown[]
  const?: unknown
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

interface Media {
  schema?: JsonSchema
}

interface DocumentedOperation {
  parameters?: { in: string; name: string; required?: boolean; schema: JsonSchema }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}

export interface OpenApiDocument {
  openapi: string
  paths: Record<string, Record<string, DocumentedOperation>>
  components: { schemas: Record<string, JsonSchema> }
}

export interface Operation extends DocumentedOperation {
  /** "POST /api/products/{id}/reviews" */
  name: string
  method: string
  path: string
}

/** Calls with their schemas where they are used instead of by name. */
export function operationsOf(document: OpenApiDocument): Operation[] {
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole)
    if (typeof value !== 'object' || value === null) return value
    const { $ref, ...others } = value as { $ref?: string }
    const named = $ref && document.components.schemas[$ref.replace('#/components/schemas/', '')]
    if (named && !$ref.endsWith('/Problem')) return whole(named)
    return Object.fromEntries(Object.entries(named ? value : others).map(([key, inner]) => [key, whole(inner)]))
  }
  return Object.entries(whole(document.paths) as OpenApiDocument['paths']).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => {
      const verb = method.toUpperCase()
      return { ...call, name: `${verb} ${path}`, method: verb, path }
    }),
  )
}
