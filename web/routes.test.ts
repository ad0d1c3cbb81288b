import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { pages } from '#shared/domain/pages.ts'
import { createApi } from './api.ts'
import { createQueryClient } from './query-client.ts'
import { createShopRouter } from './router.tsx'

it('has a route for each row of the table of pages, and no other', () => {
  const context = { queries: createQueryClient(), api: createApi(fetch, 'it'), language: 'it' as const }
  const { routesByPath } = createShopRouter(context, createMemoryHistory())
  expect(Object.keys(routesByPath).toSorted()).toEqual(pages.map(({ path }) => path).toSorted())
})
