import type { JsonSchema, Operation } from './openapi-shape.ts'

type Content = Operation['responses'][string]

const text = (type: string): Content => ({ content: { [type]: {} } })
const json: Content = { content: { 'application/json': {} } }
const page = text('text/html')

function address(path: string, responses: Operation['responses'], query: readonly string[] = []): Operation {
  const anything: JsonSchema = { type: 'string' }
  return {
    name: `GET ${path}`,
    method: 'GET',
    path,
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
        in: 'path',
        name,
        required: true,
        schema: anything,
      })),
      ...query.map((name) => ({ in: 'query', name, schema: anything })),
    ],
    responses: { '304': {}, '400': json, '404': json, ...responses },
  }
}

/** The shop's answers besides its calls, which no document describes. */
export const undocumentedAddresses: readonly Operation[] = [
  address('/health/live', { '200': json }),
  address('/health/ready', { '200': json }),
  address('/metrics', { '200': text('text/plain'), '403': json }),
  address('/robots.txt', { '200': text('text/plain') }),
  address('/sitemap.xml', { '200': text('application/xml') }),
  address('/api/docs', { '200': page }),
  address('/opensearch.xml', { '200': text('application/opensearchdescription+xml') }),
  address('/manifest.webmanifest', { '200': text('application/manifest+json') }),
  address('/images/{name}', { '200': text('image/') }, ['w']),
  address('/api/login', { '302': {} }, ['return', 'lang']),
  address('/api/logout', { '302': {} }, ['lang']),
]

/** The pages, where they are built: an unknown one is a page too; a wrong choice or spelling leads to the right address. */
export const pageAddresses: readonly Operation[] = [
  address('/', { '200': page, '302': {} }, ['q', 'lang', 'accedi']),
  address('/biciclette', { '200': page, '302': {} }, ['brand', 'color', 'frameSize', 'minPrice', 'sort', 'lang']),
  address('/accessori', { '200': page, '302': {} }, ['sort', 'offset']),
  address('/prodotto/{slug}', { '200': page, '301': {}, '302': {}, '404': page }, ['lang']),
  address('/ordine/{orderNumber}', { '200': page, '302': {}, '404': page }, ['k']),
  address('/recesso', { '200': page, '302': {} }, ['k', 'ordine']),
  address('/account', { '200': page }),
  address('/en', { '200': page, '302': {} }, ['q', 'lang', 'accedi']),
  address('/en/prodotto/{slug}', { '200': page, '301': {}, '302': {}, '404': page }, ['lang']),
  address('/en/{anything}', { '200': page, '302': {}, '404': page }, ['lang']),
  address('/{anything}', { '200': page, '302': {}, '404': page }, ['lang']),
]
