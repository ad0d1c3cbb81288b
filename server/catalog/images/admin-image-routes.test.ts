import { createHash } from 'node:crypto'
import sharp, { type Color } from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { images } from '#server/platform/database/schema/catalog-tables.ts'
import { signalsOf } from '#server/platform/signals.ts'
import { imageFacts } from '#shared/domain/platform/goods/image-name.ts'
import { anAdministrator } from '#test/administrator.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'
import { imageGuardJobs } from './image-guard.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const picture = (width: number, height: number, background: Color = '#336699') =>
  sharp({ create: { width, height, channels: 4, background } })

async function upload(content: Buffer, { field = 'image', filename = 'foto.jpg', visitor = admin, query = '' } = {}) {
  const form = new FormData()
  form.append(field, new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), filename)
  const request = new Response(form)
  return shop.app.inject({
    method: 'POST',
    url: `/api/admin/upload${query}`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    cookies: visitor.cookies,
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
async function uploaded(content: Buffer): Promise<{ url: string; name: string; bytes: Buffer }> {
  const answer = await upload(content)
  expect(answer.statusCode).toBe(201)
  const url = answer.json().imageUrl
  const name = url.replace('/images/', '')
  return { url, name, bytes: shop.images.files.get(name) ?? Buffer.alloc(0) }
}
const expectNothingKept = async () => {
  expect([shop.images.files.size, shop.imageBackup.files.size]).toEqual([0, 0])
  expect(await shop.deps.database.db.select().from(images)).toEqual([])
}

describe('uploading a picture', () => {
  it.each([
    ['JPG', () => picture(60, 40).jpeg()],
    ['PNG', () => picture(60, 40).png()],
    ['GIF', () => picture(60, 40).gif()],
    ['WebP', () => picture(60, 40).webp()],
  ])('takes a %s, whatever its name, and serves it for a year', async (_kind, make) => {
    const { url, name, bytes } = await uploaded(await make().toBuffer())
    expect(name).toMatch(/^[0-9a-f]{32}-60x40-scene\.webp$/)
    const answer = await shop.app.inject(url)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-type']).toBe('image/webp')
    expect(answer.rawPayload).toEqual(bytes)
    expect(shop.imageBackup.files.get(name)).toEqual(bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(await shop.deps.database.db.select().from(images)).toMatchObject([{ name, sha256, bytes: bytes.length }])
  })

  it('gets another focal point as a picture with a name of its own; the old one stays where it is used', async () => {
    const { url, name, bytes } = await uploaded(await picture(60, 40).png().toBuffer())
    const choose = (imageUrl: string, focusX: unknown, focusY: unknown) =>
      admin.post('/api/admin/images/focal-point', { imageUrl, focusX, focusY })
    const answer = await choose(url, 20, 75)
    expect(answer.statusCode).toBe(201)
    const refocused = answer.json().imageUrl
    expect(refocused).toBe(url.replace('-scene.webp', '-scene-20x75.webp'))
    expect(imageFacts(refocused)).toEqual({ width: 60, height: 40, fit: 'scene', focusX: 20, focusY: 75 })
    for (const store of [shop.images, shop.imageBackup])
      expect([...store.files].sort()).toEqual([
        [refocused.replace('/images/', ''), bytes],
        [name, bytes],
      ])
    expect((await shop.app.inject(`${refocused}?w=320`)).statusCode).toBe(200)
    // Chosen again, and back in the middle: the pictures that are there already.
    expect((await choose(url, 20, 75)).json().imageUrl).toBe(refocused)
    expect((await choose(refocused, 50, 50)).json().imageUrl).toBe(url)
    expect(shop.images.files.size).toBe(2)
    const body = { name: 'Casco', description: 'x', category: 'accessori', imageUrls: [refocused] }
    expect((await admin.post('/api/admin/products', body)).json().imageUrl).toBe(refocused)
    for (const [wrong, x, y] of [
      ['/images/mai-vista-60x40-scene.webp', 1, 1],
      ['/images/../../etc/passwd', 1, 1],
      [url, 101, 0],
      [url, 0.5, 0],
    ] as const)
      expect((await choose(wrong, x, y)).json().code).toBe('invalid_input')
  })

  it('takes the second copy for another focal point where the original is damaged, and nothing where both are', async () => {
    const { url, name, bytes } = await uploaded(await picture(60, 40).png().toBuffer())
    const choose = (focusX: number) =>
      admin.post('/api/admin/images/focal-point', { imageUrl: url, focusX, focusY: 50 })
    shop.images.files.set(name, Buffer.from('damaged'))
    const { imageUrl } = (await choose(10)).json()
    expect(shop.images.files.get(imageUrl.replace('/images/', ''))).toEqual(bytes)
    shop.imageBackup.files.delete(name)
    expect((await choose(20)).statusCode).toBe(404)
  })

  it('keeps in its name that it is a drawing, when that is said', async () => {
    const content = await picture(60, 40).png().toBuffer()
    const drawn = await upload(content, { query: '?drawing=true' })
    expect(drawn.json().imageUrl).toMatch(/-60x40-drawing\.webp$/)
    expect((await shop.app.inject(drawn.json().imageUrl)).statusCode).toBe(200)
    expect((await upload(content, { query: '?drawing=maybe' })).statusCode).toBe(400)
  })

  it('serves it in the widths of the pages, smaller ones as they are', async () => {
    const { url } = await uploaded(await picture(700, 500).png().toBuffer())
    for (const [query, accept, type, width] of [
      ['w=320', 'image/avif,image/webp', 'image/avif', 320],
      ['w=1600', 'image/webp', 'image/webp', 700],
    ] as const) {
      const answer = await shop.app.inject({ url: `${url}?${query}`, headers: { accept } })
      expect([answer.headers['content-type'], answer.headers.vary]).toEqual([type, 'accept'])
      if (type === 'image/webp') expect((await sharp(answer.rawPayload).metadata()).width).toBe(width)
      else expect(answer.rawPayload.toString('latin1', 4, 12)).toBe('ftypavif')
    }
  })

  it('serves it for sharing: 1200 × 630 in JPEG, whole on paper above the band, for a year', async () => {
    const { name } = await uploaded(await picture(600, 400).png().toBuffer())
    const url = `/images/share/${name}.jpg`
    const answer = await shop.app.inject(url)
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/jpeg',
    })
    const { data, info } = await sharp(answer.rawPayload).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1200, 630])
    const colorAt = (x: number, y: number) => [...data.subarray(3 * (y * 1200 + x), 3 * (y * 1200 + x) + 3)]
    const isNear = (color: number[], hex: string) =>
      color.every((value, i) => Math.abs(value - Number.parseInt(hex.slice(2 * i, 2 * i + 2), 16)) < 12)
    expect(isNear(colorAt(20, 300), 'fcf4f1')).toBe(true)
    expect(isNear(colorAt(600, 300), '336699')).toBe(true)
    expect(isNear(colorAt(600, 622), 'c23818')).toBe(true)
    const again = await shop.app.inject({ url, headers: { 'if-none-match': `${answer.headers.etag}` } })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
  })

  it('is forgotten as it was shared when it is restored', async () => {
    const { name } = await uploaded(await picture(600, 400).png().toBuffer())
    const url = `/images/share/${name}.jpg`
    const right = (await shop.app.inject(url)).rawPayload
    await shop.deps.variants.forget(name)
    shop.images.files.set(name, await picture(600, 400, '#ff0000').webp().toBuffer())
    const damaged = (await shop.app.inject(url)).rawPayload
    expect(damaged.equals(right)).toBe(false)
    expect((await admin.post('/api/admin/restore-images')).statusCode).toBe(200)
    expect((await shop.app.inject(url)).rawPayload.equals(right)).toBe(true)
  })

  it('keeps nothing of the file but its picture, upright and at most 2000 pixels a side', async () => {
    const photo = await picture(3000, 1000)
      .withExif({ IFD0: { Copyright: 'Segreto' }, IFD3: { GPSLatitude: '45/1 32/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
    const { name, bytes } = await uploaded(polyglot)
    expect(imageFacts(name)).toMatchObject({ width: 667, height: 2000 })
    const facts = await sharp(bytes).metadata()
    expect([facts.width, facts.height, facts.exif, facts.orientation]).toEqual([667, 2000, undefined, undefined])
    expect(bytes.includes('Segreto') || bytes.includes('<script>')).toBe(false)
  })

  it.each([
    ['white', { r: 252, g: 252, b: 252 }, 'cut'],
    ['clear', { r: 0, g: 0, b: 0, alpha: 0 }, 'cut'],
    ['coloured', { r: 200, g: 210, b: 230 }, 'scene'],
  ])('sees by a %s edge how to place it', async (_edge, background, fit) => {
    const on = async (width: number, height: number, gravity: string) => {
      const thing = await picture(width, height, '#aa0000').png().toBuffer()
      return picture(200, 150, background)
        .composite([{ input: thing, gravity }])
        .png()
        .toBuffer()
    }
    expect(imageFacts((await uploaded(await on(40, 40, 'centre'))).name).fit).toBe(fit)
    // A white sky over a street is no white background.
    expect(imageFacts((await uploaded(await on(200, 75, 'south'))).name).fit).toBe('scene')
  })

  it('keeps an animation moving', async () => {
    const frames = await Promise.all(['#f00', '#0f0', '#00f'].map((c) => picture(30, 20, c).png().toBuffer()))
    const { name, bytes } = await uploaded(
      await sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
    )
    expect(imageFacts(name)).toMatchObject({ width: 30, height: 20 })
    expect((await sharp(bytes).metadata()).pages).toBe(3)
  })

  it('knows a picture that it has', async () => {
    const photo = await picture(60, 40).png().toBuffer()
    expect((await uploaded(photo)).url).toBe((await uploaded(photo)).url)
    expect(await shop.deps.database.db.select().from(images)).toHaveLength(1)
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'
  it.each([
    ['an SVG', async () => Buffer.from(svg)],
    ['HTML with the name of a picture', async () => Buffer.from('<html></html>')],
    ['nothing at all', async () => Buffer.alloc(0)],
    ['a TIFF', async () => picture(10, 10).tiff().toBuffer()],
    ['an AVIF', async () => picture(10, 10).avif().toBuffer()],
    [
      'the first bytes of a picture and noise',
      async () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(999, 7)]),
    ],
    [
      'half a picture',
      async () => (await picture(600, 400).composite([]).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 500_000),
    ],
  ])('refuses %s and keeps nothing', async (_what, make) => {
    const answer = await upload(await make())
    expect([answer.statusCode, answer.json()]).toEqual([
      415,
      { code: 'image_type', message: 'Questo file non è un’immagine JPG, PNG, GIF o WebP leggibile.' },
    ])
    await expectNothingKept()
  })

  it('takes exactly 5 MiB and refuses one byte more', async () => {
    const photo = await picture(20, 20).png().toBuffer()
    const sized = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)])
    const refused = await upload(sized(5 * 1024 * 1024 + 1))
    expect([refused.statusCode, refused.json().code]).toEqual([413, 'image_too_large'])
    await expectNothingKept()
    expect((await upload(sized(5 * 1024 * 1024))).statusCode).toBe(201)
  })

  it('refuses a small file of too many pixels without opening it', async () => {
    const bomb = await picture(10_000, 5_001, '#fff').png({ palette: true }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    const answer = await upload(bomb)
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'image_too_many_pixels'])
    await expectNothingKept()
  })

  it('wants the file in the field `image` of a form', async () => {
    const photo = await picture(20, 20).png().toBuffer()
    const other = await upload(photo, { field: 'file' })
    expect([other.statusCode, other.json().fields]).toEqual([400, { image: 'Campo obbligatorio.' }])
    expect((await admin.post('/api/admin/upload', { image: 'x' })).statusCode).toBe(415)
    await expectNothingKept()
  })

  it('takes one file: of two it would keep neither, and says so', async () => {
    const photo = await picture(20, 20).png().toBuffer()
    const form = new FormData()
    for (const name of ['a.png', 'b.png']) form.append('image', new Blob([new Uint8Array(photo)]), name)
    const request = new Response(form)
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/admin/upload',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      cookies: admin.cookies,
      payload: Buffer.from(await request.arrayBuffer()),
    })
    const image = 'Carica una sola immagine alla volta.'
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { image }])
    await expectNothingKept()
  })

  it('says that the disk is full, keeps nothing and takes the picture when there is room', async () => {
    const photo = await picture(20, 20).png().toBuffer()
    const write = shop.images.write.bind(shop.images)
    shop.images.write = () => Promise.reject(Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' }))
    const answer = await upload(photo)
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([503, 'storage_full', '60'])
    expect(answer.json().message).toMatch(/^Il disco del negozio è pieno/)
    await expectNothingKept()
    shop.images.write = write
    expect((await upload(photo)).statusCode).toBe(201)
  })

  it('is not for visitors', async () => {
    const answer = await upload(await picture(20, 20).png().toBuffer(), { visitor: new Visitor(shop) })
    expect(answer.statusCode).toBe(401)
    await expectNothingKept()
  })

  it('takes the picture even while the second copy cannot be written; the check completes it', async () => {
    const { write } = shop.imageBackup
    shop.imageBackup.write = () => Promise.reject(new Error('the disk is full'))
    const { name } = await uploaded(await picture(60, 40).png().toBuffer())
    shop.imageBackup.write = write
    await imageGuardJobs(shop.deps)[0]?.run()
    expect(shop.imageBackup.files.has(name)).toBe(true)
  })
})

