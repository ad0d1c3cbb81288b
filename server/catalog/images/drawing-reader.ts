import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { sharePictureSize } from '#shared/domain/platform/goods/share-picture.ts'

// Reads a drawing of the shop from its input and writes it as PNG: see raster-drawing.ts.
const drawing = await buffer(process.stdin)
const png = await sharp(drawing, { density: 144 })
  .resize({ width: sharePictureSize.width })
  .png({ compressionLevel: 1 })
  .toBuffer()
process.stdout.write(png)
