import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { drawnPictures } from '#server/catalog/extension-ports/drawn-pictures.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { imageWidths } from '#shared/domain/platform/goods/image-name.ts'

const namePattern = /^[a-z0-9][a-z0-9-]{0,120}\.(webp|png|jpg|jpeg|gif)$/
const types: Record<string, string> = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
}

/**
 * GET /images/{name}: the original, or the drawing of that name (decision 0064), or with `?w=` that width as AVIF or
 * WebP by Accept.
 * GET /images/share/{name}.jpg: the same picture for sharing.
 */
export function imageRoutes(app: FastifyInstance, { catalog, images, variants }: CatalogDeps): void {
  // There are more names of drawings than a disk has room for: only those of products are made and kept.
  const isOnPage = (drawing: string) =>
    catalog.state.items.some((item) => item?.product.drawingUrl === `/images/${drawing}`)

  app.get<{ Params: { name: string }; Querystring: { w?: string | string[] } }>(
    '/images/:name',
    async (request, reply) => {
      const { name } = request.params
      const drawn = drawnPictures()?.read(name)
      // It is sharp in every width.
      if (drawn) return send(request, reply, { bytes: drawn, type: 'image/svg+xml', etag: `"${name}"` })
      if (!namePattern.test(name)) throw problem('not_found')
      const { w } = request.query
      const width = w === undefined ? undefined : Number(w)
      if (width !== undefined && !imageWidths.includes(width as (typeof imageWidths)[number]))
        throw problem('invalid_input')
      const format = /image\/avif/.test(request.headers.accept ?? '') ? 'avif' : 'webp'
      const bytes = width === undefined ? await images.read(name) : await variants.find(name, width, format)
      const type = width === undefined ? types[name.slice(name.lastIndexOf('.') + 1)] : `image/${format}`
      if (width !== undefined) reply.header('vary', 'accept')
      return send(request, reply, { bytes, type, etag: `"${name}.${width ?? 'original'}.${format}"` })
    },
  )

  app.get<{ Params: { file: string } }>('/images/share/:file', async (request, reply) => {
    const name = request.params.file.replace(/\.jpg$/, '')
    if (name === request.params.file) throw problem('not_found')
    if (!namePattern.test(name) && !isOnPage(name)) throw problem('not_found')
    return send(request, reply, {
      bytes: await variants.findShare(name),
      type: types.jpg,
      etag: `"${name}.share"`,
    })
  })
}

interface SentPicture {
  bytes: Buffer | undefined
  type: string | undefined
  /** The content of a name never changes, so the name is the ETag. */
  etag: string
}

function send(request: FastifyRequest, reply: FastifyReply, { bytes, type, etag }: SentPicture) {
  if (!bytes) throw problem('not_found')
  reply.headers({
    'cache-control': 'public, max-age=31536000, immutable',
    etag,
    'content-security-policy': "default-src 'none'; sandbox",
    // Webmail shows them too (decision 0031).
    'cross-origin-resource-policy': 'cross-origin',
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.type(type ?? 'application/octet-stream').send(bytes)
}
