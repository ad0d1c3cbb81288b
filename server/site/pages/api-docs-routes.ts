import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import type { Deps } from '#server/site/deps/deps.ts'

const { resolve } = createRequire(import.meta.url)

/** Redoc makes its style elements empty and fills them by script; that hash is of nothing. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>API</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>
<body><div id="calls"></div><noscript><a href="/api/openapi.json">openapi.json</a></noscript><script type="module" src="/api/docs/start.js"></script></body></html>`

const start = `import { init } from '/api/docs/redoc.js'
init('/api/openapi.json', { disableTelemetry: true }, document.getElementById('calls'))
`

/** Its mark is the only file that Redoc asks another host for; an image that can't be read is left out. */
const redoc = async () =>
  (await readFile(resolve('redoc/bundles/redoc.standalone.js'), 'utf8')).replaceAll(
    /https:\/\/cdn\.redoc\.ly\/redoc\/[\w-]+\.svg/g,
    'data:,',
  )

/** The OpenAPI document as a page to read. */
export function apiDocsRoutes(app: FastifyInstance, _deps: Deps, cache: PublicCache): void {
  const file = (path: string, type: string, make: () => string | Promise<string>) =>
    app.get(path, { schema: { hide: true } }, async (request: FastifyRequest, reply: FastifyReply) => {
      const headers = { 'content-type': `${type}; charset=utf-8`, 'content-security-policy': policy }
      const read = async () => ({ headers, isCurrent: () => true, body: Buffer.from(await make()), isRare: true })
      return reply.send(await (await cache.answer({ key: path }, read)).prepare(request, reply))
    })
  file('/api/docs', 'text/html', () => page)
  file('/api/docs/start.js', 'text/javascript', () => start)
  file('/api/docs/redoc.js', 'text/javascript', redoc)
}
