import { readCustomerData } from '#server/accounts/customers/customer-export-repository.ts'
import { findCustomer } from '#server/accounts/customers/customer-repository.ts'
import { eraseAccount } from '#server/accounts/customers/erase-account.ts'
import { erasePersonalData, readPersonalData } from '#server/accounts/customers/personal-data.ts'
import { anonymizeReviewsBy, listReviewsBy } from '#server/catalog/reviews/review-author-repository.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { forgetPastOrdersOf, listPastOrdersOf } from '#server/orders/past-orders/past-order-repository.ts'
import { pastOrderView } from '#server/orders/past-orders/past-order-view.ts'
import { inTransaction } from '#server/platform/database/transaction.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { subjectHash } from '#server/platform/throttle/caller.ts'
import type { AdminCustomer, AdminCustomerDetail } from '#shared/contract/accounts/admin-customers.ts'
import { toDecimal } from '#shared/domain/platform/money.ts'
import {
  findPerson,
  listAccounts,
  listGuestContacts,
  listOrdersOf,
  listPastContacts,
  listPeople,
  type PeoplePage,
  type Person,
  readGuestData,
  sumOrders,
} from './admin-customer-repository.ts'

type Db = OrdersDeps['database']['db']

/** Matches no account: guest records are found by the e-mail address alone. */
const noAccountId = '00000000-0000-0000-0000-000000000000'

const guest = (email: string) => ({ customerId: null, email, provenEmail: email })

export async function listCustomers(db: Db, page: PeoplePage) {
  const { people, total, next } = await listPeople(db, page)
  return { customers: await rowViews(db, people), total, next }
}

/** @throws Problem 404 customer_not_found */
export async function readCustomer(db: Db, id: string): Promise<AdminCustomerDetail> {
  const person = await requirePerson(db, id)
  const [row] = await rowViews(db, [person])
  if (!row) throw problem('customer_not_found')
  const account = (await listAccounts(db, [person])).get(person.customerId ?? '')
  const guest = (await listGuestContacts(db, [person])).get(person.email)
  const orders = await listOrdersOf(db, person)
  const past = await listPastOrdersOf(db, person)
  return {
    ...row,
    address: account?.address ?? guest?.address ?? null,
    postalCode: account?.postalCode ?? guest?.postalCode ?? null,
    // A guest has never said no.
    emailNotifications: account?.emailNotifications ?? true,
    lastLoginAt: account?.lastLoginAt?.toISOString() ?? null,
    pastOrders: past.map((order) => pastOrderView(order, 'it')),
    orderList: orders.map((o) => ({
      id: o.id,
      orderNumber: o.orderNumber,
      createdAt: o.createdAt.toISOString(),
      total: toDecimal(o.totalCents),
      orderStatus: o.orderStatus,
      paymentStatus: o.paymentStatus,
    })),
  }
}

/** Everything stored about one customer, as the customer may ask for it (rule 494). @throws 404 customer_not_found */
export async function exportCustomer(
  deps: Pick<OrdersDeps, 'config' | 'database' | 'clock'>,
  id: string,
): Promise<Record<string, unknown>> {
  const { clock } = deps
  const { db } = deps.database
  const person = await requirePerson(db, id)
  const exportedAt = clock().toISOString()
  if (person.customerId === null) {
    const reviews = await listReviewsBy(db, { customerId: noAccountId, provenEmail: person.email })
    const pastOrders = await listPastOrdersOf(db, person)
    const others = await readPersonalData(db, guest(person.email))
    return { exportedAt, ...(await readGuestData(db, person.email)), pastOrders, reviews, ...others }
  }
  const customer = await findCustomer(db, person.customerId)
  const provenEmail = customer?.emailVerifiedAt ? customer.email : null
  const data = await readCustomerData(db, person.customerId, provenEmail, await subjectHash(deps, person.email))
  const reviews = await listReviewsBy(db, { customerId: person.customerId, provenEmail })
  return { exportedAt, ...data, pastOrders: await listPastOrdersOf(db, person), reviews }
}

/**
 * Erases what the law allows: the account with cart, sessions and links, and the name under reviews. Orders stay, as
 * accounting law requires; orders of the former shop go, because its own books prove them. @throws Problem 404
 * customer_not_found
 */
export async function eraseCustomer(deps: OrdersDeps, id: string): Promise<void> {
  const { db } = deps.database
  const person = await requirePerson(db, id)
  if (person.customerId === null) {
    const author = { customerId: noAccountId, provenEmail: person.email }
    await inTransaction(deps.database, async (tx) => {
      await anonymizeReviewsBy(tx, author)
      await erasePersonalData(tx, guest(person.email))
      await forgetPastOrdersOf(tx, person)
    })
  } else {
    const customer = await findCustomer(db, person.customerId)
    await inTransaction(deps.database, (tx) => forgetPastOrdersOf(tx, person))
    await eraseAccount(deps, person.customerId, customer?.language ?? 'it')
  }
  deps.log.info({ customerId: id }, 'a customer was erased by the administrator')
}

async function requirePerson(db: Db, id: string): Promise<Person> {
  const person = await findPerson(db, id)
  if (!person) throw problem('customer_not_found')
  return person
}

async function rowViews(db: Db, people: readonly Person[]): Promise<AdminCustomer[]> {
  const [totals, accounts, guests, past] = await Promise.all([
    sumOrders(db, people),
    listAccounts(db, people),
    listGuestContacts(db, people),
    listPastContacts(db, people),
  ])
  return people.flatMap((person, i) => {
    const account = accounts.get(person.customerId ?? '')
    const guest = guests.get(person.email)
    const sum = totals[i]
    if (!sum) return []
    const name = guest?.name ?? past.get(person.email)?.name ?? person.email
    return {
      id: person.id,
      name: account ? `${account.firstName} ${account.lastName}`.trim() : name,
      email: account?.email ?? person.email,
      phone: account?.phone ?? guest?.phone ?? null,
      city: account?.city ?? guest?.city ?? null,
      orders: sum.orders,
      spent: toDecimal(sum.spentCents),
      createdAt: person.since.toISOString(),
      lastOrderAt: sum.lastOrderAt?.toISOString() ?? null,
      hasAccount: account !== undefined,
    }
  })
}
