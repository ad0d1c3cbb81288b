import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Deps } from '#server/deps.ts'

/** The same, but what is logged carries the request's id: a buyer's trouble is found again by it. */
export function depsOfRequest(deps: Deps, { log }: FastifyRequest): Deps {
  return { ...deps, log: log as Logger }
}
