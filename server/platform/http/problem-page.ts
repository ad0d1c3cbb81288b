import type { FastifyReply, FastifyRequest } from 'fastify'
import { messageText } from '#server/platform/problems/message-texts.ts'
import { addressIn, languageAt, withoutLanguage } from '#shared/domain/platform/language.ts'
import { plainPage } from './plain-page.ts'

/** Programs call these; everything else is opened by people, or shown in a page. */
const calls = /^\/(?:api|health|metrics|setup|order|mcp)(?=[/?]|$)/
/** Pictures, feeds and other files; an address that ends like a file is one. */
const pictures = /^\/images(?=[/?]|$)/
const files = /^\/(?:images|assets|feeds)(?=[/?]|$)|^[^?]*\.\w{2,5}(?:$|\?)/

/** A picture is a documented call: a page embeds it, and a browser that opens it by itself asks for HTML. */
const isCall = (url: string, accept = '') =>
  calls.test(withoutLanguage(url)) || (pictures.test(url) && !accept.includes('text/html'))

export const isSeenByPeople = ({ method, url, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && !isCall(url, headers.accept)

/** A refusal as a page with a way on, in the language of its address; of a file that no browser opens by itself a plain sentence. */
export function sendWords(reply: FastifyReply, message: string): FastifyReply {
  const { url, headers } = reply.request
  const language = languageAt(url)
  reply.headers({ 'cache-control': 'no-store', 'content-language': language })
  const isFile = files.test(url)
  if (isFile && !headers.accept?.includes('text/html')) return reply.type('text/plain; charset=utf-8').send(message)
  // A page at an address that can't be read is a page that is not there.
  if (!isFile && reply.statusCode === 400) reply.code(404)
  const isLost = reply.statusCode === 404
  const say = (key: 'page_not_found_title' | 'page_not_found_text' | 'page_failed_title' | 'back_home') =>
    messageText(key, language)
  const page = {
    title: say(isLost ? 'page_not_found_title' : 'page_failed_title'),
    text: isLost ? say('page_not_found_text') : message,
    button: { href: addressIn('/', language), label: say('back_home') },
  }
  return reply.type('text/html; charset=utf-8').send(plainPage(language, page))
}
