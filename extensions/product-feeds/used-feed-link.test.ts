import { expect, it } from 'vitest'
import type { PageRenderer } from '#server/site/deps/page-renderer.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { render } from '#web/entry-server.tsx'

const assets = { script: '/entry.js', code: [], styles: [], fonts: [] }
const pages: PageRenderer = { render: (input) => render({ ...input, assets }) }
const shop = shopForEachTest({ pages })

it('is named by the page of used bicycles, as the server renders it', async () => {
  await aProduct(shop.deps, { category: 'bici-usate', subcategory: 'strada', stock: 1, name: 'Brenta del 2019' })
  const { body } = await shop.app.inject('/en/bici-usate')
  const feed = /<link rel="alternate" type="application\/atom\+xml"[^>]* href="([^"]*)"/.exec(body)?.[1] ?? ''
  expect(feed).toBe('/en/feeds/bici-usate.atom')
  expect((await shop.app.inject(feed)).body).toContain('Brenta del 2019')
  expect((await shop.app.inject('/componenti')).body).not.toContain('application/atom+xml')
})
