import { beCustomer, placeOrder } from '../customer-steps.ts'
import { eachCase } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

// The demo wallet is another host.
test.use({ tolerated: /127\.0\.0\.1/ })

const words = {
  it: {
    link: /^Paga ora con PayPal.?, PV-/,
    pay: /^Paga \d+,\d\d.€ con PayPal$/,
    cancelled: 'Hai annullato il pagamento.',
    paid: 'Pagamento ricevuto',
    state: 'Il pagamento è arrivato e stiamo preparando l’ordine.',
  },
  en: {
    link: /^Pay now with PayPal.?, PV-/,
    pay: /^Pay €\d+\.\d\d with PayPal$/,
    cancelled: 'You cancelled the payment.',
    paid: 'Payment received',
    state: 'Your payment has arrived and we’re preparing your order.',
  },
}

for (const [language, width] of eachCase([
  ['it', 1440],
  ['en', 390],
])) {
  test(`an order by bank transfer is paid by wallet from the account (${language}, ${width} px)`, async ({ page }) => {
    const t = words[language]
    await page.setViewportSize({ width, height: 900 })
    const email = await beCustomer(page)
    const { orderNumber } = await placeOrder(page.request, email, language)
    await openPage(page, `/account?lang=${language}`)
    const order = page.getByRole('listitem').filter({ hasText: orderNumber })
    await order.getByRole('link', { name: t.link }).click()
    const pay = page.getByRole('button', { name: t.pay })
    await expect(pay).not.toHaveAttribute('aria-disabled', 'true')
    await expectAccessible(page)

    const decide = async (button: string) => {
      const opened = page.waitForEvent('popup')
      await pay.press('Enter')
      const popup = await opened
      await expect(popup.locator('body')).toContainText(orderNumber.length > 0 ? '€' : '')
      const closed = popup.waitForEvent('close')
      await popup.getByRole('button', { name: button }).first().click()
      await closed
    }
    await decide('Annulla')
    await expect(page.getByRole('alert').filter({ hasText: t.cancelled })).toBeFocused()
    await decide('Paga')
    await expect(page.locator('main')).toContainText(t.state)
    await expect(page.getByRole('status').filter({ hasText: t.paid })).toBeVisible()
    await expect(page.getByText('IT60 X054')).toHaveCount(0)
    await page.reload()
    await expect(page.locator('main')).toContainText(t.state)
    await expect(pay).toHaveCount(0)
  })
}
