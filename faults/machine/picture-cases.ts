import { randomBytes } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { differences, type MachineCase, until } from './machine-stage.ts'
import type { WholeShop } from './whole-shop.ts'

async function aPicture(): Promise<Buffer> {
  const raw = { width: 640, height: 480, channels: 3 as const }
  return sharp(randomBytes(640 * 480 * 3), { raw })
    .jpeg()
    .toBuffer()
}

async function upload(shop: WholeShop, cookie: string): Promise<{ status: number; url: string }> {
  const form = new FormData()
  form.set('image', new Blob([new Uint8Array(await aPicture())], { type: 'image/jpeg' }), 'foto.jpg')
  const { status, body } = await shop.call('POST', '/api/admin/upload', form, { cookie })
  return { status, url: body.imageUrl }
}

/** Sends the first half of an upload and hangs up. */
async function uploadHalf(shop: WholeShop, cookie: string): Promise<void> {
  const { port, hostname } = new URL(shop.url)
  const picture = await aPicture()
  const part =
    '--b\r\nContent-Disposition: form-data; name="image"; filename="foto.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
  const length = part.length + picture.length + '\r\n--b--\r\n'.length
  const head = `POST /api/admin/upload HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    socket.on('error', reject)
    socket.write(Buffer.concat([Buffer.from(head + part), picture.subarray(0, picture.length / 2)]), () => {
      socket.resetAndDestroy()
      resolve()
    })
  })
}

/** All files of both picture folders, once every picture has its second copy and nothing is being written. */
async function filesOf(dataDir: string): Promise<string[]> {
  let found: string[] = []
  await until('every picture has its second copy and no file is half written', async () => {
    const [images = [], copies = []] = await Promise.all(
      ['images', 'images-backup'].map(async (folder) => (await readdir(join(dataDir, folder))).sort()),
    )
    found = [...images, ...copies].sort()
    return images.join() === copies.join() && !found.some((file) => file.endsWith('.part'))
  })
  return found
}

export const pictureCases: readonly MachineCase[] = [
  {
    name: 'upload that breaks off half-way',
    on: ['embedded', 'postgres'],
    holds: 'no half file, nothing served that was not stored',
    run: async (stage) => {
      const shop = await stage.shop()
      const cookie = await shop.loginAsAdmin()
      const before = await filesOf(stage.dataDir)
      for (let i = 0; i < 5; i++) await uploadHalf(shop, cookie)
      const began = performance.now()
      const whole = await upload(shop, cookie)
      const wellAfterMs = performance.now() - began
      const name = whole.url.replace('/images/', '')
      const { body } = await shop.call('GET', '/api/admin/image-status', undefined, { cookie })
      const added = (await filesOf(stage.dataDir)).filter((file) => !before.includes(file))
      const served = (await shop.call('GET', whole.url)).status
      const found = { added, orphans: body.orphanFiles, valid: body.valid, upload: whole.status, served }
      const requested = { added: [name, name], orphans: [], valid: true, upload: 200, served: 200 }
      return {
        seen: `the upload's own error; the next one answered ${whole.status}`,
        broken: [
          ...differences({ ...found, upload: whole.status === 201 ? 200 : whole.status }, requested),
          ...(await stage.checkData()),
        ],
        wellAfterMs,
      }
    },
  },
  {
    name: 'killed in the middle of uploads',
    on: ['embedded', 'postgres'],
    holds: 'no half file, what was answered is there',
    run: async (stage) => {
      let shop = await stage.shop()
      let cookie = await shop.loginAsAdmin()
      const answered: string[] = []
      const uploads = Array.from({ length: 12 }, async () => {
        const { status, url } = await upload(shop, cookie)
        if (status < 300) answered.push(url)
      })
      await Promise.any(uploads)
      shop.signal('SIGKILL')
      await shop.end()
      await Promise.allSettled(uploads)
      const died = performance.now()
      shop = await stage.shop()
      const wellAfterMs = performance.now() - died
      cookie = await shop.loginAsAdmin()
      const lost: string[] = []
      for (const url of answered) if ((await shop.call('GET', url)).status !== 200) lost.push(url)
      await filesOf(stage.dataDir)
      return {
        seen: `${answered.length} uploads answered before the end, the others cut`,
        broken: [...differences({ lost }, { lost: [] }), ...(await stage.checkData())],
        wellAfterMs,
      }
    },
  },
  {
    name: 'damaged and missing pictures',
    on: ['embedded', 'postgres'],
    holds: 'restored by itself from the second copy, to the byte',
    run: async (stage) => {
      const shop = await stage.shop({ env: { IMAGE_CHECK_SECONDS: '1' } })
      const cookie = await shop.loginAsAdmin()
      const names: string[] = []
      for (let i = 0; i < 3; i++) names.push((await upload(shop, cookie)).url.replace('/images/', ''))
      const files = names.map((name) => join(stage.dataDir, 'images', name))
      const right = await Promise.all(files.map((file) => readFile(file)))
      const [damaged = '', cut = '', gone = ''] = files
      await writeFile(damaged, right[0]?.map((byte, i) => (i % 100 === 0 ? byte ^ 255 : byte)) ?? '')
      await writeFile(cut, right[1]?.subarray(0, 100) ?? '')
      await rm(gone)
      const isRight = async (file: string, i: number) =>
        right[i]?.equals(await readFile(file).catch(() => Buffer.alloc(0)))
      const wellAfterMs = await until('all three are right again', async () =>
        (await Promise.all(files.map(isRight))).every(Boolean),
      )
      const served = await Promise.all(names.map(async (name) => (await shop.call('GET', `/images/${name}`)).status))
      const found = { served }
      return {
        seen: 'pictures from the cache of sizes; a size not made yet is missing until then',
        broken: [...differences(found, { served: [200, 200, 200] }), ...(await stage.checkData())],
        wellAfterMs,
      }
    },
  },
]
