import type { MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { requestLanguage } from '#server/http/request-language.ts'
import { route } from '#server/http/route.ts'
import { invalidInput, problem } from '#server/problems/problem.ts'
import {
  backUpImages as backUpCall,
  setFocalPoint as focalCall,
  getImageStatus,
  restoreImages as restoreCall,
  uploadImage as uploadCall,
} from '#shared/contract/admin-images.ts'
import { backUpImages, checkImages, noteImageCheck, restoreImages } from './image-guard.ts'
import { setFocalPoint } from './set-focal-point.ts'
import { uploadImage } from './upload-image.ts'

// A form around the largest file; what says it is larger is not read at all.
const maxFormBytes = 5 * 1024 * 1024 + 64 * 1024

export function adminImageRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, uploadCall, async ({ request, query }) => ({
    imageUrl: `/images/${await uploadImage(deps, await uploadedImage(request), query.drawing === 'true')}`,
  }))

  route(app, focalCall, async ({ body: { imageUrl, focusX, focusY } }) => ({
    imageUrl: `/images/${await setFocalPoint(deps, imageUrl.replace(/^\/images\//, ''), focusX, focusY)}`,
  }))

  route(app, getImageStatus, async () => {
    const check = await checkImages(deps)
    noteImageCheck(deps, check)
    const { missing, total, notBackedUp, orphans } = check
    return {
      valid: missing.length === 0,
      totalMissing: missing.length,
      missingFiles: missing,
      total,
      totalBackedUp: total - notBackedUp.length,
      orphanFiles: orphans,
      checkedAt: deps.clock().toISOString(),
    }
  })

  route(app, restoreCall, async ({ request }) => {
    const { restored, lost } = await restoreImages(deps, await checkImages(deps))
    return {
      message: restoreMessage(restored.length, lost.length, requestLanguage(request)),
      restored: restored.length,
      lost,
    }
  })

  route(app, backUpCall, async ({ request }) => {
    const check = await checkImages(deps)
    const copied = (await backUpImages(deps, check)).length
    const open = check.notBackedUp.length - copied
    return { message: backupMessage(copied, check.total, open, requestLanguage(request)), copied, total: check.total }
  })
}

/** The file of the field `image`. @throws 400 without one, 413 above 5 MiB, 415 when the body is no form */
async function uploadedImage(request: FastifyRequest): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxFormBytes) throw problem('image_too_large')
  const { file, content } = await readForm(request)
  if (file.fieldname !== 'image') throw invalidInput({ image: 'field_required' })
  return content
}

/** The form's only file. @throws 400 when there is none or another one: nobody would know which was meant */
async function readForm(request: FastifyRequest) {
  let found: { file: MultipartFile; content: Buffer } | undefined
  const parts = request.parts({ limits: { files: 2 } })
  for (;;) {
    const { value: part, done } = await parts.next().catch(brokenForm)
    if (done) break
    if (part.type !== 'file') continue
    if (found) throw invalidInput({ image: 'one_file' })
    found = { file: part, content: await part.toBuffer().catch(brokenForm) }
  }
  if (!found) throw invalidInput({ image: 'field_required' })
  return found
}

/** The form's parser complains of what it cannot read with errors that have no code: the fault is the sender's. */
function brokenForm(error: Error & { code?: string }): never {
  if (error.code === 'FST_REQ_FILE_TOO_LARGE') throw problem('image_too_large')
  throw error.code === undefined ? invalidInput({ image: 'field_invalid' }) : error
}

function restoreMessage(restored: number, lost: number, language: 'it' | 'en'): string {
  if (restored + lost === 0) return language === 'it' ? 'Nessuna immagine da ripristinare.' : 'No images to restore.'
  const counted =
    language === 'it'
      ? `${restored} ${restored === 1 ? 'immagine ripristinata' : 'immagini ripristinate'}.`
      : `${restored} ${restored === 1 ? 'image' : 'images'} restored.`
  if (lost === 0) return counted
  return language === 'it'
    ? `${counted} ${lost} senza copia valida: vanno caricate di nuovo.`
    : `${counted} ${lost} without a valid copy: upload them again.`
}

function backupMessage(copied: number, total: number, open: number, language: 'it' | 'en'): string {
  const said =
    language === 'it'
      ? `Backup completato: ${copied} ${copied === 1 ? 'immagine copiata' : 'immagini copiate'}, ${total - open} su ${total} al sicuro.`
      : `Backup complete: ${copied} ${copied === 1 ? 'image' : 'images'} copied, ${total - open} of ${total} safe.`
  if (open === 0) return said
  return language === 'it' ? `${said} Alcuni originali mancano.` : `${said} Some originals are missing.`
}
