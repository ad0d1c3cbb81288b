import { Readable } from 'node:stream'
import sharp from 'sharp'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase, tables } from '#server/platform/database/database.ts'
import { readRowLines } from '#server/site/backup/row-lines.ts'
import { dumpRows, loadRows } from '#server/site/backup/shop-rows-repository.ts'
import type { Review } from '#shared/contract/catalog/reviews.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { emptyEmbedded } from '#test/test-database.ts'
import { aCustomer, testPassword, Visitor } from '#test/visitor.ts'
import { reviewJobs } from './review-jobs.ts'

const shop = shopForEachTest()
const email = 'giulia@example.org'
let productId: number
let visitor: Visitor
beforeEach(async () => {
  productId = (await aProduct(shop.deps, { category: 'abbigliamento', sizes: { M: 3 } })).id
  visitor = new Visitor(shop)
})

const { reviewPhotos, reviewVotes, productQuestions } = tables
const db = () => shop.deps.database.db
const photo = () =>
  sharp({ create: { width: 1_600, height: 900, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'Giulia' } })
    .jpeg()
    .toBuffer()
async function sendPhoto(content: Buffer) {
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), 'foto.jpg')
  const request = new Response(form)
  return shop.app.inject({
    method: 'POST',
    url: '/api/review-photos',
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}
const aPhoto = async () => (await sendPhoto(await photo())).json<{ id: string }>().id
const send = (change: object, by = visitor, id = productId) =>
  by.post(`/api/products/${id}/reviews`, {
    customerName: 'Giulia',
    customerEmail: email,
    rating: 4,
    title: 'Bella',
    comment: 'Bene.',
    ...change,
  })
const shown = async () => (await visitor.get(`/api/products/${productId}/reviews`)).json<Review[]>()

describe('a review', () => {
  it('carries photos that are re-encoded, and shown with it alone', async () => {
    const photoIds = [await aPhoto(), await aPhoto()]
    const path = `/api/review-photos/${photoIds[0]}`
    expect((await visitor.get(path)).statusCode).toBe(404)
    const { id } = (await send({ photoIds })).json()
    expect((await visitor.get(path)).statusCode).toBe(404)
    const admin = await anAdministrator(shop)
    expect((await admin.get(`/api/admin/review-photos/${photoIds[0]}`)).statusCode).toBe(200)
    const approve = (isApproved: boolean) => admin.put(`/api/admin/reviews/${id}/approval`, { isApproved })
    expect((await approve(true)).json().photoIds).toEqual(photoIds)
    expect(await shown()).toMatchObject([{ photoIds }])
    const large = await visitor.get(path)
    const { width, exif } = await sharp(large.rawPayload).metadata()
    expect([large.headers['content-type'], width, exif]).toEqual(['image/webp', 1_280, undefined])
    expect((await sharp((await visitor.get(`${path}?size=small`)).rawPayload).metadata()).width).toBe(320)
    expect((await admin.delete(`/api/admin/review-photos/${photoIds[1]}`)).statusCode).toBe(204)
    expect(await shown()).toMatchObject([{ photoIds: [photoIds[0]] }])
    await approve(false)
    expect((await visitor.get(path)).statusCode).toBe(404)
    await admin.delete(`/api/admin/reviews/${id}`)
    expect(await db().$count(reviewPhotos)).toBe(0)
  })

  it.each([
    [
      'of 50 megapixels',
      sharp({ create: { width: 7_100, height: 7_100, channels: 3, background: '#fff' } }).png(),
      413,
    ],
    ['of HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415],
    ['that is none', Buffer.from('%PDF-1.7'), 415],
  ])('does not take a photo %s, and says why', async (_what, made, status) => {
    const answer = await sendPhoto(Buffer.isBuffer(made) ? made : await made.toBuffer())
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringMatching(/immagine/)])
    expect(await db().$count(reviewPhotos)).toBe(0)
  })

  it('with five photos, or with another one’s, is refused whole', async () => {
    const five = Array.from({ length: 5 }, () => crypto.randomUUID())
    expect((await send({ photoIds: five })).json().fields).toEqual({ photoIds: 'Al massimo 4 foto.' })
    const photoIds = [await aPhoto()]
    expect((await send({ photoIds })).statusCode).toBe(201)
    const other = await send({ photoIds: [...photoIds, await aPhoto()], customerEmail: 'altra@example.org' })
    expect([other.statusCode, other.json().code]).toEqual([404, 'review_photo_not_found'])
    expect(await db().$count(tables.reviews)).toBe(1)
    expect(await db().$count(reviewPhotos)).toBe(2)
    shop.clock.advance({ days: 2 })
    await reviewJobs(shop.deps)[0]?.run(new AbortController().signal)
    expect(await db().$count(reviewPhotos)).toBe(1)
  })

  it('tells how the size fits where there is one', async () => {
    const said = { fit: 'large', heightFromCm: 170 }
    await send(said)
    const part = await aProduct(shop.deps, { category: 'componenti' })
    await send(said, visitor, part.id)
    expect(await db().select().from(tables.reviews).orderBy(tables.reviews.id)).toMatchObject([
      said,
      { fit: null, heightFromCm: null },
    ])
    expect((await send({ heightFromCm: 171, customerEmail: 'b@example.org' })).statusCode).toBe(400)
    await db().update(tables.reviews).set({ isApproved: true })
    await shop.deps.catalog.refresh([productId])
    expect(await shown()).toMatchObject([said])
  })

  it('is found helpful once by each browser, which can take it back', async () => {
    const { id } = (await send({})).json()
    const vote = crypto.randomUUID()
    const put = (body: object) => visitor.put(`/api/reviews/${id}/helpful`, body)
    expect((await put({ vote, isHelpful: true })).statusCode).toBe(404)
    await db().update(tables.reviews).set({ isApproved: true })
    await Promise.all([1, 2, 3].map(() => put({ vote, isHelpful: true })))
    expect((await put({ vote: crypto.randomUUID(), isHelpful: true })).json()).toEqual({ helpful: 2 })
    expect(await shown()).toMatchObject([{ helpful: 2 }])
    expect((await put({ vote, isHelpful: false })).json()).toEqual({ helpful: 1 })
    expect(await shown()).toMatchObject([{ helpful: 1 }])
  })
})

