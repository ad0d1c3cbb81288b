import type { FastifyInstance } from 'fastify'
import type { CatalogDeps } from '#server/catalog/deps/catalog-deps.ts'
import { enqueueMail } from '#server/messages/mail/outbox-repository.ts'
import { mayMail } from '#server/messages/mail-choices/mail-choices.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { setPagingHeaders } from '#server/platform/http/paging-headers.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { invalidInput, problem } from '#server/platform/problems/problem.ts'
import { jsonAnswer } from '#server/platform/public-cache/cached-answer.ts'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'
import { publicRoute } from '#server/platform/public-cache/public-route.ts'
import { currentCustomer } from '#server/platform/sessions/session.ts'
import { callerOf, hashSecretOf } from '#server/platform/throttle/caller.ts'
import { countCallsAlone } from '#server/platform/throttle/count-calls.ts'
import { answerQuestion, deleteQuestion, listAdminQuestions } from '#shared/contract/catalog/admin-questions.ts'
import { askQuestion, listQuestions } from '#shared/contract/catalog/questions.ts'
import {
  findQuestion,
  insertQuestion,
  listAllQuestions,
  listAnswered,
  putAnswer,
  removeQuestion,
} from './question-repository.ts'

export function questionRoutes(app: FastifyInstance, deps: CatalogDeps, cache: PublicCache): void {
  const { catalog, database } = deps

  publicRoute(app, cache, listQuestions, {
    key: ({ params }) => `questions/${params.id}`,
    make: async ({ params }) => {
      if (!catalog.find(params.id)) throw problem('product_not_found')
      const isCurrent = catalog.watch({ productIds: [params.id] })
      return jsonAnswer(await listAnswered(database.db, params.id), isCurrent)
    },
  })

  route(app, askQuestion, { config: rateLimits.review }, async ({ params, body, request }) => {
    if (body.website) throw invalidInput({ website: 'field_honeypot' })
    if (!catalog.find(params.id)) throw problem('product_not_found')
    await countCallsAlone(
      deps,
      await callerOf(deps, request.ip),
      { rule: 'question', subject: String(params.id) },
      // The answer goes to an address that is not confirmed.
      ...(body.email ? [{ rule: 'mail', subject: body.email } as const] : []),
    )
    const id = await insertQuestion(database.db, {
      productId: params.id,
      customerId: (await currentCustomer(request))?.id ?? null,
      email: body.email || null,
      text: body.text,
      language: requestLanguage(request),
      createdAt: deps.clock(),
    })
    return { id }
  })
}

export function adminQuestionRoutes(app: FastifyInstance, deps: CatalogDeps): void {
  const { database, log } = deps

  route(app, listAdminQuestions, async ({ query, request, reply }) => {
    const { questions, total } = await listAllQuestions(database.db, query)
    setPagingHeaders(request, reply, query, total)
    return questions
  })

  route(app, answerQuestion, async ({ params: { id }, body: { text } }) => {
    await hashSecretOf(deps)
    const answered = await inTransaction(database, async (tx) => {
      const before = await putAnswer(tx, id, text || null, deps.clock())
      const question = before && (await findQuestion(tx, id))
      if (!question) throw problem('question_not_found')
      const { email: to, language } = before
      const { slug, name: productName } = question.product
      if (text && to && slug && (await mayMail(deps, 'notifications', to, tx))) {
        const data = { productName, slug, question: question.text, answer: text }
        await enqueueMail(tx, { kind: 'question_answered', about: String(id), to, language, data, at: deps.clock() })
      }
      return question
    })
    log.info({ questionId: id, isAnswered: answered.answer !== null }, 'a question was answered')
    return answered
  })

  route(app, deleteQuestion, async ({ params: { id }, reply }) => {
    await inTransaction(database, async (tx) => {
      if (!(await removeQuestion(tx, id))) throw problem('question_not_found')
    })
    log.info({ questionId: id }, 'a question was deleted')
    reply.code(204)
    return undefined
  })
}
