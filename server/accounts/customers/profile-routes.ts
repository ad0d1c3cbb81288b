import type { FastifyInstance } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { requestLanguage } from '#server/platform/http/request-language.ts'
import { route } from '#server/platform/http/route.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { currentTokenHash, requireCustomer, requireCustomerId } from '#server/platform/sessions/session.ts'
import { callerOf } from '#server/platform/throttle/caller.ts'
import {
  getCustomerMe,
  setNotifications,
  updateProfile as updateProfileCall,
} from '#shared/contract/accounts/account.ts'
import { listCustomerOrders as listCustomerOrdersCall } from '#shared/contract/orders/customer-orders.ts'
import { checkPassword } from './check-password.ts'
import { listCustomerOrders } from './customer-order-repository.ts'
import { updateCustomer } from './customer-repository.ts'
import { isOtherAddress, updateProfile } from './update-profile.ts'
import { userView } from './user-view.ts'

export function profileRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const { db } = deps.database

  route(app, getCustomerMe, async ({ request }) => {
    const customer = await requireCustomer(request)
    return { ...userView(customer), emailVerified: customer.emailVerifiedAt !== null }
  })

  route(app, updateProfileCall, async ({ body, request }) => {
    const customer = await requireCustomer(request)
    const password = isOtherAddress(customer.email, body.email) && body.currentPassword
    if (password) await checkPassword(deps, customer, request, { password, field: 'currentPassword' })
    const asker = {
      currentSessionHash: currentTokenHash(request, 'customer'),
      caller: await callerOf(deps, request.ip),
      isConfirmed: Boolean(password),
    }
    return userView(await updateProfile(deps, customer.id, body, requestLanguage(request), asker))
  })

  route(app, setNotifications, async ({ body, request }) => {
    const id = await requireCustomerId(request)
    const customer = await updateCustomer(db, id, { emailNotifications: body.emailNotifications })
    if (!customer) throw problem('unauthorized')
    return userView(customer)
  })

  route(app, listCustomerOrdersCall, async ({ request }) =>
    listCustomerOrders(db, deps.shop, await requireCustomerId(request), deps.clock()),
  )
}
