import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts'
import { plainPage } from '#server/platform/http/plain-page.ts'
import { Problem } from '#server/platform/problems/problem.ts'
import { addressIn, type Language, languageAt } from '#shared/domain/platform/language.ts'

const texts = {
  it: {
    title: 'Qualcosa non ha funzionato',
    text: 'La pagina non si è caricata. Riprova tra poco: il carrello e quello che hai scritto restano al loro posto.',
    home: 'Torna alla home',
  },
  en: {
    title: 'Something went wrong',
    text: 'We couldn’t load the page. Try again in a moment: your cart and what you’ve typed are safe.',
    home: 'Back to the home page',
  },
}

/** A page for a rendering error; it needs neither data nor files of the build. */
export function sendFailurePage(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof Problem) throw error
  request.log.error({ err: error }, 'page failed')
  const language = languageAt(request.url)
  return reply
    .code(statusOf(error))
    .headers({ 'content-language': language, 'cache-control': 'no-store', 'retry-after': '5' })
    .type('text/html; charset=utf-8')
    .send(failurePage(language))
}

/** 503 for a temporary failure, as reported by the API. */
function statusOf(error: unknown): 500 | 503 {
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  return status === 503 || isDatabaseUnavailable(error) ? 503 : 500
}

function failurePage(language: Language): string {
  const { title, text, home } = texts[language]
  return plainPage(language, { title, text, button: { href: addressIn('/', language), label: home } })
}