describe('a question', () => {
  const path = () => `/api/products/${productId}/questions`
  const ask = async (change: object = {}, by = visitor) =>
    (await by.post(path(), { text: 'Arriva con i pedali?', email, ...change })).json<{ id: number }>()
  const answer = async (id: number, text: string) =>
    (await anAdministrator(shop)).put(`/api/admin/questions/${id}/answer`, { text })
  const mails = async () => {
    await shop.deps.mailSender.sendDue()
    return shop.mailer.sent.filter(({ subject }) => subject.startsWith('La risposta')).map(({ text }) => text)
  }

  it('is shown with its answer, which is mailed once; then the address is gone', async () => {
    const { id } = await ask()
    await ask({ text: 'E le luci?', email: '' })
    expect((await visitor.get(path())).json()).toEqual([])
    expect((await answer(id, 'No.')).json()).toMatchObject({ email: null, answer: { text: 'No.' } })
    const [listed] = (await visitor.get(path())).json()
    expect(listed).toMatchObject({ text: 'Arriva con i pedali?', language: 'it', answer: { text: 'No.' } })
    expect(JSON.stringify(listed)).not.toContain('@')
    await answer(id, 'No, ma li montiamo.')
    expect(await mails()).toEqual([expect.stringContaining('No.')])
    const admin = await anAdministrator(shop)
    const all = await admin.get('/api/admin/questions')
    expect(all.json().map(({ text }: { text: string }) => text)).toEqual(['E le luci?', 'Arriva con i pedali?'])
    expect((await admin.get('/api/admin/reviews/counts')).json().questions).toEqual({ all: 2, waiting: 1 })
    await answer(id, '')
    expect((await visitor.get(path())).json()).toEqual([])
    expect((await admin.delete(`/api/admin/questions/${id}`)).statusCode).toBe(204)
  })

  it.each([
    ['without words', { text: ' ' }, 'text'],
    ['of 501 characters', { text: 'a'.repeat(501) }, 'text'],
    ['with a wrong address', { email: 'giulia' }, 'email'],
    ['with the hidden field', { website: 'x' }, 'website'],
  ])('is refused %s', async (_what, change, field) => {
    const response = await visitor.post(path(), { text: 'E?', ...change })
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]])
  })

  it('goes after a year without an answer', async () => {
    await ask()
    shop.clock.advance({ days: 366 })
    await reviewJobs(shop.deps)[0]?.run(new AbortController().signal)
    expect(await db().$count(productQuestions)).toBe(0)
  })

  it('of a customer is exported with the photos of the reviews, and forgotten with the account', async () => {
    const customer = await aCustomer(shop, { email })
    await send({ photoIds: [await aPhoto()] }, customer)
    const { id } = await ask({}, customer)
    await ask({ text: 'E le luci?' }, customer)
    const data = (await customer.get('/api/customer/export')).json()
    expect(data).toMatchObject({ reviews: [{ photos: [{ webp: expect.any(String) }] }], questions: [{ email }, {}] })
    await answer(id, 'No.')
    expect((await customer.delete('/api/customer', { password: testPassword })).statusCode).toBe(204)
    expect(await db().select().from(productQuestions)).toMatchObject([{ id, customerId: null, email: null }])
    expect(await db().$count(reviewPhotos)).toBe(0)
  })

  it('comes back from a backup with photos and votes as they were', async () => {
    await ask()
    const { id } = (await send({ photoIds: [await aPhoto()] })).json()
    await db().insert(reviewVotes).values({ reviewId: id, voter: crypto.randomUUID() })
    const read = async (of = db()) => [
      await of.select().from(reviewPhotos),
      await of.select().from(reviewVotes),
      await of.select().from(productQuestions),
    ]
    const lines: string[] = []
    await dumpRows(shop.deps.database, async (text) => void lines.push(text))
    const other = await openDatabase({ folder: await emptyEmbedded() })
    onTestFinished(() => other.close())
    await loadRows(other, await readRowLines(Readable.from([Buffer.from(lines.join(''))])))
    expect(await read(other.db)).toEqual(await read())
  })
})
