import { problem } from '#server/platform/problems/problem.ts'
import { fairTurns } from '#server/platform/throttle/fair-turns.ts'
import type { ImageFacts } from '#shared/domain/platform/goods/image-name.ts'
import { imageKind } from './image-kind.ts'

const maxPixels = 50_000_000
const maxFrames = 200
const maxSide = 2_000
const maxSeconds = 20

interface EncodedImage {
  /** WebP without metadata, upright, at most 2000 pixels a side. */
  content: Buffer
  facts: ImageFacts
}

// One at a time: a large picture takes hundreds of megabytes while it is open.
export const inTurn = fairTurns({ atOnce: 1, waiting: 16, retryAfterSeconds: 5 })

/**
 * Decodes an upload and re-encodes it, so that only the picture remains: metadata, hidden payloads and broken parts are
 * dropped (rule 477). Animations stay animated.
 * @throws Problem 415 image_type, 413 image_too_many_pixels, 503 busy
 */
export function encodeImage(upload: Buffer): Promise<EncodedImage> {
  if (!imageKind(upload)) throw problem('image_type')
  return inTurn.take(() => encode(upload))
}

/** An encoded picture with at most so many pixels a side. */
export function smaller(content: Buffer, side: number): Promise<Buffer> {
  return inTurn.goOn(async () => {
    const { sharp } = await import('./picture-engine.ts')
    const small = sharp(content).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    return small.webp({ quality: 80 }).toBuffer()
  })
}

async function encode(upload: Buffer): Promise<EncodedImage> {
  const { sharp } = await import('./picture-engine.ts')
  const { width, height, pages = 1 } = await decode(() => sharp(upload, { limitInputPixels: false }).metadata())
  if (width * height * pages > maxPixels || pages > maxFrames) throw problem('image_too_many_pixels')
  const isAnimated = pages > 1
  const source = () => sharp(upload, { limitInputPixels: maxPixels, failOn: 'error', animated: isAnimated })
  const upright = isAnimated ? source() : source().autoOrient()
  const { data, info } = await decode(() =>
    upright
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88, effort: 4 })
      .timeout({ seconds: maxSeconds })
      .toBuffer({ resolveWithObject: true }),
  )
  const facts = { width: info.width, height: info.pageHeight ?? info.height, focusX: 50, focusY: 50 }
  return { content: data, facts: { ...facts, fit: await fitOf(data) } }
}

/** An undecodable file is no picture, whatever its first bytes. */
async function decode<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch {
    throw problem('image_type')
  }
}

const sampleSide = 96
const whiteFrom = 244
const clearBelow = 16
const cutShare = 0.92

/** A picture whose edge is white or clear shows one thing cut out; everything else fills its frame. */
async function fitOf(content: Buffer): Promise<ImageFacts['fit']> {
  const { sharp } = await import('./picture-engine.ts')
  const { data, info } = await sharp(content)
    .resize({ width: sampleSide, height: sampleSide, fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isBlank = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    return alpha < clearBelow || Math.min(red, green, blue) >= whiteFrom
  }
  const end = sampleSide - 1
  const sides = Array.from({ length: sampleSide }, (_, i) => [
    isBlank(i, 0),
    isBlank(i, end),
    isBlank(0, i),
    isBlank(end, i),
  ])
  const blank = sides.flat().filter(Boolean).length
  return blank >= cutShare * 4 * sampleSide ? 'cut' : 'scene'
}
