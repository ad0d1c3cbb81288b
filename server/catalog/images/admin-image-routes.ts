import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import {
  backUpImages as backUpCall,
  setFocalPoint as focalCall,
  getImageStatus,
  restoreImages as restoreCall,
  uploadImage as uploadCall,
} from '#shared/contract/catalog/admin-images.ts'
import { backUpImages, checkImages, noteImageCheck, restoreImages } from './image-guard.ts'
import { setFocalPoint } from './set-focal-point.ts'
import { uploadImage } from './upload-image.ts'
import { uploadedImage } from './uploaded-image.ts'

export function adminImageRoutes(app: FastifyInstance, deps: CatalogDeps): void {
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
