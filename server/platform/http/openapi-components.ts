/** A part of the document. */
export type Json = Record<string, unknown>

export interface Place {
  /** The name it would have for its place, and a longer one when another schema has that. */
  names: readonly string[]
  schema: Json
  isBody: boolean
}

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isObject = (schema: Json) => isJson(schema.properties)
export const capitalized = (text: string) =>
  text.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_all, first: string) => first.toUpperCase())
const endings: readonly (readonly [RegExp, string])[] = [
  [/(us|ss|is)$/, '$1'],
  [/ies$/, 'y'],
  [/lves$/, 'lf'],
  [/(sh|ch|ss|x)es$/, '$1'],
  [/s$/, ''],
]
function singular(word: string): string {
  const [ending, instead] = endings.find(([pattern]) => pattern.test(word)) ?? [/$/, '']
  return word.replace(ending, instead)
}

/**
 * Moves the objects of a document into `components.schemas`: each body, and each part that stands in several places.
 * Equal ones become one. Names come from the operation or the property, so that generated clients have types to name.
 */
class SchemaNames {
  private readonly counts = new Map<string, number>()
  private readonly named = new Map<string, string>()
  readonly schemas: Record<string, Json> = {}

  add(places: readonly Place[]): void {
    for (const { schema } of places) this.count(schema)
    for (const place of places) this.replaceParts(place.schema, place)
  }

  private count(value: unknown): void {
    if (Array.isArray(value)) for (const one of value) this.count(one)
    if (!isJson(value)) return
    spellOut(value)
    if (isObject(value)) {
      const text = JSON.stringify(value)
      this.counts.set(text, (this.counts.get(text) ?? 0) + 1)
    }
    for (const inner of Object.values(value)) this.count(inner)
  }

  /** Changes a schema in place: its parts first, itself last. */
  private replaceParts(schema: Json, place: Omit<Place, 'schema'>): void {
    delete schema.$schema
    const text = JSON.stringify(schema)
    const known = this.named.get(text)
    if (known) {
      refer(schema, known)
      return
    }
    const isNamed = isObject(schema) && (place.isBody || (this.counts.get(text) ?? 0) > 1)
    const own = isNamed ? this.freeName(place.names) : undefined
    if (own) {
      this.named.set(text, own)
      this.schemas[own] = {}
    }
    for (const [key, inner] of Object.entries(isJson(schema.properties) ? schema.properties : {}))
      if (isJson(inner)) this.replaceParts(inner, partOf(own ?? place.names[0] ?? '', key, inner))
    for (const key of ['items', 'additionalProperties', 'anyOf', 'oneOf', 'allOf', 'prefixItems'])
      for (const inner of [schema[key]].flat()) if (isJson(inner)) this.replaceParts(inner, place)
    if (!own) return
    this.schemas[own] = { ...schema }
    refer(schema, own)
  }

  private freeName(wanted: readonly string[]): string {
    const last = wanted.at(-1) ?? ''
    for (const name of wanted) if (!(name in this.schemas)) return name
    for (let n = 2; ; n++) if (!(`${last}${n}` in this.schemas)) return `${last}${n}`
  }
}

function partOf(owner: string, key: string, schema: Json): Omit<Place, 'schema'> {
  const own = capitalized(schema.type === 'array' ? singular(key) : key)
  return { names: [`${owner}${own}`], isBody: false }
}

/** A record of known keys, as properties: clients learn their names. */
function spellOut(schema: Json): void {
  const { propertyNames: names, additionalProperties: value } = schema
  if (!isJson(names) || !Array.isArray(names.enum) || !Array.isArray(schema.required)) return
  schema.properties = Object.fromEntries(names.enum.map((name) => [name, structuredClone(value)]))
  schema.additionalProperties = false
  delete schema.propertyNames
}

function refer(schema: Json, name: string): void {
  for (const key of Object.keys(schema)) delete schema[key]
  schema.$ref = `#/components/schemas/${name}`
}

/** Names them in the order given. @returns the schemas by name */
export function nameSchemas(places: readonly Place[]): Record<string, Json> {
  const names = new SchemaNames()
  names.add(places)
  return names.schemas
}

/** `GET /api/admin/products/{id}`: `getAdminProductsById`. */
export function operationId(method: string, path: string): string {
  return method.toLowerCase() + capitalized(path.replace(/^\/api/, '').replace(/:(\w+)/g, 'by-$1'))
}

/** What the records of a path are called: `AdminProduct`, `AdminProductStock`. */
export function resourceName(path: string): string {
  const words = path
    .replace(/^\/api\//, '')
    .split('/')
    .filter((part) => part !== '' && !part.startsWith(':'))
  return words.map((word) => capitalized(singular(word))).join('')
}
