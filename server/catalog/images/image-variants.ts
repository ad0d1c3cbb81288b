import { join } from 'node:path'
import type { Logger } from 'pino'
import type { ImageVariants, VariantFormat } from '#server/catalog/deps/catalog-ports.ts'
import type { ImageStore } from '#server/catalog/deps/image-store.ts'
import { drawnPictures } from '#server/catalog/extension-ports/drawn-pictures.ts'
import { fairTurns } from '#server/platform/throttle/fair-turns.ts'
import { imageWidths } from '#shared/domain/platform/goods/image-name.ts'
import { folderImageStore, openFolderImageStore } from './folder-image-store.ts'
import { makeSharePicture } from './make-share-picture.ts'
import { rasterDrawing } from './raster-drawing.ts'

function keyOf(name: string, width: number, format: string): string {
  return `${name}.${width}.${format}`
}

const shareKeyOf = (name: string) => `${name}.share.jpg`

/** Resized pictures beside the originals, in a folder that may be thrown away at any time. */
export async function openImageVariants(
  originals: ImageStore,
  cacheFolder: string,
  log: Pick<Logger, 'warn'>,
): Promise<ImageVariants> {
  const folder = join(cacheFolder, 'images')
  const kept = await openFolderImageStore(folder).catch((error: unknown) => {
    log.warn({ err: error }, 'resized pictures cannot be kept: they are made again each time')
    return folderImageStore(folder)
  })
  const underWay = new Map<string, Promise<Buffer | undefined>>()
  // One at a time: a page of new pictures must not take the whole machine.
  const inTurn = fairTurns({ atOnce: 1, waiting: 1_000, retryAfterSeconds: 5 })

  const made = async (name: string, key: string, make: (original: Buffer) => Promise<Buffer>) => {
    const drawing = drawnPictures()?.read(name)
    const original = drawing ? await rasterDrawing(drawing) : await originals.read(name)
    if (!original) return undefined
    const bytes = await make(original)
    try {
      await kept.write(key, bytes)
    } catch (error) {
      // An unstored variant can still be served; the next request computes it again.
      log.warn({ err: error, image: name }, 'a resized picture could not be kept')
    }
    return bytes
  }

  const findOrMake = async (name: string, key: string, make: (original: Buffer) => Promise<Buffer>) => {
    const found = await kept.read(key).catch(() => undefined)
    if (found) return found
    const running = underWay.get(key)
    if (running) return running
    const making = inTurn.take(() => made(name, key, make))
    underWay.set(key, making)
    try {
      return await making
    } finally {
      underWay.delete(key)
    }
  }

  return {
    find: async (name, width, format) => {
      if (!imageWidths.includes(width as (typeof imageWidths)[number])) return undefined
      return findOrMake(name, keyOf(name, width, format), (original) => resized(original, width, format))
    },
    findShare: (name) => findOrMake(name, shareKeyOf(name), (original) => makeSharePicture(name, original)),
    forget: async (name) => {
      const keys = imageWidths.flatMap((width) => ['avif', 'webp'].map((format) => keyOf(name, width, format)))
      for (const key of [shareKeyOf(name), ...keys])
        await kept.remove(key).catch((error: NodeJS.ErrnoException) => {
          // Without a folder nothing was stored.
          if (error.code !== 'ENOTDIR') throw error
        })
    },
  }
}

async function resized(original: Buffer, width: number, format: VariantFormat): Promise<Buffer> {
  const { sharp } = await import('./picture-engine.ts')
  const image = sharp(original).resize({ width, withoutEnlargement: true })
  return (format === 'avif' ? image.avif({ quality: 52, effort: 2 }) : image.webp({ quality: 74 })).toBuffer()
}
