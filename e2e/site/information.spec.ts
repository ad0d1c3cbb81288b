import { eachCase } from '../screen-widths.ts'
import { expect, openPage, test } from '../shop-page.ts'

const pages = {
  condizioni: ['Condizioni di vendita', 'Terms of sale'],
  privacy: ['Informativa sulla privacy', 'Privacy notice'],
  cookie: ['Cookie e dati nel browser', 'Cookies and data in your browser'],
  recesso: ['Recedere dal contratto', 'Withdraw from contract'],
  'spedizioni-e-resi': ['Spedizioni e resi', 'Shipping and returns'],
  garanzia: ['Garanzia legale di conformità', 'Legal guarantee of conformity'],
  accessibilita: ['Accessibilità', 'Accessibility'],
}

for (const [path, titles] of eachCase(Object.entries(pages))) {
  test(`/${path} is a whole page in both languages`, async ({ page, request }) => {
    for (const [index, language] of (['it', 'en'] as const).entries()) {
      const html = await (await request.get(`/${path}?lang=${language}`)).text()
      expect(html).toContain(`>${titles[index]}</h1>`)
      expect(html).not.toContain('consumers/odr')
      await openPage(page, `/${path}?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[index] ?? '')
      for (const link of await page.locator('.info nav a').all()) {
        const target = (await link.getAttribute('href')) ?? ''
        await expect(page.locator(`[id="${target.slice(1)}"]`)).toHaveCount(1)
      }
    }
  })
}

test('delivery prices come from the shop’s facts', async ({ request }) => {
  const { shipping } = await (await request.get('/api/shop')).json()
  const euro = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')}\u00a0€`
  const html = await (await request.get('/spedizioni-e-resi?lang=it')).text()
  expect(html).toContain(euro(shipping.flatFeeCents))
  expect(html).toContain(euro(shipping.freeOverCents))
})

test('the language changes in place', async ({ page }) => {
  await openPage(page, '/garanzia?lang=it')
  await page.getByRole('button', { name: /Lingua/ }).click()
  await page.getByText('EN', { exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Legal guarantee of conformity')
})
