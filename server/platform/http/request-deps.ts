import type { FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Deps, RefundLimit } from '#server/deps.ts'

/** The same dependencies with the request's logger, so that log lines carry the request's id, and its caller's limit. */
export function depsOfRequest(deps: Deps, { log, refundLimit }: FastifyRequest): Deps {
  return { ...deps, log: log as Logger, refundLimit: refundLimit ?? undefined }
}

declare module 'fastify' {
  interface FastifyRequest {
    refundLimit?: RefundLimit | null
  }
}
