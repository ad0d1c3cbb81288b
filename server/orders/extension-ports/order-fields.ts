import type { FastifyRequest } from 'fastify'
import type { tables } from '#server/platform/database/database.ts'
import { inSavepoint, type Tx } from '#server/platform/database/transaction.ts'
import { fieldKey } from '#server/platform/problems/field-messages.ts'
import { invalidInput, Problem } from '#server/platform/problems/problem.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { NewOrderBody } from '#shared/contract/orders/orders.ts'
import type { Endpoint, Schema } from '#shared/contract/platform/endpoint.ts'
import type { OrderCustomer } from '#shared/contract/platform/order-customer.ts'

type StoredOrder = typeof tables.orders.$inferSelect

export type TypedPlace = Pick<
  NewOrderBody['order'],
  'delivery' | 'shippingAddress' | 'city' | 'postalCode' | 'province'
>

/** A checkout whose goods are held while it is paid. */
export interface HeldCheckout {
  id: string
  customer: OrderCustomer
  lines: readonly { category: string }[]
  at: Date
}

/** A field of a new order that an extension reads. */
export interface OrderField {
  schema: Schema
  /** What `store` and `hold` may refuse with. */
  errors?: readonly string[]
  /** As a payment starts, or is taken after its hold was over: what `store` would refuse. */
  hold?(tx: Tx, checkout: HeldCheckout, value: unknown, typed: TypedPlace, shop: Shop): Promise<void>
  /**
   * In the order's transaction, once it is stored. @param typed as the buyer wrote it, with the address of a pick-up too
   * @throws Problem in words; nothing is ordered then, but an order that is paid already is kept without the field
   */
  store(
    tx: Tx,
    order: StoredOrder,
    value: unknown,
    typed: TypedPlace,
    from: { shop: Shop; checkoutId?: string },
  ): Promise<void>
}

export type OrderFieldValues = Readonly<Record<string, unknown>>
/** What waits for the payment: as it was sent, so that it is read again. */
export interface HeldFields {
  values: OrderFieldValues
  typed: TypedPlace
}

const all = new Map<string, OrderField>()
const kept = new WeakMap<FastifyRequest, { given: OrderFieldValues; values: OrderFieldValues }>()

export function addOrderFields(fields: Readonly<Record<string, OrderField>>): void {
  for (const [name, field] of Object.entries(fields)) all.set(name, field)
}

/** A call that takes an order, with the refusals of its fields. */
export const withFieldErrors = <E extends Endpoint>(call: E): E => ({
  ...call,
  errors: [...call.errors, ...[...all.values()].flatMap(({ errors = [] }) => errors)],
})

/**
 * Reads the fields of extensions before the contract strips them; left out and null are none.
 * @throws Problem 400 with the fields by their path
 */
export async function keepOrderFields(request: FastifyRequest): Promise<void> {
  const body = request.body as { order?: unknown; checkout?: { order?: unknown } } | null | undefined
  keepFieldsOf(request, body?.order ?? body?.checkout?.order, 'order.')
}

/** Of a call whose fields stand elsewhere. @throws Problem 400 */
export function keepFieldsOf(request: FastifyRequest, from: unknown, path: string): void {
  if (typeof from !== 'object' || from === null) return
  const given = Object.fromEntries(
    [...all.keys()].flatMap((name) => {
      const value = (from as Record<string, unknown>)[name]
      return value === undefined || value === null ? [] : [[name, value]]
    }),
  )
  if (Object.keys(given).length > 0) kept.set(request, { given, values: readFields(given, path) })
}

function readFields(given: OrderFieldValues, path: string): OrderFieldValues {
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(given)) {
    const read = all.get(name)?.schema.safeParse(value)
    if (read?.success === false)
      throw invalidInput(
        Object.fromEntries(
          read.error.issues
            .toReversed()
            .map((issue) => [
              [`${path}${name}`, ...issue.path].join('.'),
              fieldKey(issue.code, issue.message, { ...issue }),
            ]),
        ),
      )
    if (read) values[name] = read.data
  }
  return values
}

export const orderFieldsOf = (request: FastifyRequest): OrderFieldValues => kept.get(request)?.values ?? {}

export function heldFieldsOf(request: FastifyRequest, typed: TypedPlace | undefined): HeldFields | undefined {
  const values = kept.get(request)?.given
  if (!values || !typed) return undefined
  const { delivery, shippingAddress, city, postalCode, province } = typed
  return { values, typed: { delivery, shippingAddress, city, postalCode, province } }
}

export async function storeOrderFields(
  tx: Tx,
  order: StoredOrder,
  values: OrderFieldValues,
  typed: TypedPlace,
  shop: Shop,
): Promise<void> {
  for (const [name, value] of Object.entries(values)) await all.get(name)?.store(tx, order, value, typed, { shop })
}

/** @throws Problem of the fields */
export async function holdOrderFields(
  tx: Tx,
  checkout: HeldCheckout,
  { values, typed }: HeldFields,
  shop: Shop,
): Promise<void> {
  for (const [name, value] of Object.entries(readFields(values, 'checkout.order.')))
    await all.get(name)?.hold?.(tx, checkout, value, typed, shop)
}

/** Of an order that is paid: what a field refuses now costs the field, never the order. @returns the refusals */
export async function storeHeldFields(
  tx: Tx,
  order: StoredOrder,
  { values, typed }: HeldFields,
  from: { shop: Shop; checkoutId: string },
): Promise<Problem[]> {
  const refusals: Problem[] = []
  for (const [name, given] of Object.entries(values))
    try {
      const { [name]: value } = readFields({ [name]: given }, '')
      await inSavepoint(tx, async (part) => all.get(name)?.store(part, order, value, typed, from))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      refusals.push(error)
    }
  return refusals
}
