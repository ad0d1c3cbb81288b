import type { FastifyInstance } from 'fastify'
import { route } from '#server/platform/http/route.ts'
import { placesAt } from '#server/pricing/shipping/postal-codes.ts'
import { getPostalHint } from '#shared/contract/platform/postal.ts'

const oneDaySeconds = 86_400

export function postalHintRoutes(app: FastifyInstance): void {
  route(app, getPostalHint, async ({ params, reply }) => {
    const { provinces, places } = await placesAt(params.cap)
    reply.header('cache-control', `public, max-age=${oneDaySeconds}`)
    const [province] = provinces
    return provinces.length > 1 ? { province: null, provinces, places } : { province: province ?? null, places }
  })
}
