import sharp from 'sharp'
import { beforeEach, describe, expect, inject, it, vi } from 'vitest'
import type { AppearanceValue } from '#shared/contract/site/appearance-setting.ts'
import { anAdministrator } from '#test/administrator.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const url = '/api/admin/settings/appearance'
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

async function save(change: Partial<AppearanceValue>) {
  const { version, value } = (await admin.get(url)).json()
  return admin.put(url, { version, value: { ...value, ...change } })
}

async function uploadLogo(content: string | Buffer) {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(Buffer.from(content))]), 'logo.svg')
  const request = new Response(form)
  return shop.app.inject({
    method: 'POST',
    url: `${url}/logo`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    cookies: admin.cookies,
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

const drawing = (inside = '', attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20" ${attributes}><rect width="40" height="20" fill="#b93516"/>${inside}</svg>`

describe('a logo', () => {
  it('that is drawn becomes a picture of the store, with a second copy, and is shown once it is saved', async () => {
    const plain = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      ${drawing('<style>.a{fill:url(#g)}</style><linearGradient id="g"/><use xlink:href="#g"/><a id="x"/>')}`
    const answer = await uploadLogo(plain)
    expect(answer.statusCode).toBe(201)
    const { imageUrl } = answer.json()
    const served = await shop.app.inject(imageUrl)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 1200, height: 600 })
    expect(shop.imageBackup.files.has(imageUrl.replace('/images/', ''))).toBe(true)
    expect((await save({ logo: imageUrl })).statusCode).toBe(200)
    expect((await shop.app.inject('/api/shop')).json().appearance.logo).toBe(imageUrl)
    expect((await admin.get('/api/admin/image-status')).json()).toMatchObject({ valid: true, orphanFiles: [] })
  })

  it('may be a PNG', async () => {
    const png = await sharp({ create: { width: 90, height: 30, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    expect((await uploadLogo(png)).json().imageUrl).toMatch(/-90x30-cut\.webp$/)
  })

  it.each([
    ['a script', drawing('<script>alert(1)</script>'), 'script'],
    ['a script with a prefix', drawing('<svg:script xmlns:svg="http://www.w3.org/2000/svg"/>'), 'script'],
    ['a handler', drawing('', 'onload="alert(1)"'), 'script'],
    ['a handler in capitals', drawing('<g ONCLICK="alert(1)"/>'), 'script'],
    ['a script behind a link', drawing('<a xlink:href="java&#10;script:alert(1)"/>'), 'script'],
    ['HTML', drawing('<foreignObject><p xmlns="http://www.w3.org/1999/xhtml">x</p></foreignObject>'), 'script'],
    ['a picture from elsewhere', drawing('<image href="https://example.org/a.png"/>'), 'da fuori'],
    ['a file of the machine', drawing('<image xlink:href="file:///etc/passwd"/>'), 'da fuori'],
    ['a drawing from elsewhere', drawing('<use href="//example.org/a.svg#x"/>'), 'da fuori'],
    ['a drawing in a drawing', drawing('<image href="data:image/svg+xml,%3Csvg/%3E"/>'), 'da fuori'],
    ['a style from elsewhere', drawing('<style>@import "https://example.org/a.css";</style>'), 'da fuori'],
    ['a style with an address', drawing('<rect style="fill:url( \'https://example.org/#a\')"/>'), 'da fuori'],
    ['a style that hides one', drawing('<style><![CDATA[a{fill:\\75rl(https://example.org)}]]></style>'), 'da fuori'],
    ['an attribute with an address', drawing('<rect fill="url(https://example.org/#a)"/>'), 'da fuori'],
    ['an address in other letters', drawing('<rect fill="&#117;rl(&#x68;ttps://example.org/#a)"/>'), 'da fuori'],
    ['a style sheet', `<?xml-stylesheet href="https://example.org/a.css"?>${drawing()}`, 'da fuori'],
    ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${drawing('<desc>&b;</desc>')}`, 'da fuori'],
  ])('with %s is refused and says why', async (_what, content, why) => {
    const answer = await uploadLogo(content)
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'logo_unsafe'])
    expect(answer.json().message).toContain(why)
    expect(shop.images.files.size).toBe(0)
  })

  it.each([
    ['an empty file', ''],
    ['a page', '<!doctype html><html></html>'],
    ['half a drawing', drawing().slice(0, 80)],
    ['a JPG', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['bytes', Buffer.from([0xfe, 0xff, 0, 60])],
  ])('that is %s is refused', async (_what, content) => {
    const answer = await uploadLogo(content)
    expect([answer.statusCode, answer.json().code]).toEqual([415, 'logo_type'])
  })

  it('has at most 200 kB', async () => {
    const sized = (bytes: number) => drawing(`<desc>${'a'.repeat(bytes - drawing('<desc></desc>').length)}</desc>`)
    expect((await uploadLogo(sized(200 * 1024))).statusCode).toBe(201)
    for (const bytes of [200 * 1024 + 1, 3 * 1024 * 1024])
      expect((await uploadLogo(sized(bytes))).json()).toMatchObject({ code: 'logo_too_large' })
  })
})

describe('how the shop looks', () => {
  it.each([
    ['a colour that white cannot be read on', { accent: '#e8a317' }, 'value.accent'],
    ['a word for a colour', { accent: 'rosso' }, 'value.accent'],
    ['a prefix of one letter', { orderPrefix: 'P' }, 'value.orderPrefix'],
    ['a prefix with a figure', { orderPrefix: 'P1' }, 'value.orderPrefix'],
    ['the prefix of withdrawals', { orderPrefix: 'rec' }, 'value.orderPrefix'],
    ['a picture that is not in the shop', { sharePicture: '/images/mai-10x10-scene.webp' }, 'value.sharePicture'],
    ['a picture of another site', { logo: 'https://example.org/a.webp' }, 'value.logo'],
    ['a long name', { shortName: 'a'.repeat(20_000) }, 'value.shortName'],
  ])('refuses %s, with a sentence beside the field', async (_what, change, field) => {
    const answer = await save(change)
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })

  it('takes a colour as people write it, and gives the same to every page at once', async () => {
    expect((await save({ accent: '17548F', shortName: 'Rossi' })).json().value).toMatchObject({ accent: '#17548f' })
    expect((await shop.app.inject('/api/shop')).json().appearance).toMatchObject({
      accent: '#17548f',
      shortName: 'Rossi',
    })
  })

  it('that is saved twice from one reading: the second is refused with what is stored', async () => {
    const { version, value } = (await admin.get(url)).json()
    await save({ shortName: 'Prima' })
    const second = await admin.put(url, { version, value: { ...value, shortName: 'Seconda' } })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({
      code: 'edit_conflict',
      current: { version: 1, value: { shortName: 'Prima' } },
    })
  })

  it.runIf(inject('databaseKind') === 'postgres')('reaches a second node', async () => {
    const second = await openTestShop({ database: shop.deps.database })
    await save({ accent: '#17548f' })
    await vi.waitFor(() => expect(second.deps.shop.appearance.accent).toBe('#17548f'))
    await second.close()
  })

  it('gives new articles and orders its prefix', async () => {
    await save({ orderPrefix: 'cb' })
    const product = { name: 'Casco', description: 'x', category: 'accessori' }
    expect((await admin.post('/api/admin/products', product)).json().productCode).toBe('CB-ACC-0001')
  })
})
