/**
 * A picture's file name contains its layout data, which a page needs before it has loaded:
 * `brenta-1600x1067-scene-50x62.webp` = 1600 × 1067 px, fills its frame, focal point at 50 % / 62 %. `cut` is shown
 * whole with a margin, `drawing` is an illustration.
 */
export interface ImageFacts {
  width: number
  height: number
  fit: 'scene' | 'cut' | 'drawing'
  focusX: number
  focusY: number
}

const pattern = /-(\d{1,5})x(\d{1,5})-(scene|cut|drawing)(?:-(\d{1,3})x(\d{1,3}))?\.[a-z]+(?:\?.*)?$/

/** The facts in an image's name or address; a name without them counts as a 3:2 scene. */
export function imageFacts(name: string): ImageFacts {
  const match = pattern.exec(name)
  if (!match) return { width: 1200, height: 800, fit: 'scene', focusX: 50, focusY: 50 }
  return {
    width: Number(match[1]),
    height: Number(match[2]),
    fit: match[3] as ImageFacts['fit'],
    focusX: Number(match[4] ?? 50),
    focusY: Number(match[5] ?? 50),
  }
}

/** Shows the kind, never the product itself. */
export function isDrawing(name: string): boolean {
  return imageFacts(name).fit === 'drawing'
}

/** For a stand-in photo. */
export const sampleStem = (stem: string): string => `${stem}-sample`

/** A photo of another product, marked as such, like a drawing. */
export function isSamplePhoto(name: string): boolean {
  const match = pattern.exec(name)
  return match !== null && match[3] !== 'drawing' && name.slice(0, match.index).endsWith('-sample')
}

export function imageName(stem: string, facts: ImageFacts, extension = 'webp'): string {
  const focus = facts.focusX === 50 && facts.focusY === 50 ? '' : `-${facts.focusX}x${facts.focusY}`
  return `${stem}-${facts.width}x${facts.height}-${facts.fit}${focus}.${extension}`
}

/** The same picture's name with another focal point; undefined for a name without layout data. */
export function refocusedName(name: string, focusX: number, focusY: number): string | undefined {
  const match = pattern.exec(name)
  if (!match) return undefined
  const [stem, extension] = [name.slice(0, match.index), name.slice(name.lastIndexOf('.') + 1)]
  return imageName(stem, { ...imageFacts(name), focusX, focusY }, extension)
}

export const imageWidths = [320, 480, 768, 1200, 1600] as const
