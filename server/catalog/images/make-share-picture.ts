import { imageFacts } from '#shared/domain/platform/goods/image-name.ts'
import { sharePictureSize } from '#shared/domain/platform/goods/share-picture.ts'

const paper = '#fcf4f1'
const drawingGround = '#f6e9e5'
/** The shop's band, from above: pink, paper, red lead. */
const band = [
  { color: '#f7cbc7', heightPx: 12 },
  { color: paper, heightPx: 12 },
  { color: '#c23818', heightPx: 20 },
] as const
const quality = 84
const bandHeightPx = band.reduce((sum, { heightPx }) => sum + heightPx, 0)
const whole = { width: sharePictureSize.width, height: sharePictureSize.height - bandHeightPx }
/** A thing that is cut out keeps air around it. */
const cutMarginPx = 28

/** A picture as messengers and social networks show it: whole, on the shop's paper, above its band. */
export async function makeSharePicture(name: string, original: Buffer): Promise<Buffer> {
  const { sharp } = await import('./picture-engine.ts')
  const { fit } = imageFacts(name)
  const context = fit === 'drawing' ? drawingGround : paper
  const marginPx = fit === 'cut' ? cutMarginPx : 0
  const canvas = (height: number, background: string) =>
    ({ create: { width: whole.width, height, channels: 3, background } }) as const
  const { data, info } = await sharp(original)
    .resize({ width: whole.width - 2 * marginPx, height: whole.height - 2 * marginPx, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const place = {
    left: Math.round((whole.width - info.width) / 2),
    top: Math.round((whole.height - info.height) / 2),
  }
  const stripes = band.map(({ color, heightPx }, at) => ({
    input: canvas(heightPx, color),
    left: 0,
    top: whole.height + band.slice(0, at).reduce((sum, one) => sum + one.heightPx, 0),
  }))
  return sharp(canvas(sharePictureSize.height, context))
    .composite([{ input: data, ...place, blend: fit === 'cut' ? 'multiply' : 'over' }, ...stripes])
    .jpeg({ quality, mozjpeg: true })
    .toBuffer()
}
