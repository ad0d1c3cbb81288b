import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { hasNotChosenEnglish, isForMachines } from '#server/platform/http/request-language.ts'
import { beginRequest } from '#server/platform/tracing/tracing.ts'
import { languageAt } from '#shared/domain/platform/language.ts'
import type { PublicCache } from './public-cache.ts'

/** Called for each answer that bypasses the framework. */
export type ObserveAnswer = (route: string, status: number, seconds: number) => void

/** The inputs of a public answer; undefined where a choice of English may redirect. */
export function addressOf({ url = '/', headers }: IncomingMessage): string | undefined {
  return hasNotChosenEnglish(headers.cookie) || languageAt(url) === 'en' || isForMachines(url) ? url : undefined
}

/**
 * A server that answers cached answers before the framework: its hooks and log would take longer than the answer. All
 * other requests, and `inject`, go to the framework.
 */
export function publicFront(
  cache: PublicCache,
  observe: ObserveAnswer,
  options: ServerOptions,
  isElsewhere: (request: IncomingMessage) => boolean,
): (askFramework: RequestListener) => Server {
  return (askFramework) => {
    const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
      // A closing shop leaves the answer to the framework.
      if (request.method !== 'GET' || !server.listening || isElsewhere(request)) return false
      const began = performance.now()
      const address = addressOf(request)
      const kept = address === undefined ? undefined : cache.at(address)
      const reply = kept?.replyTo(request.headers)
      if (!kept || !reply || reply instanceof Promise) return false
      const span = beginRequest(request.headers, 'GET', kept.route)
      response.writeHead(reply.status, reply.allHeaders).end(reply.body)
      kept.noteSent(request.headers)
      span?.end(reply.status)
      observe(kept.route, reply.status, (performance.now() - began) / 1_000)
      return true
    }
    const server = createServer(options, (request, response) => {
      if (!answer(request, response)) askFramework(request, response)
    })
    return server
  }
}
