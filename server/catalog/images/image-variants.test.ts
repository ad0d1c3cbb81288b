import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { FakeImageStore } from '#test/fakes.ts'
import { tempFolder } from '#test/test-database.ts'
import { openImageVariants } from './image-variants.ts'

const readOnce = async (spoil: (cache: string) => void, isBefore: boolean) => {
  const originals = new FakeImageStore()
  const colour = { width: 700, height: 500, channels: 3, background: '#336699' } as const
  originals.files.set('a.webp', await sharp({ create: colour }).webp().toBuffer())
  const cache = tempFolder('cache')
  if (isBefore) spoil(cache)
  const variants = await openImageVariants(originals, cache, pino({ level: 'silent' }))
  if (!isBefore) spoil(cache)
  const shown = await variants.find('a.webp', 320, 'webp').catch((error: Error) => error)
  await variants.forget('a.webp')
  return shown
}
const withoutFolder = (cache: string) => rmSync(join(cache, 'images'), { recursive: true, force: true })
const withFile = (cache: string) => {
  withoutFolder(cache)
  mkdirSync(cache, { recursive: true })
  writeFileSync(join(cache, 'images'), '')
}

it.each([
  // Nothing can be written without the folder, as on a full disk.
  ['its folder has gone', withoutFolder, false],
  ['its folder has become a file', withFile, false],
  ['its folder is a file from the start', withFile, true],
])('a picture in another width is shown although it cannot be kept: %s', async (_why, spoil, isBefore) => {
  expect(await readOnce(spoil, isBefore)).toBeInstanceOf(Buffer)
})
