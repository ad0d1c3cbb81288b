import type { Problem } from '#shared/contract/platform/fields.ts'

/** Pictures of the catalogue: what travels; the server looks at the content. */
export const pictureTypes = 'image/jpeg,image/png,image/gif,image/webp'
export const maxPictureBytes = 5 * 1024 * 1024

/**
 * Uploads one picture with XMLHttpRequest, because fetch reports no upload progress.
 * @returns the picture's address; rejects with a sentence for the reader
 */
export function uploadPicture(
  file: File,
  isDrawing: boolean,
  onProgress: (part: number) => void,
  signal: AbortSignal,
  address = `/api/admin/upload${isDrawing ? '?drawing=true' : ''}`,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const body = new FormData()
    body.append('image', file)
    request.open('POST', address)
    request.setRequestHeader('accept-language', 'it')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const answer = request.response as ({ imageUrl?: string } & Partial<Problem>) | null
      if (request.status === 201 && answer?.imageUrl) resolve(answer.imageUrl)
      else reject(new Error(answer?.message ?? 'il caricamento non è riuscito.'))
    }
    request.onerror = () => reject(new Error('la connessione si è interrotta.'))
    request.onabort = () => reject(new Error('caricamento interrotto.'))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
