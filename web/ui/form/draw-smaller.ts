/** The server's maximum; larger files gain nothing. */
const maxSidePx = 2_000
const qualities = [0.9, 0.7]

/** A photo redrawn smaller; undefined where this browser cannot read it. */
export async function drawSmaller(file: File, maxBytes: number): Promise<File | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return undefined
  try {
    const scale = Math.min(1, maxSidePx / Math.max(picture.width, picture.height))
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
      if (blob && blob.size <= maxBytes) break
    }
    return blob && new File([blob], file.name, { type: blob.type })
  } finally {
    picture.close()
  }
}

function blobOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | undefined> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), type, quality))
}
