import { openDashboard, toast } from '../../../e2e/admin-page.ts'
import { newEmail, password } from '../../../e2e/customer-steps.ts'
import { mailsTo } from '../../../e2e/mails.ts'
import { eachCase, whole } from '../../../e2e/screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../../../e2e/shop-page.ts'

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const people = (email: string) =>
  `First Name,Last Name,Email,Accepts Email Marketing,Default Address City\nAda,Rossi,${email},no,Torino`
const orders = (number: string, email: string) =>
  [
    'Name,Email,Financial Status,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Billing Name',
    `${number},${email},paid,EUR,139.80,2024-05-01 10:22:33 +0200,2,Casco Vento,59.90,Ada Rossi`,
    `${number},${email},,,,,1,Camera d’aria,20.00,`,
  ].join('\n')

for (const width of eachCase([390, 1440]))
  test(
    `customers and past orders come in, are found by their owner, and go again, ${width} wide`,
    whole,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const email = newEmail('ada')
      const number = `#${width}${Date.now()}`
      await openDashboard(page, '/admin?tab=clienti')
      const dialog = page.getByRole('dialog', { name: 'Importa clienti e ordini' })
      await page.getByRole('button', { name: 'Importa', exact: true }).click()
      const field = dialog.getByLabel('File dei clienti o degli ordini')
      await field.setInputFiles(csv(`clienti-${width}.csv`, people(email)))
      await expect(dialog.getByText('1 riga: 1 cliente da importare.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Importa 1 cliente' }).click()
      await expect(toast(page)).toContainText('Nessuna e-mail è partita')
      await field.setInputFiles(csv(`ordini-${width}.csv`, orders(number, email)))
      await expect(dialog.getByText('2 righe: 1 ordine da importare.')).toBeVisible()
      await expect(dialog.getByText(/2 × Casco Vento, 1 × Camera/)).toBeVisible()
      await expectAccessible(page)
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/moved-in-${width}.png` })
      await dialog.getByRole('button', { name: 'Importa 1 ordine' }).click()
      await expect(dialog.getByRole('button', { name: `Annulla: ordini-${width}.csv` }).first()).toBeVisible()
      await dialog.getByRole('button', { name: 'Chiudi' }).last().click()
      await page.getByRole('searchbox', { name: 'Cerca tra i clienti' }).fill(email)
      const found = page.getByRole('button', { name: 'Vedi Ada Rossi' })
      await expect(found).toHaveCount(1)
      await found.click()
      const customer = page.getByRole('dialog', { name: 'Ada Rossi' })
      await expect(customer.getByRole('region', { name: 'Ordini del negozio di prima' })).toContainText(number)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      expect(await mailsTo(email)).toEqual([])

      await page.request.post('/api/customer/password-reset', { data: { email } })
      let token = ''
      await expect
        .poll(async () => {
          const mails = await mailsTo(email)
          token = /\/reimposta-password\?token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1] ?? ''
          return token
        })
        .not.toBe('')
      await page.request.post('/api/customer/password-reset/confirm', { data: { token, password } })
      await page.request.post('/api/customer/login', { data: { email, password } })
      for (const [path, title, state] of [
        ['/account', 'Ordini del negozio di prima', 'Pagato'],
        ['/en/account', 'Orders from our previous shop', 'Paid'],
      ] as const) {
        await openPage(page, path)
        const history = page.getByRole('region', { name: title })
        await expect(history).toContainText(number)
        await expect(history).toContainText(state)
        await expect(history).toContainText('Casco Vento')
        await expectAccessible(page)
        if (process.env.SHOTS) {
          await history.scrollIntoViewIfNeeded()
          await page.screenshot({ path: `${process.env.SHOTS}/past-${width}.png` })
        }
      }

      await openDashboard(page, '/admin?tab=clienti&apri=importa')
      await dialog
        .getByRole('button', { name: `Annulla, salvo 1 cliente: clienti-${width}.csv` })
        .first()
        .click()
      await expect(toast(page)).toContainText('1 cliente resta: ha già una password.')
      await dialog
        .getByRole('button', { name: `Annulla: ordini-${width}.csv` })
        .first()
        .click()
      await expect(toast(page).filter({ hasText: `ordini-${width}.csv` })).toBeVisible()
      await openPage(page, '/account')
      await expect(page.getByRole('heading', { name: 'I tuoi ordini' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Ordini del negozio di prima' })).toHaveCount(0)
    },
  )
