import type { FastifyInstance } from 'fastify'
import { listQuestionsBy } from '#server/catalog/reviews/question-repository.ts'
import { listReviewsBy } from '#server/catalog/reviews/review-author-repository.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { endOwnSession, requireCustomer } from '#server/platform/sessions/session.ts'
import { callerOf, subjectHash } from '#server/platform/throttle/caller.ts'
import { deleteAccount, exportData } from '#shared/contract/accounts/account.ts'
import { checkPassword } from './check-password.ts'
import { readCustomerData } from './customer-export-repository.ts'
import { eraseAccount } from './erase-account.ts'

export function privacyRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const { db } = deps.database

  route(app, exportData, async ({ request, reply }) => {
    const customer = await requireCustomer(request)
    const provenEmail = customer.emailVerifiedAt ? customer.email : null
    const data = await readCustomerData(db, customer.id, provenEmail, await subjectHash(deps, customer.email))
    if (!data) throw problem('unauthorized')
    const exportedAt = deps.clock().toISOString()
    reply.header('content-disposition', `attachment; filename="dati-${exportedAt.slice(0, 10)}.json"`)
    const author = { customerId: customer.id, provenEmail }
    return {
      exportedAt,
      ...data,
      reviews: await listReviewsBy(db, author),
      questions: await listQuestionsBy(db, author),
    }
  })

  route(app, deleteAccount, async ({ body, request, reply }) => {
    const customer = await requireCustomer(request)
    await checkPassword(deps, customer, request, { password: body.password, field: 'password' })
    await eraseAccount(deps, customer.id, requestLanguage(request), await callerOf(deps, request.ip))
    await endOwnSession(request, reply, 'customer')
    reply.code(204)
    return undefined
  })
}
