import { AwsClient } from 'aws4fetch'
import type { ImageStore } from '#server/catalog/deps/image-store.ts'
import { assertNoTransaction } from '#server/platform/database/transaction.ts'
import { sendOutside } from '#server/platform/tracing/tracing.ts'

interface S3Settings {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
}

const timeoutMs = 15_000
const retries = 3
const prefix = 'images/'

export function openS3ImageStore({ endpoint, bucket, region, ...keys }: S3Settings): ImageStore {
  const client = new AwsClient({ ...keys, region, service: 's3', retries, initRetryMs: 100 })
  const bucketUrl = `${endpoint.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`

  const call = async (method: string, url: string, accepted: readonly number[], body?: Buffer) => {
    assertNoTransaction('a call to the picture store')
    const response = await sendOutside(method, url, (headers) =>
      client.fetch(url, {
        method,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...headers, ...(body && { 'content-type': 'application/octet-stream' }) },
        ...(body && { body: new Uint8Array(body) }),
      }),
    )
      // Without the cause: a refused connection here must not be taken for the database's.
      .catch((error: Error) => {
        throw new Error(`S3_ENDPOINT does not answer: ${(error.cause as Error | undefined)?.message || error.message}`)
      })
    if (accepted.includes(response.status)) return response
    const reason = /<Code>([^<]*)<\/Code>/.exec(await response.text())?.[1] ?? ''
    throw new Error(`the picture store answered ${response.status} ${reason} to ${method}`.trim())
  }
  const urlOf = (name: string) => `${bucketUrl}/${prefix}${encodeURIComponent(name)}`

  return {
    read: async (name) => {
      const response = await call('GET', urlOf(name), [200, 404])
      const content = Buffer.from(await response.arrayBuffer())
      return response.status === 404 ? undefined : content
    },
    write: async (name, content) => {
      const response = await call('PUT', urlOf(name), [200, 201, 204], content)
      await response.arrayBuffer()
    },
    remove: async (name) => {
      const response = await call('DELETE', urlOf(name), [200, 204, 404])
      await response.arrayBuffer()
    },
    marks: async () => {
      const marks = new Map<string, string>()
      for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
        const query = new URLSearchParams({ 'list-type': '2', prefix, ...(token && { 'continuation-token': token }) })
        const page = await (await call('GET', `${bucketUrl}?${query}`, [200])).text()
        for (const [, entry = ''] of page.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)) {
          const name = textOf(entry, 'Key')?.slice(prefix.length)
          if (name && !name.includes('/')) marks.set(name, `${textOf(entry, 'ETag')}/${textOf(entry, 'Size')}`)
        }
        token = textOf(page, 'NextContinuationToken')
      }
      return marks
    },
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function textOf(xml: string, element: string): string | undefined {
  const text = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml)?.[1]
  return text?.replace(/&(?:#(\d+)|(\w+));/g, (all, code: string | undefined, name: string | undefined) =>
    code ? String.fromCodePoint(Number(code)) : (entities[name ?? ''] ?? all),
  )
}
