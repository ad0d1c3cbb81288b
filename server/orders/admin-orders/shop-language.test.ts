import { expect, it } from 'vitest'
import { anAdministrator } from '#test/administrator.ts'
import { anOrderBody, aProduct } from '#test/factories.ts'
import { sendOrder } from '#test/order-calls.ts'
import { guestOf } from '#test/return-calls.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()

it.each(['it', 'en'])('shows staff the articles in the shop’s language, and the buyer in %s', async (language) => {
  const row = { nameEn: 'Sentiero helmet, green', descriptionEn: 'For tests.' }
  const helmet = await aProduct(shop.deps, { name: 'Casco Sentiero verde', priceCents: 9_000, stock: 5, row })
  const tyre = await aProduct(shop.deps, { name: 'Copertone Corsa', priceCents: 900, stock: 5 })
  const items = [helmet, tyre].map(({ id }) => ({ productId: id, quantity: 2 }))
  const placed = (await sendOrder(shop, anOrderBody({ items }), { 'accept-language': language })).json()
  const admin = await anAdministrator(shop)
  await admin.patch(`/api/admin/orders/${placed.id}`, { paymentStatus: 'paid' })
  const guest = guestOf(shop, placed)
  const asked = { kind: 'withdrawal', outcome: 'refund', lines: [{ line: 1, quantity: 1 }] }
  expect((await guest.open(asked)).statusCode).toBe(201)
  const account = { iban: 'IT60X0542811101000000123456', holder: 'Giulia Ferrari' }
  const [opened] = (await admin.get(`/api/admin/orders/${placed.id}`)).json().returns
  const refund = { returnId: opened.id, lines: [{ line: 1, quantity: 1, place: 'stock' }], account }
  expect((await admin.post(`/api/admin/orders/${placed.id}/refunds`, refund)).statusCode).toBeLessThan(300)
  shop.mailer.sent = []
  await shop.deps.mailSender.sendDue()
  const toShop = shop.mailer.sent.filter(({ to }) => to === shop.deps.shop.email)
  const seen = {
    order: (await admin.get(`/api/admin/orders/${placed.id}`)).body,
    list: (await admin.get('/api/admin/orders')).body,
    file: (await admin.get('/api/admin/orders/export')).body,
    returns: (await admin.get('/api/admin/returns')).body,
    mail: toShop.map(({ text }) => text.replace(/«[^»]*»|^> .*$/gm, '')).join('\n'),
  }
  for (const [where, text] of Object.entries(seen)) {
    if (where !== 'mail') expect(text, where).toContain('Casco Sentiero verde')
    if (where !== 'mail') expect(text, where).not.toContain('Sentiero helmet')
  }
  expect(toShop).not.toEqual([])
  expect(seen.mail).toContain('Casco Sentiero verde')
  const bought = language === 'it' ? 'Casco Sentiero verde' : 'Sentiero helmet, green'
  expect((await guest.get('returns')).body).toContain(bought)
})
