import { imageFacts, imageName } from '#shared/domain/platform/goods/image-name.ts'
import { inTurn } from './image-encoder.ts'

const maxPixels = 50_000_000
const maxSide = 2_000
const maxSeconds = 20

/** The chunks of the shop's own WebP files: no metadata, no colour profile, nothing invisible. */
const pictureChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF'])

/**
 * Whether a file is a picture as the encoder writes it: WebP with picture chunks only, complete to its last byte, of
 * the size in its name, and decodable.
 */
export async function isOriginal(name: string, content: Buffer): Promise<boolean> {
  const facts = imageFacts(name)
  if (!name.endsWith(imageName('', facts)) || !isNothingButPicture(content)) return false
  return inTurn.goOn(async () => {
    const { sharp } = await import('./picture-engine.ts')
    try {
      const { width, height, pages = 1, pageHeight } = await sharp(content, { limitInputPixels: false }).metadata()
      const shown = pageHeight ?? height
      if (width * shown * pages > maxPixels || Math.max(width, shown) > maxSide) return false
      if (width !== facts.width || shown !== facts.height) return false
      // Every frame is decoded, so a damaged one is refused.
      await sharp(content, { limitInputPixels: maxPixels, failOn: 'error', animated: pages > 1 })
        .timeout({ seconds: maxSeconds })
        .resize(16, 16, { fit: 'fill' })
        .raw()
        .toBuffer()
      return true
    } catch {
      return false
    }
  })
}

function isNothingButPicture(content: Buffer): boolean {
  if (content.toString('latin1', 0, 4) !== 'RIFF' || content.toString('latin1', 8, 12) !== 'WEBP') return false
  if (content.readUInt32LE(4) + 8 !== content.length) return false
  let at = 12
  while (at + 8 <= content.length) {
    if (!pictureChunks.has(content.toString('latin1', at, at + 4))) return false
    const bytes = content.readUInt32LE(at + 4)
    at += 8 + bytes + (bytes % 2)
  }
  return at === content.length
}
