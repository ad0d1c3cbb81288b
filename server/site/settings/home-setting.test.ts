import sharp from 'sharp'
import { beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { uploadImage } from '#server/catalog/images/upload-image.ts'
import type { HomeValue } from '#shared/contract/platform/home-value.ts'
import { anAdministrator } from '#test/administrator.ts'
import { openTestShop, shopForEachTest } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const url = '/api/admin/settings/home'
let admin: Visitor
beforeEach(async () => {
  admin = await anAdministrator(shop)
})

const stored = async () => (await admin.get(url)).json<{ version: number; value: HomeValue }>()
async function save(change: (value: HomeValue) => unknown) {
  const { version, value } = await stored()
  change(value)
  return admin.put(url, { version, value })
}
const home = async (lang: string) => (await shop.app.inject(`/api/home?lang=${lang}`)).json()

async function aPicture() {
  const photo = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer()
  return `/images/${await uploadImage(shop.deps, photo)}`
}
const ownText = (change = {}) => ({
  id: 'text-1' as const,
  picture: null,
  it: { title: 'Chi siamo', text: 'Due fratelli.\n\nUna bottega.', alt: '' },
  en: { title: '', text: '', alt: '' },
  ...change,
})

describe('the home page', () => {
  it('comes in today’s order with its own texts', async () => {
    const { version, value } = await stored()
    expect(version).toBe(0)
    expect(value.blocks.filter(({ isShown }) => !isShown)).toEqual([])
    expect(await home('it')).toEqual({
      blocks: ['hero', 'board', 'categories', 'new', 'used', 'why', 'reviews', 'contact', 'instagram'],
      texts: {},
      heroCategory: 'biciclette',
      pictures: {},
      own: [],
    })
  })

  it('shows what was edited at once, in each language its own; an empty text is the shop’s', async () => {
    const picture = await aPicture()
    const answer = await save((value) => {
      value.texts.it = { heroTitle: ' Pedala piano ', heroText: '' }
      value.texts.en = { heroTitle: 'Ride slowly' }
      value.pictures = { hero: picture, why: null }
      value.blocks = [...value.blocks.filter(({ id }) => id !== 'board').reverse(), { id: 'board', isShown: false }]
      value.heroCategory = 'bici-usate'
    })
    expect(answer.statusCode).toBe(200)
    expect(await home('it')).toMatchObject({
      texts: { heroTitle: 'Pedala piano' },
      pictures: { hero: picture },
      heroCategory: 'bici-usate',
    })
    expect((await home('it')).blocks).toEqual([
      'instagram',
      'contact',
      'reviews',
      'why',
      'used',
      'new',
      'categories',
      'hero',
    ])
    expect((await home('en')).texts).toEqual({ heroTitle: 'Ride slowly' })
  })

  it('holds texts of the owner’s own; without English the Italian is shown, and says so', async () => {
    await save((value) => {
      value.own = [ownText({ picture: '/images/none-1x1-scene.webp' })]
    })
    const picture = await aPicture()
    await save((value) => {
      value.own = [ownText({ picture })]
      value.blocks.push({ id: 'text-1', isShown: true })
    })
    expect((await home('en')).own).toEqual([
      { id: 'text-1', picture, title: 'Chi siamo', text: 'Due fratelli.\n\nUna bottega.', alt: '', isItalian: true },
    ])
    expect((await home('it')).own[0].isItalian).toBe(false)
  })

  it('that is saved twice from one reading: the second is refused with what is stored', async () => {
    const { version, value } = await stored()
    await save((now) => {
      now.texts.it = { heroTitle: 'Prima' }
    })
    const second = await admin.put(url, { version, value })
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({ current: { version: 1, value: { texts: { it: { heroTitle: 'Prima' } } } } })
  })

  it.runIf(inject('databaseKind') === 'postgres')('reaches a second node', async () => {
    const second = await openTestShop({ database: shop.deps.database })
    await save((value) => {
      value.texts.it = { heroTitle: 'Altrove' }
    })
    await vi.waitFor(() => expect(second.deps.shop.home.texts.it.heroTitle).toBe('Altrove'))
    await second.close()
  })

  it.each<[string, (value: HomeValue) => unknown, string]>([
    ['20,000 characters', (v) => (v.texts.it = { heroText: 'a'.repeat(20_000) }), 'value.texts.it.heroText'],
    ['HTML', (v) => (v.texts.en = { why: 'Why <b>us</b>' }), 'value.texts.en.why'],
    [
      'a script',
      (v) => {
        v.own = [ownText({ it: { title: '', text: '<script>', alt: '' } })]
        v.blocks.push({ id: 'text-1', isShown: true })
      },
      'value.own.0.it.text',
    ],
    ['a picture of another site', (v) => (v.pictures = { hero: 'https://example.org/a.webp' }), 'value.pictures.hero'],
    ['an unknown picture', (v) => (v.pictures = { hero: '/images/a-1x1-scene.webp' }), 'value.pictures.hero'],
    ['a part twice', (v) => v.blocks.push({ id: 'hero', isShown: true }), 'value.blocks'],
    ['a part missing', (v) => v.blocks.pop(), 'value.blocks'],
    ['an own text that is in no place', (v) => (v.own = [ownText()]), 'value.blocks'],
  ])('refuses %s, with a sentence beside the field', async (_what, change, field) => {
    const answer = await save(change)
    expect([answer.statusCode, Object.keys(answer.json().fields ?? {})]).toEqual([400, [field]])
    expect((await stored()).version).toBe(0)
  })

  it('keeps what was saved before, the newest first, and takes it back as a new version', async () => {
    for (const heroTitle of ['Uno', 'Due', 'Tre']) await save((value) => (value.texts.it = { heroTitle }))
    const versions = (await admin.get(`${url}/versions`)).json<{ version: number; since: string; value: HomeValue }[]>()
    expect(versions.map(({ version, value }) => [version, value.texts.it.heroTitle])).toEqual([
      [3, 'Tre'],
      [2, 'Due'],
      [1, 'Uno'],
    ])
    expect((await admin.put(url, { version: 3, value: versions[2]?.value })).json()).toMatchObject({ version: 4 })
    expect((await home('it')).texts).toEqual({ heroTitle: 'Uno' })
  })
})
