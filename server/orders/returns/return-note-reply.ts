import type { FastifyReply } from 'fastify'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import type { StoredOrder } from '#server/orders/order-records/order-repository.ts'
import { readReturnData } from './return-mails.ts'
import { makeReturnNote } from './return-note.ts'
import type { FullReturn } from './return-repository.ts'

/** The note of a return in the order's language, as a file that the browser shows. */
export async function sendReturnNote(
  reply: FastifyReply,
  { database, shop }: OrdersDeps,
  order: StoredOrder,
  one: FullReturn,
): Promise<Buffer> {
  const data = await readReturnData(database.db, order, one)
  reply.type('application/pdf').headers({
    'cache-control': 'private, no-store',
    'content-disposition': `inline; filename="${one.code}.pdf"`,
  })
  return makeReturnNote(data, { shop, language: order.language })
}
