import { eachCase } from '../../../e2e/screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../../../e2e/shop-page.ts'

const sold = '/prodotto/pista-bianca-con-copertone-verde'

for (const [language, width, lead, size, submit, done] of eachCase([
  ['it', 390, 'ti scriviamo una volta sola', /^Solo di taglia/, 'Avvisami se ne arriva una', 'Guarda la posta di'],
  ['en', 1440, 'we’ll write just once', /^Only in size/, 'Tell me if one comes in', 'Check the inbox of'],
])) {
  test(`who comes too late asks to be told of the next one (${language}, ${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openPage(page, `${language === 'en' ? '/en' : ''}${sold}`)
    const form = page.locator('form', { hasText: lead })
    await form.getByRole('button', { name: submit }).click()
    await expect(form.getByRole('textbox').first()).toHaveAttribute('aria-invalid', 'true')
    await expectAccessible(page)
    await form.getByRole('textbox').first().fill(`troppo-tardi-${width}@example.org`)
    await form.getByRole('checkbox', { name: size }).check()
    await form.getByRole('textbox').first().press('Enter')
    await expect(page.getByText(done)).toBeVisible()
    await expectAccessible(page)
  })
}

test('a size that is gone and a bicycle that is sold out offer an alert', async ({ page }) => {
  const main = page.getByRole('main')
  await openPage(page, '/prodotto/gravel-brenta-disc-marrone')
  await main.getByRole('button', { name: 'L esaurita: che cosa c’è, e avvisami' }).click()
  await expect(main.getByRole('button', { name: 'Avvisami quando torna la L' })).toBeVisible()
  await openPage(page, '/prodotto/single-speed-navigli-azzurra')
  await main.getByRole('radio', { name: /^S/ }).check({ force: true })
  await expect(main.getByRole('button', { name: 'Avvisami quando torna la S' })).toBeVisible()
})
