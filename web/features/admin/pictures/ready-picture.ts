import { maxPictureBytes, pictureTypes } from './upload-picture.ts'

/** What the shop keeps of a picture at most; beyond it there is nothing to gain from a larger file. */
const maxSide = 2_000
const lightBytes = 1.5 * 1024 * 1024
const qualities = [0.9, 0.7]

export type ReadyPicture = { file: File } | { problem: string }

/**
 * A chosen file as it can be sent: large photos and kinds that only this browser reads (HEIC on Apple's) are drawn anew,
 * smaller. A problem is the end of a sentence that begins with the file's name.
 */
export async function readyPicture(file: File): Promise<ReadyPicture> {
  if (file.size === 0) return { problem: 'è vuoto.' }
  const isTaken = pictureTypes.split(',').includes(file.type)
  const isHeic = /hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name)
  if (!isTaken && !isHeic && !file.type.startsWith('image/'))
    return { problem: 'non è un’immagine JPG, PNG, GIF o WebP.' }
  const isLight = isTaken && file.size <= (file.type === 'image/gif' ? maxPictureBytes : lightBytes)
  if (isLight) return { file }
  const drawn = file.type === 'image/gif' ? undefined : await drawSmaller(file)
  if (drawn && drawn.size <= maxPictureBytes) return { file: drawn }
  if (isTaken && file.size <= maxPictureBytes) return { file }
  if (isHeic)
    return {
      problem:
        'è una foto HEIC e questo browser non sa aprirla: caricala da Safari o dall’iPhone, oppure salvala come JPG.',
    }
  if (isTaken) return { problem: 'supera i 5 MB e non si riesce a rimpicciolirla qui: salvala più piccola.' }
  return { problem: 'non si apre in questo browser: salvala come JPG.' }
}

/** Undefined where this browser cannot read it. */
async function drawSmaller(file: File): Promise<File | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  try {
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(picture.width * scale))
    canvas.height = Math.max(1, Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (!context) return undefined
    context.imageSmoothingQuality = 'high'
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    let blob: Blob | undefined
    for (const quality of qualities) {
      blob = await blobOf(canvas, 'image/webp', quality)
      // Safari writes no WebP and makes a PNG of it; a PNG may be one because it is partly clear.
      if (blob?.type === 'image/png' && file.type !== 'image/png') blob = await blobOf(canvas, 'image/jpeg', quality)
      if (blob && blob.size <= maxPictureBytes) break
    }
    return blob && new File([blob], file.name, { type: blob.type })
  } finally {
    picture.close()
  }
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality))
}
