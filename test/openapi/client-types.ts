import { registerHooks } from 'node:module'
import { isJson, type Json } from '#server/platform/http/openapi-components.ts'

// The generator writes by functions of the compiler that TypeScript 7 no longer has: it gets those of 6.
registerHooks({
  resolve: (name, context, next) =>
    name === 'typescript' && context.parentURL?.includes('/openapi-typescript/')
      ? { url: new URL('./older-compiler.ts', import.meta.url).href, shortCircuit: true }
      : next(name, context),
})
const { default: openapiTS, astToString } = await import('openapi-typescript')

const head = '// Made by `npm run client` from GET /api/openapi.json; do not edit.\n'
const json = (value: unknown): Json => (isJson(value) ? value : {})
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const mapped = (value: unknown, change: (inner: Json) => Json) =>
  Object.fromEntries(Object.entries(json(value)).map(([key, inner]) => [key, change(json(inner))]))

/** The types of all calls and events, for openapi-fetch. */
export async function clientTypes(document: Json): Promise<string> {
  const text = astToString(await openapiTS(shortened(document) as object as Parameters<typeof openapiTS>[0]))
  // What is not there needs no line.
  const said = text.replaceAll(/^ +\w+\?: never;\n/gm, '').replaceAll(/^ +parameters: \{\n +\};\n/gm, '')
  return head + said.replaceAll(/^ +/gm, (blanks) => ' '.repeat(blanks.length / 2))
}

/** All refusals have one shape, which stands once; they are the larger part of the document. */
function shortened(document: Json): Json {
  const schema = { $ref: '#/components/schemas/Problem' }
  const Refusal = { description: 'A refusal', content: { 'application/json': { schema } } }
  const shorter = (operation: Json): Json => {
    const answers = Object.entries(json(operation.responses)).filter(([status]) => Number(status) < 400)
    return {
      ...operation,
      parameters: list(operation.parameters).map((one) => numberTaken(json(one))),
      responses: { ...Object.fromEntries(answers), default: { $ref: '#/components/responses/Refusal' } },
    }
  }
  return {
    ...document,
    components: { ...json(document.components), responses: { Refusal } },
    paths: mapped(document.paths, (calls) => mapped(calls, shorter)),
  }
}

/** A number in an address is text of digits: both are taken. */
function numberTaken(parameter: Json): Json {
  const schema = json(parameter.schema)
  if (!/^\^(\[1-9\])?\\d\{\d,\d\}\$$/.test(String(schema.pattern))) return parameter
  return { ...parameter, schema: { ...schema, type: ['string', 'number'] } }
}
