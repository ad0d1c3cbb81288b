import { Readable } from 'node:stream'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '#server/platform/database/database.ts'
import { returnPhotos } from '#server/platform/database/schema/after-sales-tables.ts'
import { orders } from '#server/platform/database/schema/order-tables.ts'
import { readRowLines } from '#server/site/backup/row-lines.ts'
import { dumpRows, loadRows } from '#server/site/backup/shop-rows-repository.ts'
import type { AdminOrder } from '#shared/contract/orders/admin-orders.ts'
import { anAdministrator } from '#test/administrator.ts'
import { anOrder } from '#test/order-calls.ts'
import { aSoldOrder, guestOf, type SoldOrder } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { emptyEmbedded } from '#test/test-database.ts'
import { aCustomer, testPassword } from '#test/visitor.ts'
import { returnJobs } from './return-jobs.ts'

const shop = shopForEachTest()
let placed: SoldOrder
let guest: ReturnType<typeof guestOf>
beforeEach(async () => {
  placed = await aSoldOrder(shop)
  guest = guestOf(shop, placed)
})

const aPicture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'Giulia' } })
    .jpeg()
    .toBuffer()

async function send(
  content: Buffer,
  { orderNumber, accessKey }: Pick<SoldOrder, 'orderNumber' | 'accessKey'> = placed,
) {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'foto.jpg')
  const request = new Response(form)
  return shop.app.inject({
    method: 'POST',
    url: `/api/orders/${orderNumber}/return-photos?k=${accessKey}`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
const aPhoto = async (order = placed) => (await send(await aPicture(), order)).json<{ id: string }>().id
const damage = (photoIds: string[]) => ({
  kind: 'transport_damage',
  outcome: 'refund',
  lines: [{ line: 1, quantity: 1 }],
  reason: 'La scatola era bucata',
  photoIds,
})
const stored = () => shop.deps.database.db.select().from(returnPhotos).orderBy(returnPhotos.id)
const runJobs = async () => {
  for (const job of returnJobs(shop.deps)) await job.run(new AbortController().signal)
}

describe('a photo of a return', () => {
  it('is re-encoded, and shown to the order’s customer and to staff alone', async () => {
    const photoIds = [await aPhoto(), await aPhoto()]
    const { return: opened } = await guest.opened(damage(photoIds))
    expect(opened.photoIds.toSorted()).toEqual(photoIds.toSorted())
    const shown = await guest.get(`return-photos/${photoIds[0]}`)
    expect([shown.statusCode, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
      200,
      'image/webp',
      'private, no-store',
    ])
    const { width, exif } = await sharp(shown.rawPayload).metadata()
    expect([width, exif]).toEqual([60, undefined])
    const admin = await anAdministrator(shop)
    expect((await admin.get(`/api/admin/return-photos/${photoIds[0]}`)).rawPayload).toEqual(shown.rawPayload)
    const order = (await admin.get(`/api/admin/orders/${placed.id}`)).json<AdminOrder>()
    expect(order.returns[0]?.photoIds).toHaveLength(2)
    const stranger = await shop.app.inject(`/api/orders/${placed.orderNumber}/return-photos/${photoIds[0]}`)
    expect(stranger.statusCode).toBe(404)
  })

  it('of damage has to be two; of another order, or of another return, it is not found', async () => {
    const [first, second, third] = [await aPhoto(), await aPhoto(), await aPhoto()]
    expect((await guest.open(damage([first]))).json().code).toBe('return_photos')
    await guest.opened(damage([first, second]))
    expect((await guest.open(damage([second, third]))).json().code).toBe('return_photo_not_found')
    const other = await aSoldOrder(shop)
    const strange = await guestOf(shop, other).open(damage([third, await aPhoto(other)]))
    expect([strange.statusCode, strange.json().code]).toEqual([404, 'return_photo_not_found'])
    expect((await guestOf(shop, other).get(`return-photos/${first}`)).json().code).toBe('return_photo_not_found')
  })

  it.each([
    ['a file that is none', Buffer.from('%PDF-1.7'), 415, 'image_type'],
    ['a broken one', Buffer.from('\xff\xd8\xff\xe0 cut', 'latin1'), 415, 'image_type'],
    ['too large', Buffer.alloc(6 * 1024 * 1024, 1), 413, 'image_too_large'],
  ])('is refused: %s', async (_what, content, status, code) => {
    const answer = await send(content)
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(await stored()).toEqual([])
  })

  it('is not taken where nothing can come back, of an order that is not paid', async () => {
    const unpaid = await anOrder(shop)
    const answer = await send(await aPicture(), unpaid)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'return_not_offered'])
    expect(await stored()).toEqual([])
  })

  it('waits for its return at most with seventeen others', async () => {
    const [id] = [await aPhoto()]
    const [row] = await stored()
    const { content = Buffer.alloc(0), orderId = '', createdAt } = row ?? {}
    await shop.deps.database.db
      .insert(returnPhotos)
      .values(Array.from({ length: 17 }, () => ({ orderId, content, createdAt })))
    expect((await send(await aPicture())).json().code).toBe('return_photos_many')
    await guest.opened(damage([id, (await stored())[1]?.id ?? '']))
    expect((await send(await aPicture())).statusCode).toBe(201)
  })

  it('is in the customer’s export, and goes with the account once its return is over', async () => {
    const customer = await aCustomer(shop)
    await shop.deps.database.db.update(orders).set({ customerId: customer.user.id }).where(eq(orders.id, placed.id))
    const { return: kept } = await guest.opened(damage([await aPhoto(), await aPhoto()]))
    const lines = [{ line: 2, quantity: 1 }]
    const { return: ended } = await guest.opened({ ...damage([await aPhoto(), await aPhoto()]), lines })
    await guest.cancel(ended.code)
    const { returns } = (await customer.get('/api/customer/export')).json()
    expect(returns).toMatchObject([{ reason: 'La scatola era bucata', photos: [{}, {}] }, { photos: [{}, {}] }])
    expect(JSON.stringify(returns)).not.toContain('requestHash')
    expect((await customer.delete('/api/customer', { password: testPassword })).statusCode).toBe(204)
    const after = (await guest.offer()).returns
    expect(after.map(({ code, reason, photoIds }) => [code, reason, photoIds.length])).toEqual([
      [kept.code, 'La scatola era bucata', 2],
      [ended.code, null, 0],
    ])
  })

  it('comes back from a backup as it was', async () => {
    await guest.opened(damage([await aPhoto(), await aPhoto()]))
    const before = await stored()
    const lines: string[] = []
    await dumpRows(shop.deps.database, async (text) => void lines.push(text))
    const other = await openDatabase({ folder: await emptyEmbedded() })
    onTestFinished(() => other.close())
    await loadRows(other, await readRowLines(Readable.from([Buffer.from(lines.join(''))])))
    expect(await other.db.select().from(returnPhotos).orderBy(returnPhotos.id)).toEqual(before)
  })

  it('goes after a day without a return, and with the reason a year after the end of its return', async () => {
    const photoIds = [await aPhoto(), await aPhoto()]
    await aPhoto()
    const { return: opened } = await guest.opened(damage(photoIds))
    shop.clock.advance({ days: 2 })
    await runJobs()
    expect(await stored()).toHaveLength(2)
    await guest.cancel(opened.code)
    shop.clock.advance({ days: 364 })
    await runJobs()
    expect(await stored()).toHaveLength(2)
    shop.clock.advance({ days: 2 })
    await runJobs()
    expect(await stored()).toEqual([])
    expect((await guest.offer()).returns).toMatchObject([{ reason: null, photoIds: [] }])
  })
})
