import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MessagesDeps } from '#server/messages/deps/messages-deps.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { plainPage } from '#server/platform/http/plain-page.ts'
import { addressIn, languageAt } from '#shared/domain/platform/language.ts'
import { addressProofPath as path } from './address-proof-link.ts'
import { addressHashOf, addressTokenOf } from './recipient-limit.ts'
import { insertProvenAddress } from './recipient-repository.ts'
import { releaseMailsTo } from './release-mails.ts'

const texts = {
  it: {
    ask: [
      'È il tuo indirizzo?',
      'Confermalo e ricevi subito le e-mail che abbiamo tenuto da parte.',
      'È il mio indirizzo',
    ],
    done: ['Grazie', 'L’indirizzo è confermato: le e-mail sono in arrivo.', 'Vai al negozio'],
    wrong: ['Il link non è valido', 'Aprilo di nuovo dall’e-mail, intero.', 'Vai al negozio'],
  },
  en: {
    ask: ['Is this your address?', 'Confirm it and get the emails we have kept for you.', 'It’s my address'],
    done: ['Thank you', 'Your address is confirmed: the emails are on their way.', 'Go to the shop'],
    wrong: ['This link doesn’t work', 'Open it again from the email, all of it.', 'Go to the shop'],
  },
} as const

export function addressProofRoutes(app: FastifyInstance, deps: MessagesDeps): void {
  type Link = { Querystring: { e?: string | string[]; m?: string | string[]; si?: string } }
  const follow = async (request: FastifyRequest<Link>, reply: FastifyReply) => {
    const language = languageAt(request.url)
    const [address, token] = [String(request.query.e ?? ''), String(request.query.m ?? '')]
    const isGenuine = isSame(token, await addressTokenOf(deps, address))
    const step = !isGenuine ? 'wrong' : request.query.si ? 'done' : 'ask'
    if (step === 'done') await proveAddress(deps, address)
    const [title, text, label] = texts[language][step]
    const again = `${addressIn(path, language)}?${new URLSearchParams({ e: address, m: token, si: '1' })}`
    const href = step === 'ask' ? again.replaceAll('&', '&amp;') : addressIn('/', language)
    return reply
      .code(isGenuine ? 200 : 404)
      .headers({ 'cache-control': 'no-store', 'content-language': language })
      .type('text/html; charset=utf-8')
      .send(plainPage(language, { title, text, button: { href, label } }))
  }
  for (const one of [path, `/en${path}`]) app.get<Link>(one, { exposeHeadRoute: false }, follow)
}

async function proveAddress(deps: MessagesDeps, address: string): Promise<void> {
  const hash = await addressHashOf(deps, address)
  await inTransaction(deps.database, async (tx) => {
    await insertProvenAddress(tx, hash, deps.clock())
    await releaseMailsTo(tx, address, deps.clock())
  })
}

function isSame(given: string, right: string): boolean {
  return given.length === right.length && timingSafeEqual(Buffer.from(given), Buffer.from(right))
}
