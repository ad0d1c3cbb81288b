import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { countOpen, forgetIncoming, listOpen, moveIncoming } from '../stored-imports/incoming-picture-repository.ts'
import { addPictures } from './add-pictures.ts'
import {
  addPictures as addCall,
  getIncomingPictures,
  type IncomingPictures,
  matchPictureFiles,
  moveIncomingPictures,
} from './incoming-pictures.ts'
import { matchFiles } from './match-files.ts'
import { reasonText } from './picture-reasons.ts'

const shown = 200

export function incomingPictureRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  const { db } = deps.database

  const view = async (language: Language): Promise<IncomingPictures> => {
    const listed = async (state: 'failed' | 'awaited') =>
      (await listOpen(db, state, shown)).map(({ reason, ...row }) => ({
        ...row,
        reason: reason && reasonText(reason, language),
      }))
    return { ...(await countOpen(db)), failures: await listed('failed'), awaitedNames: await listed('awaited') }
  }

  route(app, getIncomingPictures, ({ request }) => view(requestLanguage(request)))

  route(app, moveIncomingPictures, async ({ body: { step, ids }, request }) => {
    const now = deps.clock()
    if (step === 'stop') await moveIncoming(db, 'waiting', 'stopped', now)
    if (step === 'resume') await moveIncoming(db, 'stopped', 'waiting', now)
    if (step === 'retry') await moveIncoming(db, 'failed', 'waiting', now, ids)
    if (step === 'forget') await forgetIncoming(db, ids)
    return view(requestLanguage(request))
  })

  route(app, matchPictureFiles, { bodyLimit: 256 * 1024 }, ({ body }) => matchFiles(db, body.fileNames))

  route(app, addCall, ({ params, body }) => addPictures(deps, Number(params.id), body.pictures))
}
