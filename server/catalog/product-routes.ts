import type { FastifyInstance } from 'fastify'
import type { Deps } from '#server/deps.ts'

export function productRoutes(_app: FastifyInstance, _deps: Deps): void {}
