import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { jsonAnswer } from '#server/platform/public-cache/cached-answer.ts'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import { publicRoute } from '#server/platform/public-cache/public-route.ts'
import { listBikeQuestions } from '#shared/contract/catalog/compatibility.ts'
import { bikeQuestions } from '#shared/domain/catalog/compatibility/bike-facts.ts'
import { requestedBike } from './known-facts.ts'

export function bikeRoutes(app: FastifyInstance, { catalog }: CatalogDeps, cache: PublicCache): void {
  publicRoute(app, cache, listBikeQuestions, {
    key: ({ query: { bike, own, lang = 'it' } }) => `bike?${lang}&${bike ?? ''}&${[...new Set(own)].sort().join('&')}`,
    make: ({ query }) => {
      const { lang = 'it' } = query
      const { book } = catalog.state
      const asked = requestedBike(catalog.state, catalog.find, query)
      const { product, facts = {} } = asked ?? {}
      const questions = bikeQuestions.flatMap((key) => {
        const definition = book.facts.get(key)
        if (!definition) return []
        const { kind, unit, label, choices } = definition
        const known = facts[key]
        return {
          key,
          label: label[lang],
          kind,
          unit,
          choices: choices.map((choice) => ({ value: choice.value, label: choice[lang] })),
          ...(known !== undefined && { known }),
        }
      })
      const name = product ? (catalog.find(product.id, lang)?.name ?? product.name) : null
      const isCurrent = catalog.watch({
        shelf: product?.category ?? 'all',
        ...(product && { productIds: [product.id] }),
      })
      return { ...jsonAnswer({ name, questions }, isCurrent), ...(query.own.length > 0 && { isRare: true }) }
    },
  })
}
