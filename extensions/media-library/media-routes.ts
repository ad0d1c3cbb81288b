import type { FastifyInstance } from 'fastify'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { route } from '#server/platform/http/route.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import { changeMedia, deleteMedia, readMedia } from './change-media.ts'
import { changeMedia as changeCall, deleteMedia as deleteCall, getMedia, listMedia } from './media-calls.ts'
import { listMediaRows } from './media-repository.ts'
import { mediaViews, settingUses } from './media-view.ts'

export function mediaRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps.database
  route(app, listMedia, async ({ query, request, reply }) => {
    const { rows, total } = await listMediaRows(db, settingUses(deps.shop), query)
    setPagingHeaders(request, reply, query, total)
    return mediaViews(db, deps.shop, rows)
  })
  route(app, getMedia, ({ params }) => readMedia(db, deps.shop, params.name))
  route(app, changeCall, ({ params, body }) => changeMedia(deps, params.name, body))
  route(app, deleteCall, async ({ params, reply }) => {
    await deleteMedia(deps, params.name)
    reply.code(204)
    return undefined
  })
}
