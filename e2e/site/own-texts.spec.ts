import { openSection, toast } from '../admin-page.ts'
import { ownShopTest } from '../own-shop.ts'
import { eachCase } from '../screen-widths.ts'
import { expect, expectAccessible, openPage } from '../shop-page.ts'

// Other tests read mails and footers.
const test = ownShopTest({ SHOP_DEMO: 'on' })

// A frame with a mail runs no script, not even axe.
test.use({ tolerated: /status of 404|^Blocked script execution in 'about:srcdoc'/ })

// Each width has a mail of its own: both run at once in one shop.
const mails = {
  390: { found: 'risulta consegnato', name: 'Mail «Ordine consegnato»', shipped: 'Il tuo ordine {numero} è arrivato' },
  1440: { found: 'lasciato l’officina', name: 'Mail «Ordine spedito»', shipped: 'Il tuo ordine {numero} è partito' },
}

for (const width of eachCase([390, 1440] as const)) {
  test(`a mail is reworded, corrected, seen and saved; a page is written and read (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const mail = mails[width]
    const stamp = `${Date.now()}${width}`
    const section = await openSection(page, 'Negozio', 'Pagine e testi')
    await section.getByRole('searchbox', { name: 'Cerca nei testi' }).fill(mail.found)
    await section.getByRole('link', { name: mail.name }).click()
    await expect(section.getByRole('heading', { name: mail.name, level: 3 })).toBeVisible()
    const subject = section.getByRole('textbox', { name: 'Oggetto, italiano', exact: true })
    await subject.fill('Via con {numero} {vicino}')
    await section.getByRole('button', { name: 'Salva' }).click()
    await expect(section.getByText(/\{vicino\} non esiste\. Puoi usare \{nome\}, \{numero\}/).last()).toBeVisible()
    await expect(section.getByText('Finché c’è, vale il testo di prima.')).toBeVisible()
    await subject.fill(`Via con {numero} ${stamp}`)
    await expect(section.getByText(new RegExp(`Oggetto Via con PV-\\S+ ${stamp}`))).toBeVisible()
    await section.getByRole('button', { name: 'Salva' }).click()
    await expect(toast(page).first()).toContainText('Testi salvati')
    await expect(section.getByText('L’italiano è cambiato dopo: rileggi.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await section.getByRole('button', { name: 'Rimetti l’originale' }).click()
    await expect(subject).toHaveValue(mail.shipped)
    await section.getByRole('button', { name: 'Salva' }).click()
    await expect(section.getByText('L’italiano è cambiato dopo: rileggi.')).toBeHidden()

    if (width === 390) {
      await expect(section.getByRole('navigation', { name: 'Testi' })).toBeHidden()
      await section.getByRole('link', { name: 'Tutti i testi' }).click()
    }
    await section.getByRole('searchbox', { name: 'Cerca nei testi' }).fill('carrello')
    await section.getByRole('link', { name: 'Carrello vuoto', exact: true }).click()
    await expect(section.getByRole('textbox', { name: 'Testo, inglese' })).toBeVisible()
    // Without the frame of a mail, with which axe takes minutes on a busy machine.
    await expectAccessible(page)

    if (width === 390) await section.getByRole('link', { name: 'Tutti i testi' }).click()
    await section.getByRole('button', { name: 'Nuova pagina' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nuova pagina' })
    await dialog.getByRole('textbox', { name: 'Titolo' }).fill(`Come scegliamo ${stamp}`)
    await dialog.getByRole('button', { name: 'Crea la pagina' }).click()
    // The text that was open has a field of the same name.
    await expect(section.getByRole('heading', { name: `Come scegliamo ${stamp}`, level: 3 })).toBeVisible()
    const body = section.getByRole('textbox', { name: 'Testo, italiano' })
    await body.fill('## Prima di tutto\n\nLe **proviamo** noi: [chi siamo](/garanzia).')
    await section.getByRole('checkbox', { name: /Pagina accesa/ }).check()
    await section.getByRole('checkbox', { name: 'Link in fondo a ogni pagina' }).check()
    // The message of the save before may still be there.
    const saved = page.waitForResponse((answer) => answer.url().includes('/api/admin/texts/pagina-'))
    await section.getByRole('button', { name: 'Salva' }).click()
    expect((await saved).status()).toBe(200)

    await openPage(page, '/garanzia')
    await page.getByRole('link', { name: `Come scegliamo ${stamp}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Come scegliamo ${stamp}`)
    await expect(page.getByRole('heading', { level: 2, name: 'Prima di tutto' })).toBeVisible()
    await expectAccessible(page)
    await page.reload()
    await page.getByRole('main').getByRole('link', { name: 'chi siamo' }).click()
    await expect(page).toHaveURL(/\/garanzia$/)
    const off = await page.request.put(`/api/admin/texts/pagina-come-scegliamo-${stamp}`, {
      data: { version: 2, texts: { title: { it: 'x', en: '' } } },
    })
    expect(off.status()).toBe(200)
    expect((await page.request.get(`/pagina/come-scegliamo-${stamp}`)).status()).toBe(404)
  })
}
