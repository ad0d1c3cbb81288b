import { beforeEach, describe, expect, it } from 'vitest'
import { products } from '#server/platform/database/schema/catalog-tables.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { render } from '#web/entry-server.tsx'
import { injectFetch } from './inject-fetch.ts'

const shop = shopForEachTest()
const assets = { script: '/entry.js', code: [], styles: [], fonts: [] }

const open = (url: string, language: Language) =>
  render({ url, language, fetch: injectFetch(shop.app, '127.0.0.1'), assets })
const api = (slug: string, lang: Language) => shop.app.inject(`/api/products/${slug}?lang=${lang}`)

describe('the address of a product', () => {
  let italian: string
  let english: string
  let id: number
  beforeEach(async () => {
    const row = { nameEn: 'Brenta gravel bike, brown', descriptionEn: 'For white gravel.' }
    const product = await aProduct(shop.deps, { name: 'Gravel Brenta marrone', category: 'biciclette', row })
    ;({ id, slug: italian } = product)
    english = `brenta-gravel-bike-brown-p${id}`
  })

  it('is in the language of the page, and each names the other', async () => {
    expect((await api(italian, 'it')).json()).toMatchObject({ slug: italian, otherSlug: english })
    expect((await api(italian, 'en')).json()).toMatchObject({ slug: english, otherSlug: italian })
    const { status, html } = await open(`/en/prodotto/${english}`, 'en')
    expect(status).toBe(200)
    expect(html).toContain(`hrefLang="it" href="${shop.deps.config.publicUrl}/prodotto/${italian}"`)
    expect(html).toContain(`rel="canonical" href="${shop.deps.config.publicUrl}/en/prodotto/${english}"`)
    const { body } = await shop.app.inject('/sitemap.xml')
    expect(body).toContain(`/prodotto/${italian}</loc>`)
    expect(body).toContain(`/en/prodotto/${english}</loc>`)
    const listed = (await shop.app.inject('/api/products?lang=en')).json()
    expect(listed).toMatchObject([{ slug: english }])
  })

  it('leads from the other language, the id and an earlier English name to the page for good', async () => {
    const moved: [string, Language, string][] = [
      [`/en/prodotto/${italian}`, 'en', `/en/prodotto/${english}`],
      [`/en/prodotto/${id}`, 'en', `/en/prodotto/${english}`],
      [`/en/prodotto/an-earlier-name-p${id}`, 'en', `/en/prodotto/${english}`],
      [`/prodotto/${english}`, 'it', `/prodotto/${italian}`],
      [`/prodotto/${id}`, 'it', `/prodotto/${italian}`],
      [
        `/en/prodotto/${italian}?recensione=1&ordine=7&k=ab`,
        'en',
        `/en/prodotto/${english}?recensione=1&ordine=7&k=ab`,
      ],
    ]
    for (const [from, language, to] of moved)
      expect(await open(from, language), from).toMatchObject({ status: 301, location: to })
  })

  it('stays the Italian one where there is no English name or the same one', async () => {
    for (const nameEn of [null, 'Turbo 2026']) {
      const { slug } = await aProduct(shop.deps, { name: 'Turbo 2026', row: { nameEn } })
      const answer = (await api(slug, 'en')).json()
      expect(answer.slug).toBe(slug)
      expect(answer).not.toHaveProperty('otherSlug')
    }
  })

  it('prefers an Italian address that looks like an English one, and finds none for an unknown id', async () => {
    const { id: own } = await aProduct(shop.deps, { row: { slug: `catena-p${id}` } })
    expect((await api(`catena-p${id}`, 'it')).json().id).toBe(own)
    expect((await api('catena-p999999', 'en')).statusCode).toBe(404)
    await shop.deps.database.db.update(products).set({ isActive: false })
    await shop.deps.catalog.refresh()
    expect((await open(`/en/prodotto/${english}`, 'en')).status).toBe(404)
  })
})
