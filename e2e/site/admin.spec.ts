import { adminPassword as password } from '#test/own-process.ts'
import { openDashboard, toast } from '../admin-page.ts'
import { aStockedProduct } from '../customer-steps.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

test('the administrator is let in with the right password only, and logs out to the home page', async ({
  page,
  complaints,
}) => {
  await openPage(page, '/admin')
  await expect(page.getByRole('heading', { name: 'Accesso Amministratore' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const field = page.getByLabel('Password', { exact: true })
  await expect(field).toHaveAttribute('type', 'password')
  await field.fill('sbagliata')
  await page.getByRole('button', { name: 'Accedi' }).click()
  await expect(toast(page)).toContainText('Password non corretta')
  await expect(field).toBeFocused()
  // The browser reports the refused login.
  complaints.length = 0
  await field.fill(password)
  await field.press('Enter')
  await expect(toast(page)).toContainText('Login effettuato con successo!')
  await expect(page.getByText('Benvenuto, Admin')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Biciclette' })).toBeVisible()
  await page.getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL('/')
  await openPage(page, '/admin')
  await expect(page.getByRole('heading', { name: 'Accesso Amministratore' })).toBeVisible()
})

test('a product is added with sizes, found, changed against another window, and deleted', async ({
  page,
  complaints,
}) => {
  await openDashboard(page, '/admin?categoria=abbigliamento')
  const name = `Maglia di prova ${Date.now()}`
  await page.getByRole('button', { name: 'Aggiungi Prodotto' }).click()
  const form = page.getByRole('dialog', { name: 'Aggiungi Prodotto' })
  await form.getByRole('button', { name: 'Aggiungi Prodotto' }).click()
  await expect(form.getByRole('link', { name: 'Scrivi il nome del prodotto.' })).toBeVisible()
  await expectAccessible(page)
  await form.getByLabel('Nome').fill(name)
  await form.getByLabel('Descrizione').fill('Una maglia.')
  await form.getByLabel('Prezzo').fill('1.059,9')
  await form.getByRole('button', { name: 'Aggiungi la taglia M' }).click()
  await form.getByLabel('Stock').fill('4')
  await form.getByRole('button', { name: 'Aggiungi Prodotto' }).click()
  await expect(toast(page)).toContainText('Prodotto aggiunto con successo!')
  await expect(form).toBeHidden()

  await page.getByRole('searchbox', { name: 'Cerca tra i prodotti' }).fill(name)
  await expect(page).toHaveURL(/cerca=/)
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('1.059,90')
  await row.getByRole('button', { name: `Modifica ${name}` }).click()
  const edit = page.getByRole('dialog', { name: 'Modifica Prodotto' })
  await edit.getByLabel('Prezzo').fill('99')
  const id = new URL(page.url()).searchParams.get('apri')?.replace('prodotto-', '')
  await page.request.put(`/api/admin/products/${id}`, { data: { color: 'rosso', price: '88' } })
  await edit.getByRole('button', { name: 'Salva Modifiche' }).click()
  await expect(edit.getByRole('alert')).toContainText('non è stato salvato nulla')
  await expect(edit.getByLabel('Colore')).toHaveValue('rosso')
  await edit.getByRole('button', { name: 'Usa il valore del negozio per Prezzo' }).click()
  await expect(edit.getByLabel('Prezzo')).toHaveValue('88,00')
  // The browser reports the refused edit.
  complaints.length = 0
  await edit.getByRole('button', { name: 'Salva Modifiche' }).click()
  await expect(toast(page)).toContainText('Prodotto aggiornato')

  await row.getByRole('button', { name: `Elimina ${name}` }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Sei sicuro di voler eliminare questo prodotto?')
  await expect(question.getByRole('button', { name: 'Annulla' })).toBeFocused()
  await question.getByRole('button', { name: 'Elimina' }).click()
  await expect(toast(page)).toContainText('Il prodotto è stato eliminato con successo')
  await expect(row).toHaveCount(0)
})

test('an order goes from the bank transfer to the delivery', async ({ page }) => {
  const customerName = `Prova Ordini ${Date.now()}`
  const product = await aStockedProduct(page.request)
  const order = {
    customerName,
    customerEmail: 'prova.ordini@example.it',
    shippingAddress: 'Via Roma 1',
    city: 'Padova',
    postalCode: '35121',
    paymentMethod: 'bank',
  }
  const items = [{ productId: product.id, quantity: 1 }]
  expect((await page.request.post('/api/orders', { data: { order, items } })).status()).toBe(201)

  await openDashboard(page, `/admin?tab=ordini&cerca=${encodeURIComponent(customerName)}`)
  const row = page.getByRole('row').filter({ hasText: customerName })
  await row.getByRole('button', { name: /^Conferma pagamento/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pagamento ricevuto' }).click()
  await expect(row).toContainText('Pagato')
  await row.getByRole('button', { name: /^Spedisci/ }).click()
  await page.getByRole('dialog').getByText('GLS', { exact: true }).click()
  await page.getByRole('dialog').getByLabel('Codice di spedizione').fill('BRT-0001')
  await page.getByRole('dialog').getByRole('button', { name: 'Spedisci' }).click()
  await expect(row).toContainText('Spedito')
  await row.getByRole('button', { name: /^Vedi ordine/ }).click()
  const detail = page.getByRole('dialog', { name: /^Ordine / })
  await expect(detail.getByText('Spedito: GLS BRT-0001')).toBeVisible()
  await expectAccessible(page)
  await detail.getByRole('button', { name: 'Segna come consegnato' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Consegnato' }).click()
  await expect(detail.getByText('Consegnato').first()).toBeVisible()
  await page.goBack()
  await expect(detail).toBeHidden()
  await expect(row).toContainText('Consegnato')
})

test('the palette finds a place by its name and goes there', async ({ page }) => {
  await openDashboard(page)
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: /^Cerca un comando/ })
  await expect(box).toBeFocused()
  await box.fill('recensioni in att')
  await expect(page.getByRole('option', { name: 'Recensioni in attesa' })).toHaveAttribute('aria-selected', 'true')
  await box.press('Enter')
  await expect(page).toHaveURL('/admin?tab=recensioni&stato=attesa')
  await expect(page.getByRole('heading', { name: 'Gestione Recensioni' })).toBeVisible()
  // Keyboards go on from the list, not from the top of the page.
  await expect(page.locator('#lavoro')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { name: /^Recensioni/ })).toBeFocused()
})
