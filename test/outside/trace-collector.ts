import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { openTracing } from '#server/platform/tracing/open-tracing.ts'

interface ReceivedSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  links?: { spanId: string }[]
}

/** Takes what a collector of OpenTelemetry takes over HTTP; answers every other request too. */
export async function openTraceCollector() {
  const requests: { url: string | undefined; headers: Record<string, unknown>; body: string }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      requests.push({ url: request.url, headers: request.headers, body })
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    endpoint,
    requests,
    /** @returns what sends the rest and ends it */
    open: (sampler = 'parentbased_always_on') =>
      openTracing({ endpoint, sampler, ratio: 1 }, pino({ level: 'silent' })),
    spans: (): ReceivedSpan[] =>
      requests
        .filter(({ url }) => url === '/v1/traces')
        .flatMap(({ body }) => JSON.parse(body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }: { spans: ReceivedSpan[] }) => spans)),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
