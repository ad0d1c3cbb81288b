import { Ajv2020 } from 'ajv/dist/2020.js'
import { isJson, type Json } from '#server/platform/http/openapi-components.ts'

const inside = (value: unknown, ...keys: string[]): Json | undefined => {
  const found = keys.reduce((outer: unknown, key) => (isJson(outer) ? outer[key] : undefined), value)
  return isJson(found) ? found : undefined
}

/** @returns what is not as the document says of the answer to a call, "GET /api/products/{id}" */
export function documentedAnswers(document: Json): (call: string, answer: Response) => Promise<string | undefined> {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema({ $id: 'document', components: document.components })
  return async (call, answer) => {
    const [method = '', path = ''] = call.split(' ')
    const said = inside(document.paths, path, method.toLowerCase(), 'responses', String(answer.status))
    if (!said) return `${call} answers ${answer.status}, which is not documented`
    const text = await answer.text()
    const content = inside(said, 'content')
    if (!content) return text === '' ? undefined : `${call} ${answer.status} has a body that is not documented`
    const type = (answer.headers.get('content-type') ?? '').replace(/;.*/, '')
    if (!(type in content)) return `${call} ${answer.status} is ${type || 'nothing'}`
    const schema = inside(content, type, 'schema')
    if (type !== 'application/json' || !schema) return undefined
    const rooted = JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/'))
    return ajv.validate(rooted, JSON.parse(text))
      ? undefined
      : `${call} ${answer.status}: ${ajv.errorsText(undefined, { dataVar: 'answer' })}`
  }
}
