import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/platform/config.ts'
import { currentActor } from '#server/platform/database/actor.ts'
import { networkOf } from '#server/platform/network-address.ts'

const networks = new AsyncLocalStorage<string>()

/** For limits that are counted in memory: after the body was read, because reading it loses the context. */
export function installSubjects(app: FastifyInstance, { rateLimit }: Pick<Config, 'rateLimit'>): void {
  if (rateLimit) app.addHook('preHandler', (request, _reply, done) => networks.run(networkOf(request.ip), done))
}

/** For whom this work is done: the person or key of a call of the dashboard, else the caller's network; '' for none. */
export function currentSubject(): string {
  const network = networks.getStore()
  if (network === undefined) return ''
  const { kind, id } = currentActor() ?? {}
  return id === undefined ? network : `${kind}/${id}`
}
