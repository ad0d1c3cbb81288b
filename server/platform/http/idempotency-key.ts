import type { FastifyRequest } from 'fastify'
import { problem } from '#server/platform/problems/problem.ts'

/** 1 to 255 printable characters. @throws Problem 400 invalid_idempotency_key */
export function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(key)) throw problem('invalid_idempotency_key')
  return key
}
