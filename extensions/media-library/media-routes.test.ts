import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { uploadImage } from '#server/catalog/images/upload-image.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'
import type { MediaPicture } from './media-calls.ts'

const shop = shopForEachTest()
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const url = '/api/admin/media'
const nameOf = (imageUrl: string) => imageUrl.replace('/images/', '')
const at = (imageUrl: string) => `${url}/${nameOf(imageUrl)}`
async function aPicture(background: string) {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
  return `/images/${await uploadImage(shop.deps, photo)}`
}
const list = async (query = '') => (await admin.get(`${url}${query}`)).json<MediaPicture[]>()
const one = async (imageUrl: string) => (await admin.get(at(imageUrl))).json<MediaPicture>()
const storedProduct = async (id: number) => (await admin.get(`/api/admin/products/${id}`)).json()
const settingOf = async (key: string) => (await admin.get(`/api/admin/settings/${key}`)).json()

describe('the pictures of the shop', () => {
  it('are listed with the places that show them, searched by these and by what they show', async () => {
    const [used, logo, free] = [await aPicture('#111'), await aPicture('#222'), await aPicture('#333')]
    const row = { imageAlts: ['La bici in piazza'] }
    const product = await aProduct(shop.deps, { name: 'Brenta', imageNames: [nameOf(used)], row })
    const { version, value } = await settingOf('appearance')
    await admin.put('/api/admin/settings/appearance', { version, value: { ...value, logo } })
    const all = await admin.get(`${url}?limit=2`)
    expect(all.headers).toMatchObject({ 'x-total-count': '3' })
    expect(all.json()).toHaveLength(2)
    expect(await one(used)).toMatchObject({
      useCount: 1,
      uses: [{ kind: 'product', label: 'Brenta', productId: product.id }],
      alt: { it: 'La bici in piazza', en: '' },
      takesAlt: true,
    })
    expect(await one(logo)).toMatchObject({ uses: [{ kind: 'logo' }], takesAlt: false })
    const urls = async (query: string) => (await list(query)).map(({ imageUrl }) => imageUrl)
    expect(await urls('?use=unused')).toEqual([free])
    expect((await urls('?use=used')).toSorted()).toEqual([used, logo].toSorted())
    expect(await urls('?use=no_text')).toEqual([])
    for (const q of ['brenta', 'PIÀZZA', product.productCode]) expect(await urls(`?q=${q}`), q).toEqual([used])
    expect((await admin.get(`${url}/${'a'.repeat(32)}-60x40-scene.webp`)).statusCode).toBe(404)
  })

  it('are described, and get another focal point, in every place at once', async () => {
    const photo = await aPicture('#123')
    const other = await aPicture('#456')
    const names = [nameOf(other), nameOf(photo)]
    const first = await aProduct(shop.deps, { imageNames: names, row: { imageAlts: ['Altra', ''] } })
    const second = await aProduct(shop.deps, { imageNames: [nameOf(photo)] })
    const home = await settingOf('home')
    home.value.pictures = { hero: photo }
    const text = { title: 'Noi', text: '', alt: '' }
    home.value.own = [{ id: 'text-1', picture: photo, it: text, en: { ...text, title: '' } }]
    home.value.blocks.push({ id: 'text-1', isShown: true })
    expect((await admin.put('/api/admin/settings/home', home)).statusCode).toBe(200)

    const point = await admin.post('/api/admin/images/focal-point', { imageUrl: photo, focusX: 10, focusY: 80 })
    const { imageUrl } = point.json()
    const { version } = await one(photo)
    const body = { version, imageUrl, it: 'In officina', en: 'In the workshop' }
    const answer = await admin.put(at(photo), body)
    expect(answer.json()).toMatchObject({ imageUrl, useCount: 4, alt: { it: 'In officina', en: 'In the workshop' } })
    expect(await storedProduct(first.id)).toMatchObject({
      imageUrls: [other, imageUrl],
      imageAlts: ['Altra', 'In officina'],
      imageAltsEn: ['', 'In the workshop'],
      version: 2,
    })
    const shown = await shop.app.inject(`/api/products/${second.id}`)
    expect(shown.json()).toMatchObject({ imageUrls: [imageUrl], imageAlts: ['In officina'] })
    const shownHome = (await shop.app.inject('/api/home?lang=en')).json()
    expect(shownHome).toMatchObject({ pictures: { hero: imageUrl }, own: [{ picture: imageUrl }] })
    expect((await settingOf('home')).value.own[0]).toMatchObject({
      it: { alt: 'In officina' },
      en: { alt: 'In the workshop' },
    })
    // The former focal point is no picture of its own.
    expect((await list()).map((row) => row.imageUrl).toSorted()).toEqual([other, imageUrl].toSorted())
  })

  it('edited by two people: the second learns what the first has written', async () => {
    const photo = await aPicture('#123')
    await aProduct(shop.deps, { imageNames: [nameOf(photo)] })
    const { version } = await one(photo)
    const put = (text: string) => admin.put(at(photo), { version, imageUrl: photo, it: text, en: '' })
    expect((await put('Mia')).statusCode).toBe(200)
    const late = await put('Tua')
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'edit_conflict', current: { alt: { it: 'Mia' } } })
  })

  it.each([
    ['a picture that the shop has not', { imageUrl: `/images/${'a'.repeat(32)}-60x40-scene.webp` }, 'imageUrl'],
    ['an address elsewhere', { imageUrl: 'https://example.org/a.webp' }, 'imageUrl'],
    ['a text that is too long', { it: 'x'.repeat(201) }, 'it'],
    ['a line between texts', { en: 'a|b' }, 'en'],
  ])('refuse %s beside its field', async (_what, wrong, field) => {
    const photo = await aPicture('#123')
    await aProduct(shop.deps, { imageNames: [nameOf(photo)] })
    const { version } = await one(photo)
    const answer = await admin.put(at(photo), { version, imageUrl: photo, it: '', en: '', ...wrong })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().fields)).toEqual([field])
  })

  it('are deleted while nothing shows them, an order included', async () => {
    const [photo, free] = [await aPicture('#123'), await aPicture('#456')]
    const product = await aProduct(shop.deps, { imageNames: [nameOf(photo)] })
    const refused = await admin.delete(at(photo))
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'picture_in_use' })
    expect(refused.json().message).toContain('1 posto')

    expect((await admin.delete(at(free))).statusCode).toBe(204)
    // The second copy waits for an undo.
    expect([shop.images, shop.imageBackup].map(({ files }) => files.has(nameOf(free)))).toEqual([false, true])
    expect((await admin.delete(at(free))).statusCode).toBe(404)

    await sendOrder(shop, anOrderBody({ items: [{ productId: product.id, quantity: 1 }] }))
    await admin.delete(`/api/admin/products/${product.id}`)
    expect((await one(photo)).uses).toEqual([{ kind: 'order', label: '', productId: null }])
    expect((await admin.delete(at(photo))).statusCode).toBe(409)
  })
})
