import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput } from '#server/platform/problems/problem.ts'
import { romeDayOf } from '#shared/domain/platform/hours/rome-time.ts'
import {
  exportArchive,
  importShelves as shelvesCall,
  importOriginal as takeCall,
} from '../../picture-intake/shop-archives.ts'
import { importOriginal } from './import-original.ts'
import { importShelves } from './import-shelves.ts'
import { writeArchive } from './write-archive.ts'

const maxPictureBytes = 5 * 1024 * 1024
const maxShelfBytes = 2 * 1024 * 1024

/** Mounted behind the administrator's session, in its own scope: only here a body may be a picture. */
export function shopArchiveRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  app.addContentTypeParser(['image/webp', 'application/octet-stream'], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  route(app, exportArchive, ({ reply }) => {
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="negozio-${romeDayOf(deps.clock())}.zip"`,
      'cache-control': 'no-store',
    })
    return writeArchive(deps)
  })

  route(app, takeCall, { bodyLimit: maxPictureBytes }, async ({ params, query, request, reply }) => {
    if (!Buffer.isBuffer(request.body)) throw invalidInput({ body: 'field_required' })
    const isNew = await importOriginal(deps, params.name, query.sha256, request.body)
    reply.code(isNew ? 201 : 200)
    return { imageUrl: `/images/${params.name}` }
  })

  route(app, shelvesCall, { bodyLimit: maxShelfBytes }, ({ body }) => importShelves(deps, body))
}
