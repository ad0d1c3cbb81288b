import type { NewGiftCardInput } from '#shared/contract/orders/gift-cards.ts'
import type { TestShop } from '#test/test-app.ts'
import type { Visitor } from '#test/visitor.ts'

export const aGift: NewGiftCardInput = {
  amount: '50.00',
  recipientName: 'Luca Bianchi',
  recipientEmail: 'luca.bianchi@example.it',
  message: 'Buone pedalate!',
  customerName: 'Giulia Ferrari',
  customerEmail: 'giulia.ferrari@example.it',
}

/** Orders a card over HTTP; it is not paid. */
export async function orderGift(shop: TestShop, change: Partial<NewGiftCardInput> = {}, headers = {}) {
  const payload = { ...aGift, ...change }
  return shop.app.inject({ method: 'POST', url: '/api/gift-cards', payload, headers })
}

/** The code in the last mail to an address. */
export async function codeIn(shop: TestShop, to = aGift.recipientEmail): Promise<string> {
  await shop.deps.mailSender.sendDue()
  const mails = shop.mailer.sent.filter((mail) => mail.to === to)
  const code = mails.map(({ text }) => /(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}/.exec(text)?.[0]).findLast(Boolean)
  if (!code) throw new Error(`no code in ${mails.length} mails to ${to}`)
  return code
}

/** A bought and paid card. */
export async function aGiftCard(shop: TestShop, admin: Visitor, amount = '50.00') {
  const bought = (await orderGift(shop, { amount })).json<{ orderNumber: string; accessKey: string }>()
  const orderId = await orderIdOf(admin, bought.orderNumber)
  const paid = await admin.patch(`/api/admin/orders/${orderId}`, { paymentStatus: 'paid' })
  if (paid.statusCode !== 200) throw new Error(`not paid: ${paid.body}`)
  return { ...bought, orderId, code: await codeIn(shop) }
}

export async function orderIdOf(admin: Visitor, orderNumber: string): Promise<string> {
  const [row] = (await admin.get(`/api/admin/orders?q=${orderNumber}`)).json<{ id: string }[]>()
  if (!row) throw new Error(`no order ${orderNumber}`)
  return row.id
}

/** The balance of a card; a refusal's code where it cannot pay. */
export async function balanceOf(shop: TestShop, code: string): Promise<string> {
  const answer = await shop.app.inject({ method: 'POST', url: '/api/gift-cards/balance', payload: { codes: [code] } })
  const [card] = answer.json<{ giftCards: { balance: string | null; refusal: string | null }[] }>().giftCards
  return card?.balance ?? card?.refusal ?? answer.body
}
