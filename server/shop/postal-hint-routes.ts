import type { FastifyInstance } from 'fastify'
import { route } from '#server/http/route.ts'
import { placesAt } from '#server/postal/postal-codes.ts'
import { getPostalHint } from '#shared/contract/shop/postal.ts'

const oneDaySeconds = 86_400

export function postalHintRoutes(app: FastifyInstance): void {
  route(app, getPostalHint, async ({ params, reply }) => {
    const { provinces, places } = await placesAt(params.cap)
    reply.header('cache-control', `public, max-age=${oneDaySeconds}`)
    const [province] = provinces
    return provinces.length > 1 ? { province: null, provinces, places } : { province: province ?? null, places }
  })
}
