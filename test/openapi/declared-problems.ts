import { tracingChannel } from 'node:diagnostics_channel'
import type { FastifyRequest } from 'fastify'
import { generalCodes } from '#server/platform/http/openapi-answers.ts'
import { Problem } from '#server/platform/problems/problem.ts'

const undeclared = new Set<string>()

// Every refusal of every test is compared with the document, since a fuzzer finds only some of them.
tracingChannel('fastify.request.handler').error.subscribe((message) => {
  const { error, request } = message as { error?: unknown; request: FastifyRequest }
  const { config } = request.routeOptions
  const call = config.endpoint
  if (!(error instanceof Problem) || !call || config.isMethodAnswer) return
  if (call.errors.includes(error.code) || [...generalCodes(call, { config })].includes(error.code)) return
  undeclared.add(`${call.method} ${call.path}: ${error.code}`)
})

/** @returns the refusals since the last call that the document does not name */
export function undeclaredProblems(): string[] {
  const found = [...undeclared]
  undeclared.clear()
  return found
}
