import { aBankOrder, aShopProduct } from '../admin-page.ts'
import { eachCase } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

const longName = 'Gravel Brenta con cambio elettronico, manubrio largo e ruote in carbonio da ventotto pollici e mezzo'

test('each article says what became of it, in both languages and widths', async ({ page }) => {
  const product = await aShopProduct(page, { name: `${longName} ${Date.now()}`, price: '20' })
  const order = await aBankOrder(page, product, 2)
  const path = `/api/admin/orders/${order.id}`
  const ask = async (url: string, data: object, method = 'POST') =>
    expect((await page.request.fetch(url, { method, data })).ok()).toBe(true)
  await ask(path, { paymentStatus: 'paid', orderStatus: 'shipped' }, 'PATCH')
  await ask(path, { orderStatus: 'delivered' }, 'PATCH')
  const lines = [{ line: 1, quantity: 1 }]
  await ask(`/api/orders/${order.orderNumber}/returns?k=${order.accessKey}`, {
    kind: 'withdrawal',
    outcome: 'refund',
    lines,
  })
  const account = { iban: 'IT60X0542811101000000123456', holder: 'Anna Neri' }
  await ask(`${path}/refunds`, {
    lines: [{ line: 1, quantity: 1, place: 'none' }],
    shipping: true,
    other: '-3',
    reason: 'Confezione rotta',
    account,
  })
  const { refunds } = await (await page.request.get(path)).json()
  await ask(`/api/admin/refunds/${refunds[0].id}/done`, {})
  for (const { prefix, list, article, money } of [
    {
      prefix: '',
      list: 'Articoli',
      article: [
        /Consegnati il /,
        '1 pezzo in un reso aperto',
        /20,00\s€ restituiti, bonifico disposto il .* finisce con 3456/,
      ],
      money: [/Spedizione restituita.*49,00/s, /Trattenuto: Confezione rotta\s*3,00/],
    },
    {
      prefix: '/en',
      list: 'Items',
      article: [
        /Delivered on /,
        '1 item in an open return',
        /€20\.00 refunded, bank transfer made on .* ending in 3456/,
      ],
      money: [/Delivery refunded.*49\.00/s, /Kept back: Confezione rotta\s*€3\.00/],
    },
  ])
    for (const width of eachCase([1440, 390])) {
      await page.setViewportSize({ width, height: 900 })
      await openPage(page, `${prefix}/ordine/${order.orderNumber}?k=${order.accessKey}`)
      const line = page.getByRole('list', { name: list }).getByRole('listitem').filter({ hasText: longName }).first()
      for (const text of article) await expect(line).toContainText(text)
      const totals = page.getByRole('table')
      for (const text of money) await expect(totals).toContainText(text)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await expectAccessible(page)
    }
})
