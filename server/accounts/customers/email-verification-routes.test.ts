import { describe, expect, it } from 'vitest'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { aCustomer, mailedToken, testPassword, Visitor } from '#test/visitor.ts'

const shop = shopForEachTest()
const email = 'giulia@example.org'

async function guestOrder(customerEmail = email): Promise<string> {
  const product = await aProduct(shop.deps)
  const body = anOrderBody({ items: [{ productId: product.id, quantity: 1 }], order: { customerEmail } })
  return (await new Visitor(shop).post('/api/orders', body)).json().orderNumber
}
const numbers = async (of: Visitor) =>
  (await of.get('/api/customer/orders')).json().map((o: { orderNumber: string }) => o.orderNumber)
const link = async () => `/verifica-email?token=${await mailedToken(shop, email, '/verifica-email')}`
const isProven = async (of: Visitor) => (await of.get('/api/customer/me')).json().emailVerified

describe('GET /verifica-email', () => {
  it('proves the address and brings the guest orders of the address into the account', async () => {
    const orderNumber = await guestOrder('GIULIA@example.org')
    await guestOrder('marco@example.org')
    const customer = await aCustomer(shop, { email })
    expect([await numbers(customer), await isProven(customer)]).toEqual([[], false])
    const response = await customer.get(await link(), { 'sec-fetch-site': 'cross-site' })
    expect([response.statusCode, response.headers.location]).toEqual([302, '/account?email=verificata'])
    expect([await numbers(customer), await isProven(customer)]).toEqual([[orderNumber], true])
  })

  it('does not give the orders of an address to who registers it, even after the link was opened', async () => {
    await guestOrder()
    const stranger = await aCustomer(shop, { email })
    const address = await link()
    // The owner's mail program, or the owner, opens the link: without the account's session it proves nothing.
    const owner = new Visitor(shop)
    const opened = await owner.get(address)
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/?accedi=1'])
    expect([await numbers(stranger), await isProven(stranger)]).toEqual([[], false])
    const other = await aCustomer(shop)
    expect((await other.get(address)).headers.location).toBe('/account?email=scaduta')
    expect([await numbers(stranger), await numbers(other)]).toEqual([[], []])
  })

  it('is finished by the next login of the account when no session was open', async () => {
    const orderNumber = await guestOrder()
    await aCustomer(shop, { email })
    const phone = new Visitor(shop)
    await phone.get(await link())
    await phone.post('/api/customer/login', { email, password: testPassword })
    expect([await isProven(phone), await numbers(phone)]).toEqual([true, [orderNumber]])
    expect(phone.cookies.verifica).toBeUndefined()
  })

  it('says so when the link is too old, used up or not one', async () => {
    const customer = await aCustomer(shop, { email })
    const address = await link()
    shop.clock.advance({ days: 7 })
    for (const url of [address, '/verifica-email?token=x', '/verifica-email', '/verifica-email?token=a&token=b'])
      expect((await customer.get(url)).headers.location).toBe('/account?email=scaduta')
    expect(await isProven(customer)).toBe(false)
  })

  it('leads on in the language of the mail', async () => {
    const customer = await aCustomer(shop, { email }, { 'accept-language': 'en' })
    await shop.deps.mailSender.sendDue()
    const address = /\/en\/verifica-email\?token=[\w-]+/.exec(shop.mailer.sent.at(-1)?.text ?? '')?.[0] ?? ''
    expect((await new Visitor(shop).get(address)).headers.location).toBe('/en?accedi=1')
    expect((await customer.get(address)).headers.location).toBe('/en/account?email=verificata')
    // As mails of former versions have it.
    const former = `${address.replace('/en', '')}&lang=en`
    expect((await customer.get(former)).headers.location).toBe('/en/account?email=verificata')
  })

  it('is content when the address is proven already', async () => {
    const customer = await aCustomer(shop, { email })
    const address = await link()
    await customer.get(address)
    expect((await customer.get(address)).headers.location).toBe('/account?email=verificata')
  })
})

describe('POST /api/customer/email-verification', () => {
  it('sends a new link, and the one before stops working', async () => {
    const customer = await aCustomer(shop, { email })
    const first = await link()
    const response = await customer.post('/api/customer/email-verification')
    expect([response.statusCode, response.json()]).toEqual([202, { message: expect.any(String) }])
    const second = await link()
    expect(second).not.toBe(first)
    expect((await customer.get(first)).headers.location).toBe('/account?email=scaduta')
    expect((await customer.get(second)).headers.location).toBe('/account?email=verificata')
  })

  it('sends nothing once the address is proven', async () => {
    const customer = await aCustomer(shop, { email })
    await customer.get(await link())
    const before = shop.mailer.sent.length
    expect((await customer.post('/api/customer/email-verification')).statusCode).toBe(202)
    await shop.deps.mailSender.sendDue()
    expect(shop.mailer.sent).toHaveLength(before)
  })
})

describe('a guest order of a proven address', () => {
  it('joins the account at the next login', async () => {
    const customer = await aCustomer(shop, { email })
    await customer.get(await link())
    const orderNumber = await guestOrder()
    expect(await numbers(customer)).toEqual([])
    await customer.post('/api/customer/login', { email, password: testPassword })
    expect(await numbers(customer)).toEqual([orderNumber])
  })
})
