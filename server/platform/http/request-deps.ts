import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Deps } from '#server/deps.ts'

/** The same dependencies with the request's logger, so that log lines carry the request's id. */
export function depsOfRequest(deps: Deps, { log }: FastifyRequest): Deps {
  return { ...deps, log: log as Logger }
}
