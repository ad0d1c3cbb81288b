import { drawSmaller } from '#web/ui/form/draw-smaller.ts'
import { maxPictureBytes, pictureTypes } from './upload-picture.ts'

const lightBytes = 1.5 * 1024 * 1024

type ReadyPicture = { file: File } | { problem: string }

/**
 * A chosen file as it can be sent: large photos and kinds that only this browser reads (HEIC on Apple's) are drawn
 * again, smaller. A problem is the end of a sentence that begins with the file's name.
 */
export async function readyPicture(file: File): Promise<ReadyPicture> {
  if (file.size === 0) return { problem: 'è vuoto.' }
  const isTaken = pictureTypes.split(',').includes(file.type)
  const isHeic = /hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name)
  if (!isTaken && !isHeic && !file.type.startsWith('image/'))
    return { problem: 'non è un’immagine JPG, PNG, GIF o WebP.' }
  const isLight = isTaken && file.size <= (file.type === 'image/gif' ? maxPictureBytes : lightBytes)
  if (isLight) return { file }
  const drawn = file.type === 'image/gif' ? undefined : await drawSmaller(file, maxPictureBytes)
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
