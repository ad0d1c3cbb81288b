import { afterEach, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '#test/test-app.ts'

let shop: TestShop
afterEach(() => shop.close())

const failing = (error: Error) => openTestShop({ pages: { render: () => Promise.reject(error) } })

it('shows a person a readable page in their language when a page cannot be made', async () => {
  shop = await failing(new Error('broken'))
  const answer = await shop.app.inject('/en/biciclette')
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['content-type']).toContain('text/html')
  expect(answer.body).toContain('<html lang="en">')
  expect(answer.body).toContain('Something went wrong')
  expect(answer.body).toContain('<a href="/en"')
  expect(answer.body).not.toContain('broken')
})

it('says 503 when what the page needs is away for now', async () => {
  shop = await failing(Object.assign(new Error('busy'), { status: 503 }))
  const answer = await shop.app.inject('/biciclette')
  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
})

it('leaves unknown addresses of machines to the error exit', async () => {
  shop = await failing(new Error('broken'))
  const answer = await shop.app.inject('/api/nothing')
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'not_found' })
})
