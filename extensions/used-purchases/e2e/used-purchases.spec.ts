import { openDashboard } from '../../../e2e/admin-page.ts'
import { expect, expectAccessible, test } from '../../../e2e/shop-page.ts'

test('a used bicycle is bought by its sheet, which prints and becomes its card; the card leads back', async ({
  page,
}) => {
  const frame = `WSBC ${Date.now()}`
  await openDashboard(page, '/admin?tab=prodotti&categoria=bici-usate')
  await page.getByRole('button', { name: 'Schede d’acquisto' }).click()
  await page.getByRole('button', { name: 'Compra una bici usata' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Salva la scheda' }).click()
  await expect(sheet.getByText('Scrivi quanto paghi').first()).toBeVisible()
  await expectAccessible(page)
  await sheet.getByLabel('Che bici è').fill(`Olandese ${frame}`)
  await sheet.getByLabel('Numero di telaio').fill(frame)
  await sheet.getByLabel('Prezzo pagato').fill('6.000')
  await sheet.getByLabel('Come').selectOption('Contanti')
  await sheet.getByLabel('Nome e cognome di chi vende').fill('Anna Rossi')
  await sheet.getByLabel('Indirizzo').fill('Via Roma 1, 35100 Padova')
  await sheet.getByLabel('Documento', { exact: true }).selectOption('Patente')
  await sheet.getByLabel('Numero del documento').fill('U1X23456Y')
  await sheet.getByLabel(/Dichiara che la bici è sua/).check()
  await sheet.getByRole('button', { name: 'Salva la scheda' }).click()
  await expect(sheet.getByText('In contanti la legge permette meno di 5.000 €').first()).toBeVisible()
  await sheet.getByLabel('Prezzo pagato').fill('180')
  await sheet.getByRole('button', { name: 'Salva la scheda' }).click()

  const print = sheet.getByRole('link', { name: 'Stampa', exact: true })
  const paper = await page.request.get((await print.getAttribute('href')) ?? '')
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Crea la scheda' }).click()
  const made = page.getByRole('dialog', { name: 'Nuova bici usata' })
  await expect(made.getByLabel('Nome')).toHaveValue(`Olandese ${frame}`)
  await made.getByLabel('Tipo').selectOption({ index: 1 })
  await made.getByLabel('Prezzo in euro').fill('390')
  await made.getByRole('button', { name: 'Apri la scheda' }).click()
  const card = page.getByRole('dialog', { name: `Olandese ${frame}` })
  await expect(card.getByLabel('N. di serie')).toHaveValue(frame)
  await card.getByRole('button', { name: /^Scheda d’acquisto n\./ }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Scheda della bici/ })).toBeVisible()

  await openDashboard(page, '/admin?tab=prodotti&vista=acquisti&apri=acquisto-nuovo')
  await sheet.getByLabel('Numero di telaio').fill(frame.toLowerCase().replace(' ', '-'))
  await expect(sheet.getByText(/^È già del negozio: Olandese/)).toBeVisible()
  await expect(sheet.getByLabel('Ho guardato il telaio')).not.toBeChecked()
})
