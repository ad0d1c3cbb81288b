import { expect, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

const shop = shopForEachTest({ env: { PUBLIC_URL: 'http://shop.example' } })

/** A guest's order of two sizes of a jersey and a saddle, shipped and delivered. */
async function deliveredMail(language: 'it' | 'en') {
  const jersey = await aProduct(shop.deps, { name: 'Maglia Asolo', sizes: { M: 3, L: 3 } })
  const saddle = await aProduct(shop.deps, { name: 'Sella Soglia' })
  const items = [
    { productId: jersey.id, frameSize: 'M', quantity: 1 },
    { productId: jersey.id, frameSize: 'L', quantity: 1 },
    { productId: saddle.id, quantity: 1 },
  ]
  const guest = new Visitor(shop)
  const order = (await guest.post('/api/orders', anOrderBody({ items }), { 'accept-language': language })).json()
  const admin = await anAdministrator(shop)
  for (const step of [{ paymentStatus: 'paid' }, { orderStatus: 'shipped' }, { orderStatus: 'delivered' }])
    expect((await admin.patch(`/api/admin/orders/${order.id}`, step)).statusCode).toBe(200)
  await shop.deps.mailSender.sendDue()
  const mail = shop.mailer.sent.at(-1)
  const links = [...(mail?.text.matchAll(/http:\/\/shop\.example((?:\/en)?\/prodotto\/\S+?)\)/g) ?? [])].map(
    (m) => m[1] ?? '',
  )
  return { order, mail, links, products: { jersey, saddle } }
}

it('leads to a review of each product, once however many sizes of it there were', async () => {
  const { order, mail, links, products } = await deliveredMail('it')
  expect(mail?.subject).toBe(`Il tuo ordine ${order.orderNumber} è arrivato`)
  const query = `recensione=1&ordine=${order.orderNumber}&k=${order.accessKey}`
  // The order has a jersey in two sizes.
  expect(mail?.text).toContain('Cambia la taglia o rendi solo alcuni pezzi')
  expect(mail?.text).toContain(`/ordine/${order.orderNumber}/reso?k=${order.accessKey}`)
  expect(links).toEqual([`/prodotto/${products.jersey.slug}?${query}`, `/prodotto/${products.saddle.slug}?${query}`])
})

it('leads to a verified review, for the address of the order only', async () => {
  const { links, products } = await deliveredMail('en')
  const [, link = ''] = links
  expect(link).toMatch(/^\/en\/prodotto\//)
  const reviewKey = new URLSearchParams(link.split('?')[1]).get('k')
  const write = async (customerEmail: string, key: string | null) => {
    const body = {
      customerName: 'Giulia',
      customerEmail,
      rating: 5,
      title: 'Comoda',
      comment: 'Molto.',
      reviewKey: key,
    }
    const answer = await new Visitor(shop).post(`/api/products/${products.saddle.id}/reviews`, body)
    return [answer.statusCode, answer.json().isVerified]
  }
  expect(await write('marta@example.org', reviewKey)).toEqual([201, false])
  expect(await write('giulia.ferrari@example.org', reviewKey)).toEqual([201, true])
})
