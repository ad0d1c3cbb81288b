import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'
import { showsOutbox } from '#server/mail/demo-outbox.ts'
import { getShop } from '#shared/contract/shop.ts'
import { route } from './route.ts'

export function shopRoutes(app: FastifyInstance, { shop, config, wallet }: Deps): void {
  const { publicUrl, isDemo } = config
  const facts = {
    ...shop,
    publicUrl,
    walletOffered: wallet !== undefined,
    isDemo,
    showsOutbox: showsOutbox(config),
  }
  route(app, getShop, () => facts)
}
