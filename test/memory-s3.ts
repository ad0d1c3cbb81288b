import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface MemoryS3 {
  /** The environment of a shop that keeps its pictures there. */
  env: Record<string, string>
  close(): Promise<void>
}

/** A picture store that several shops reach: as much of the S3 protocol as they speak, in memory. */
export async function openMemoryS3({ isReadOnly = false } = {}): Promise<MemoryS3> {
  const bucket = '/negozio'
  const objects = new Map<string, Buffer>()
  const server = createServer(async (request, reply) => {
    const url = new URL(request.url ?? '/', 'http://s3.test')
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    if (!`${url.pathname}/`.startsWith(`${bucket}/`))
      return reply.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
    if (request.method === 'PUT' && isReadOnly)
      return reply.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>')
    if (url.pathname === bucket) return reply.end(listOf(objects))
    const key = decodeURIComponent(url.pathname.slice(bucket.length + 1))
    if (request.method === 'PUT') objects.set(key, Buffer.concat(parts))
    const found = objects.get(key)
    if (request.method === 'DELETE') objects.delete(key)
    return found ? reply.end(found) : reply.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      S3_BUCKET: bucket.slice(1),
      S3_ACCESS_KEY_ID: 'chiave',
      S3_SECRET_ACCESS_KEY: 'segreto',
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function listOf(objects: ReadonlyMap<string, Buffer>): string {
  const entries = [...objects].map(([key, content]) => {
    const tag = createHash('md5').update(content).digest('hex')
    return `<Contents><Key>${key}</Key><ETag>&quot;${tag}&quot;</ETag><Size>${content.length}</Size></Contents>`
  })
  return `<?xml version="1.0"?><ListBucketResult>${entries.join('')}</ListBucketResult>`
}
