import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { getShop } from '#shared/contract/shop.ts'
import { route } from './route.ts'

export function shopRoutes(app: FastifyInstance, { shop, config, wallet }: Deps): void {
  const facts = { ...shop, publicUrl: config.publicUrl, walletOffered: wallet !== undefined, isDemo: config.isDemo }
  route(app, getShop, () => facts)
}
