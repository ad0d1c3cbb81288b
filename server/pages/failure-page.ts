import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '#server/db/database-away.ts'
import { Problem } from '#server/problems/problem.ts'
import { addressIn, type Language, languageAt } from '#shared/domain/language.ts'

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

/** A page that could not be made, for the person who asked for it; it needs neither data nor files of the build. */
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

/** 503 when something the page needs is away for now, as the API said of it. */
function statusOf(error: unknown): 500 | 503 {
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  return status === 503 || isDatabaseAway(error) ? 503 : 500
}

function failurePage(language: Language): string {
  const { title, text, home } = texts[language]
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>
<body style="margin:0;background:#FCF4F1;color:#13221D;font:400 17px/1.5 system-ui,sans-serif"><main style="max-width:640px;margin:12vh auto;padding:0 20px"><div style="background:#fff;border:1.5px solid #13221D;border-top:9px solid #C23818;padding:32px"><h1 style="margin:0 0 12px;line-height:1.1">${title}</h1><p style="margin:0 0 24px">${text}</p><a href="${addressIn('/', language)}" style="display:inline-block;padding:12px 24px;background:#0C4334;color:#fff;font-weight:600;text-decoration:none">${home}</a></div></main></body></html>`
}
