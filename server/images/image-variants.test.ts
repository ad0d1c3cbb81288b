import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { FakeImageStore } from '#test/fakes.ts'
import { tempFolder } from '#test/test-database.ts'
import { openImageVariants } from './image-variants.ts'

it('a picture in another width is shown although it cannot be kept', async () => {
  const originals = new FakeImageStore()
  const colour = { width: 700, height: 500, channels: 3, background: '#336699' } as const
  originals.files.set('a.webp', await sharp({ create: colour }).webp().toBuffer())
  const cache = tempFolder('cache')
  const variants = await openImageVariants(originals, cache, pino({ level: 'silent' }))
  // Nothing can be written without the folder, as on a full disk.
  rmSync(join(cache, 'images'), { recursive: true })
  const shown = await variants.find('a.webp', 320, 'webp').catch((error: Error) => error)
  expect(shown).toBeInstanceOf(Buffer)
})
