import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { problem } from '#server/problems/problem.ts'
import { imageWidths } from '#shared/domain/image-name.ts'

const namePattern = /^[a-z0-9][a-z0-9-]{0,120}\.(webp|png|jpg|jpeg|gif)$/
const types: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
}

/** GET /images/{name}: the original, or with `?w=` that width as AVIF or WebP by Accept (rule 434). */
export function imageRoutes(app: FastifyInstance, { images, variants }: Deps): void {
  app.get<{ Params: { name: string }; Querystring: { w?: string | string[] } }>(
    '/images/:name',
    async (request, reply) => {
      const { name } = request.params
      if (!namePattern.test(name)) throw problem('not_found')
      const { w } = request.query
      const width = w === undefined ? undefined : Number(w)
      if (width !== undefined && !imageWidths.includes(width as (typeof imageWidths)[number]))
        throw problem('invalid_input')
      const format = /image\/avif/.test(request.headers.accept ?? '') ? 'avif' : 'webp'
      const bytes = width === undefined ? await images.read(name) : await variants.find(name, width, format)
      if (!bytes) throw problem('not_found')
      // A name's content never changes, so the name says it all.
      const etag = `"${name}.${width ?? 'original'}.${format}"`
      reply.headers({
        'cache-control': 'public, max-age=31536000, immutable',
        etag,
        'content-security-policy': "default-src 'none'; sandbox",
        // Webmail shows them too (decision 0031).
        'cross-origin-resource-policy': 'cross-origin',
        ...(width !== undefined && { vary: 'accept' }),
      })
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      const type = width === undefined ? types[name.slice(name.lastIndexOf('.') + 1)] : `image/${format}`
      return reply.type(type ?? 'application/octet-stream').send(bytes)
    },
  )
}
