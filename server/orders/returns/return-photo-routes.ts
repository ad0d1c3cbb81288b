import type { FastifyInstance } from 'fastify'
import { encodeImage } from '#server/catalog/images/image-encoder.ts'
import { uploadedImage } from '#server/catalog/images/uploaded-image.ts'
import type { OrdersDeps } from '#server/orders/deps/orders-deps.ts'
import { requireCustomerOrder } from '#server/orders/order-records/customer-order.ts'
import { withOrderLocked } from '#server/orders/refunds/with-order-locked.ts'
import { rateLimits } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { sendPhoto } from '#server/platform/http/send-photo.ts'
import { problem } from '#server/platform/problems/problem.ts'
import { getAdminReturnPhoto } from '#shared/contract/orders/returns/admin-returns.ts'
import { getReturnPhoto, sendReturnPhoto } from '#shared/contract/orders/returns/customer-returns.ts'
import { maxReturnPhotos } from '#shared/domain/orders/returns/return-choices.ts'
import { readReturnOffer } from './return-offer.ts'
import { countWaitingPhotos, findPhoto, insertPhoto } from './return-photo-repository.ts'

/** Photos replaced before the return is opened stay for a day. */
const maxWaiting = 3 * maxReturnPhotos

/** Pictures of defects and damage: for the order's customer and for staff, and never public (rule 604). */
export function returnPhotoRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  const { db } = deps.database

  route(app, sendReturnPhoto, { config: rateLimits.withdrawal }, async ({ params, query, request }) => {
    const { order } = await requireCustomerOrder(deps, request, params.orderNumber, query.k)
    if ((await countWaitingPhotos(db, order.id)) >= maxWaiting) throw problem('return_photos_many')
    const upload = await uploadedImage(request)
    const { lines } = await readReturnOffer(db, order, deps.shop, deps.clock())
    if (!lines.some(({ kinds }) => kinds.some((one) => one.photosNeeded > 0))) throw problem('return_not_offered')
    const { content } = await encodeImage(upload)
    const id = await withOrderLocked(deps, order.id, async (tx, { id: orderId }, at) => {
      if ((await countWaitingPhotos(tx, orderId)) >= maxWaiting) throw problem('return_photos_many')
      return insertPhoto(tx, orderId, content, at)
    })
    return { id }
  })

  route(app, getReturnPhoto, async ({ params, query, request, reply }) => {
    const { order } = await requireCustomerOrder(deps, request, params.orderNumber, query.k)
    const photo = await findPhoto(db, params.id)
    if (photo?.orderId !== order.id) throw problem('return_photo_not_found')
    return sendPhoto(reply, photo.content)
  })
}

export function adminReturnPhotoRoutes(app: FastifyInstance, deps: OrdersDeps): void {
  route(app, getAdminReturnPhoto, async ({ params, reply }) => {
    const photo = await findPhoto(deps.database.db, params.id)
    if (!photo) throw problem('return_photo_not_found')
    return sendPhoto(reply, photo.content)
  })
}