describe('guarding the pictures', () => {
  const aPicture = async (color: string) => uploaded(await picture(60, 40, color).png().toBuffer())
  const status = async () => (await admin.get('/api/admin/image-status')).json()

  it('says that all is well', async () => {
    await aPicture('#123')
    expect(await status()).toEqual({
      valid: true,
      totalMissing: 0,
      missingFiles: [],
      total: 1,
      totalBackedUp: 1,
      orphanFiles: [],
      checkedAt: '2026-11-20T10:00:00.000Z',
    })
  })

  it('finds missing, damaged and unused pictures, and restores them from the second copy', async () => {
    const [gone, damaged, fine] = [await aPicture('#100'), await aPicture('#200'), await aPicture('#300')]
    await shop.app.inject(`${damaged.url}?w=320`)
    shop.images.files.delete(gone.name)
    shop.images.files.set(damaged.name, Buffer.from('rotto'))
    shop.images.files.set('di-nessuno.webp', Buffer.from('x'))
    const names = [gone.name, damaged.name].sort()
    expect(await status()).toMatchObject({
      valid: false,
      totalMissing: 2,
      missingFiles: names,
      orphanFiles: ['di-nessuno.webp'],
    })
    const answer = await admin.post('/api/admin/restore-images')
    expect(answer.json()).toEqual({ message: '2 immagini ripristinate.', restored: 2, lost: [] })
    expect(await status()).toMatchObject({ valid: true, missingFiles: [] })
    for (const { name, bytes } of [gone, damaged, fine]) expect(shop.images.files.get(name)).toEqual(bytes)
    expect((await admin.post('/api/admin/restore-images')).json().message).toBe('Nessuna immagine da ripristinare.')
  })

  it('never restores a copy that is wrong itself', async () => {
    const { name } = await aPicture('#100')
    shop.images.files.delete(name)
    shop.imageBackup.files.set(name, Buffer.from('rotto'))
    const answer = await admin.post('/api/admin/restore-images', {}, { 'accept-language': 'en' })
    expect(answer.json()).toEqual({
      message: '0 images restored. 1 without a valid copy: upload them again.',
      restored: 0,
      lost: [name],
    })
    expect(shop.images.files.has(name)).toBe(false)
  })

  it('completes the second copy on demand, from right originals only', async () => {
    const [lost, damaged] = [await aPicture('#100'), await aPicture('#200')]
    shop.imageBackup.files.clear()
    shop.images.files.set(damaged.name, Buffer.from('rotto'))
    expect((await admin.post('/api/admin/backup-images')).json()).toEqual({
      message: 'Backup completato: 1 immagine copiata, 1 su 2 al sicuro. Alcuni originali mancano.',
      copied: 1,
      total: 2,
    })
    expect([...shop.imageBackup.files.keys()]).toEqual([lost.name])
  })

  it('restores and completes by itself', async () => {
    const [gone, alone] = [await aPicture('#100'), await aPicture('#200')]
    const [job] = imageGuardJobs(shop.deps)
    expect(job?.everySeconds).toBe(60)
    await job?.run()
    shop.images.files.delete(gone.name)
    shop.imageBackup.files.delete(alone.name)
    await job?.run()
    expect(shop.images.files.get(gone.name)).toEqual(gone.bytes)
    expect(shop.imageBackup.files.get(alone.name)).toEqual(alone.bytes)
  })

  it('reads a file again only when it has been touched, and all of them once a day', async () => {
    const { name } = await aPicture('#100')
    let reads = 0
    const { read } = shop.images
    shop.images.read = async (file) => {
      reads++
      return read.call(shop.images, file)
    }
    const [job] = imageGuardJobs(shop.deps)
    await job?.run()
    await job?.run()
    expect(reads).toBe(1)
    shop.images.files.set(name, Buffer.from('rotto'))
    await job?.run()
    expect(shop.images.files.get(name)).not.toEqual(Buffer.from('rotto'))
    reads = 0
    shop.clock.advance({ days: 1 })
    await job?.run()
    expect(reads).toBe(1)
  })

  it('ends after the picture under way when the shop ends, and goes on with the others later', async () => {
    for (const colour of ['#100', '#200', '#300']) await aPicture(colour)
    shop.imageBackup.files.clear()
    const stopping = new AbortController()
    const { write } = shop.imageBackup
    shop.imageBackup.write = async (...given) => {
      await write.apply(shop.imageBackup, given)
      stopping.abort()
    }
    const [job] = imageGuardJobs(shop.deps)
    await expect(job?.run(stopping.signal)).rejects.toThrow('aborted')
    expect(shop.imageBackup.files.size).toBe(1)
    await job?.run()
    expect(shop.imageBackup.files.size).toBe(3)
  })

  it('is the administrator’s', async () => {
    const visitor = new Visitor(shop)
    expect((await visitor.get('/api/admin/image-status')).statusCode).toBe(401)
    for (const call of ['restore-images', 'backup-images'])
      expect((await visitor.post(`/api/admin/${call}`)).statusCode).toBe(401)
  })
})

describe('a picture that does not come back by itself', () => {
  const missing = async () => (await admin.get('/api/admin/tasks')).json().images.count

  it('is among the tasks of the day until it is there again', async () => {
    const { name, bytes } = await uploaded(await picture(60, 40).jpeg().toBuffer())
    const [guard] = imageGuardJobs(shop.deps)
    // As on a node that has not looked yet.
    signalsOf(shop.deps.database).images = undefined
    expect(await missing()).toBe(0)
    shop.images.files.delete(name)
    expect(await missing()).toBe(1)
    await guard?.run()
    expect(await missing()).toBe(0)
    shop.images.files.set(name, Buffer.from('damaged'))
    shop.imageBackup.files.delete(name)
    await guard?.run()
    expect(await missing()).toBe(1)
    shop.images.files.set(name, bytes)
    expect((await admin.get('/api/admin/image-status')).json().valid).toBe(true)
    expect(await missing()).toBe(0)
  })
})
