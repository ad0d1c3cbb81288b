import { hashPassword } from '#server/accounts/customers/password.ts'
import { cartLines, reviews } from '#server/platform/database/schema/catalog-tables.ts'
import type { orders } from '#server/platform/database/schema/order-tables.ts'
import {
  adminAccount,
  customerAddresses,
  customers,
  oneTimeTokens,
  sessions,
} from '#server/platform/database/schema/people-tables.ts'
import { requireOrderAccessKey } from '#server/platform/order-keys/order-key-repository.ts'
import { hashSecretToken, newSecretToken } from '#server/platform/secret-token.ts'
import { anOrderBody, aProduct } from '../factories.ts'
import type { TestShop } from '../test-app.ts'
import { testPassword, Visitor } from '../visitor.ts'

export const roles = ['visitor', 'other', 'owner', 'admin'] as const
export type Role = (typeof roles)[number]

/** A shop with one of everything; personal data belongs to the owner. */
export interface AccessWorld {
  people: Record<Role, Visitor>
  ownerId: string
  productId: number
  cartLineId: number
  addressId: number
  orderId: string
  orderNumber: string
  accessKey: string
  reviewId: number
  /** A second session of the owner. */
  sessionId: string
  resetToken: string
}

let passwordHash: Promise<string> | undefined

/** Written into the database, because calls for every row would take minutes. */
export async function openAccessWorld(shop: TestShop): Promise<AccessWorld> {
  const { db } = shop.deps.database
  passwordHash ??= hashPassword(testPassword)
  const hash = await passwordHash
  const createdAt = shop.clock.now
  const expiresAt = new Date(createdAt.getTime() + 3_600_000)

  const register = async (name: string) => {
    const [row] = await db
      .insert(customers)
      .values({ email: `${name}@example.org`, firstName: name, lastName: 'Rossi', passwordHash: hash, createdAt })
      .returning()
    if (!row) throw new Error('the customer was not stored')
    return row.id
  }
  const logIn = async (customerId: string | null) => {
    const token = newSecretToken()
    const kind = customerId ? 'customer' : 'admin'
    const tokenHash = hashSecretToken(token)
    await db
      .insert(sessions)
      .values({ tokenHash, kind, customerId, confirmedAt: createdAt, createdAt, lastSeenAt: createdAt, expiresAt })
    const visitor = new Visitor(shop)
    visitor.cookies[customerId ? 'sid' : 'adm'] = token
    return { visitor, sessionId: tokenHash.slice(0, 16) }
  }

  await db.insert(adminAccount).values({ passwordHash: hash })
  const ownerId = await register('owner')
  const owner = (await logIn(ownerId)).visitor
  const { sessionId } = await logIn(ownerId)
  const { visitor: other } = await logIn(await register('other'))
  const { visitor: admin } = await logIn(null)

  const product = await aProduct(shop.deps)
  const [line] = await db
    .insert(cartLines)
    .values({ customerId: ownerId, productId: product.id, quantity: 1 })
    .returning()
  const body = anOrderBody({
    items: [{ productId: product.id, quantity: 1 }],
    order: { customerEmail: 'owner@example.org' },
  })
  const placed = (await owner.post('/api/orders', body)).json<typeof orders.$inferSelect>()
  const [review] = await db
    .insert(reviews)
    .values({
      productId: product.id,
      customerName: 'owner',
      customerEmail: 'owner@example.org',
      rating: 5,
      title: 'Comoda',
      comment: 'Molto.',
    })
    .returning()
  const resetToken = newSecretToken()
  await db
    .insert(oneTimeTokens)
    .values({ tokenHash: hashSecretToken(resetToken), purpose: 'reset', customerId: ownerId, expiresAt })
  const [address] = await db
    .insert(customerAddresses)
    .values({ customerId: ownerId, address: 'Via Dante 14', city: 'Padova', postalCode: '35121' })
    .returning()
  if (!line || !review || !address) throw new Error('the world was not stored')
  return {
    people: { visitor: new Visitor(shop), other, owner, admin },
    ownerId,
    productId: product.id,
    cartLineId: line.id,
    addressId: address.id,
    orderId: placed.id,
    orderNumber: placed.orderNumber,
    accessKey: await requireOrderAccessKey(shop.deps.database.db, shop.deps.orderKeys, placed.orderNumber),
    reviewId: review.id,
    sessionId,
    resetToken,
  }
}
