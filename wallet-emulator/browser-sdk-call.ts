import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const parts = ['./instruments/device-sdk.js', './instruments/instrument-sdk.js', './wallet-browser-sdk.js']
const script = parts.map(read).join('')

/** At the provider's own path; a shop on another origin may load it. */
export function mountBrowserSdk(app: FastifyInstance): void {
  app.get('/web-sdk/v6/core', async (_request, reply) =>
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-cache')
      .header('x-content-type-options', 'nosniff')
      .type('text/javascript; charset=utf-8')
      .send(script),
  )
}
