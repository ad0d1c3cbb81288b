import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { pages } from '#shared/domain/site/pages.ts'
import { createApi } from '#web/platform/api.ts'
import { webExtensions } from './extensions/web-extension.ts'
import { pageSearch } from './page-search.ts'
import { createQueryClient } from './query-client.ts'
import { createShopRouter } from './router.tsx'

it('has a route for each row of the table of pages, and no other', () => {
  const own = webExtensions().flatMap(({ pages: rows = [] }) => rows)
  expect(Object.keys(routes()).toSorted()).toEqual([...pages, ...own].map(({ path }) => path).toSorted())
})

it('keeps a public page by what its own route reads', () => {
  const read = Object.entries(routes()).map(([path, { options }]) => [path, options.validateSearch])
  const isPublic = new Set<string>(pages.flatMap(({ path, readers }) => (readers === 'everybody' ? [path] : [])))
  // These read it themselves: the order of a withdrawal in the browser only.
  for (const path of ['/recesso', '/confronta']) isPublic.delete(path)
  const expected = read.filter(([path, reader]) => reader && isPublic.has(String(path)))
  const { '/confronta': compared, ...others } = pageSearch
  expect(compared?.({ articoli: 'una,UNA,due', x: 1 })).toMatchObject({ articoli: 'una,due' })
  expect(others).toEqual(Object.fromEntries(expected))
})

function routes() {
  const context = { queries: createQueryClient(), api: createApi(fetch, 'it'), language: 'it' as const }
  return createShopRouter(context, createMemoryHistory()).routesByPath
}
