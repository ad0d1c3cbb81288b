import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'

/** The same dependencies with the request's logger, so that log lines carry the request's id. */
export function depsOfRequest<Own extends PlatformDeps>(deps: Own, { log }: FastifyRequest): Own {
  return { ...deps, log: log as Logger }
}
