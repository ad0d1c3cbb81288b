import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ImageStore } from '#server/catalog/deps/image-store.ts'
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts'
import { openS3ImageStore } from './s3-image-store.ts'

const pageSize = 2
let server: Server
let store: ImageStore
let objects: Map<string, Buffer>
let failures: number
let requests: string[]

/** The part of the S3 protocol that the store uses: path-style objects, signed requests, paged lists. */
beforeEach(async () => {
  objects = new Map()
  failures = 0
  requests = []
  server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://s3.test')
    const body = await bodyOf(request)
    requests.push(`${request.method} ${url.pathname}`)
    const answer = (status: number, content: Buffer | string = '') => reply.writeHead(status).end(content)
    const signature =
      /^AWS4-HMAC-SHA256 Credential=chiave\/\d{8}\/eu-south-1\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/
    if (!signature.test(request.headers.authorization ?? ''))
      return answer(403, '<Error><Code>AccessDenied</Code></Error>')
    if (failures > 0) {
      failures--
      return answer(503, '<Error><Code>SlowDown</Code></Error>')
    }
    if (url.pathname === '/negozio') return answer(200, list(url.searchParams))
    const key = decodeURIComponent(url.pathname.slice('/negozio/'.length))
    if (!url.pathname.startsWith('/negozio/')) return answer(404, '<Error><Code>NoSuchBucket</Code></Error>')
    if (request.method === 'PUT') objects.set(key, body)
    if (request.method === 'DELETE') return answer(objects.delete(key) ? 204 : 404)
    const found = objects.get(key)
    return found
      ? answer(200, request.method === 'GET' ? found : '')
      : answer(404, '<Error><Code>NoSuchKey</Code></Error>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  store = openS3ImageStore(settings())
})
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())))

const settings = (bucket = 'negozio') => ({
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  bucket,
  accessKeyId: 'chiave',
  secretAccessKey: 'segreto',
  region: 'eu-south-1',
})

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

function list(query: URLSearchParams): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
  const from = Number(query.get('continuation-token') ?? 0)
  const entries = keys.slice(from, from + pageSize).map((key) => {
    const content = objects.get(key) ?? Buffer.alloc(0)
    const tag = createHash('md5').update(content).digest('hex')
    return `<Contents><Key>${key.replace('&', '&amp;')}</Key><ETag>&quot;${tag}&quot;</ETag><Size>${content.length}</Size></Contents>`
  })
  const next = from + pageSize < keys.length ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : ''
  return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${next}</ListBucketResult>`
}

describe('pictures in an S3-compatible store', () => {
  it('keeps, lists over several pages and removes', async () => {
    for (const name of ['c.webp', 'a.webp', 'b&b.webp', 'd.webp', 'e.webp']) await store.write(name, Buffer.from(name))
    objects.set('altro/x.webp', Buffer.from('x'))
    expect([...(await store.marks()).keys()]).toEqual(['a.webp', 'b&b.webp', 'c.webp', 'd.webp', 'e.webp'])
    expect(await store.read('b&b.webp')).toEqual(Buffer.from('b&b.webp'))
    await store.remove('b&b.webp')
    await store.remove('b&b.webp')
    expect(await store.read('b&b.webp')).toBeUndefined()
  })

  it('marks another content as another', async () => {
    await store.write('a.webp', Buffer.from('uno'))
    const before = (await store.marks()).get('a.webp')
    await store.write('a.webp', Buffer.from('due'))
    expect((await store.marks()).get('a.webp')).not.toBe(before)
  })

  it('tries again while the store is overloaded', async () => {
    failures = 2
    await store.write('a.webp', Buffer.from('uno'))
    expect(requests).toEqual(Array.from({ length: 3 }, () => 'PUT /negozio/images/a.webp'))
    expect(await store.read('a.webp')).toEqual(Buffer.from('uno'))
  })

  it('says what the store answered when it refuses', async () => {
    await expect(openS3ImageStore(settings('altrove')).write('a.webp', Buffer.from('x'))).rejects.toThrow(
      'the picture store answered 404 NoSuchBucket to PUT',
    )
  })

  it('says that the store is away, and never that the database is', async () => {
    const away = openS3ImageStore({ ...settings(), endpoint: 'http://127.0.0.1:9' })
    const error = await away.read('a.webp').catch((thrown: unknown) => thrown)
    expect(String(error)).toContain('S3_ENDPOINT does not answer')
    expect(isDatabaseUnavailable(error)).toBe(false)
  })
})
