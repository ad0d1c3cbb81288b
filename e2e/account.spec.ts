import type { Page } from '@playwright/test'
import { expect, expectAccessible, openPage, test } from './shop-page.ts'

const password = 'catena-corta'
let count = 0
/** An address nobody has registered, in this run or another. */
const newEmail = () => `cliente.${Date.now()}.${process.pid}.${count++}@example.it`

async function register(page: Page, email: string, firstName = 'Giulia') {
  await page.getByRole('link', { name: 'Accedi' }).click()
  const dialog = page.getByRole('dialog', { name: 'Accedi al tuo account' })
  await dialog.getByRole('tab', { name: 'Registrati' }).click()
  const form = page.getByRole('dialog', { name: 'Crea un nuovo account' })
  await form.getByLabel('Nome', { exact: true }).fill(firstName)
  await form.getByLabel('Cognome').fill('Ferrari')
  await form.getByLabel('E-mail').filter({ visible: true }).fill(email)
  await form.getByLabel('Password', { exact: true }).filter({ visible: true }).fill(password)
  await form.getByRole('button', { name: 'Registrati' }).click()
  await expect(form).toBeHidden()
}

const toast = (page: Page) => page.getByRole('region', { name: 'Notifiche (F8)' }).getByRole('listitem')
const userButton = (page: Page) => page.locator('header').getByRole('button', { name: 'Giulia' })

test('a guest registers: the dialog closes, the name stands in the header and has the focus, the cart comes along', async ({
  page,
}) => {
  await openPage(page, '/accessori')
  const add = page.getByRole('button', { name: /^Aggiungi .* al carrello$/ })
  await add.nth(0).click()
  await add.nth(1).click()
  await expect(page.getByRole('button', { name: /Carrello, 2/ })).toBeVisible()
  await register(page, newEmail())
  await expect(toast(page)).toContainText('Registrazione riuscita')
  await expect(toast(page)).toContainText('Account creato con successo!')
  await expect(toast(page)).toContainText('2 articoli sono passati nel carrello del tuo account')
  await expect(userButton(page)).toBeFocused()
  await expect(page.getByRole('button', { name: /Carrello, 2/ })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('pedivella.cart'))).toBeNull()
  const stored = await page.request.get('/api/customer/cart')
  expect(await stored.json()).toHaveLength(2)

  await userButton(page).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Logout'])
  await expectAccessible(page)
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Accedi' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Carrello, vuoto' })).toBeVisible()
  expect((await page.request.get('/api/auth/user')).status()).toBe(401)
})

test('the login refuses in the shop’s words, keeps what was typed, and lets in with the right password', async ({
  page,
  complaints,
}) => {
  const email = newEmail()
  await openPage(page, '/')
  await register(page, email)
  await page.goto('/api/logout')
  await openPage(page, '/?accedi=1')
  const dialog = page.getByRole('dialog', { name: 'Accedi al tuo account' })
  await expect(dialog.getByLabel('E-mail').first()).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Accedi', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'C’è un problema' }).locator('..')).toBeFocused()
  await expect(dialog.getByText('Campo obbligatorio').first()).toBeVisible()
  await dialog.getByLabel('E-mail').first().fill('giulia')
  await expect(dialog.getByText('Email non valida').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('E-mail').first().fill(email)
  await dialog.getByLabel('Password', { exact: true }).first().fill('sbagliata')
  await page.keyboard.press('Enter')
  await expect(toast(page)).toContainText('Errore di accesso')
  await expect(toast(page)).toContainText('Email o password non corretti')
  await expect(dialog.getByLabel('E-mail').first()).toHaveValue(email)
  await dialog.getByLabel('Password', { exact: true }).first().fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText('Accesso riuscito')
  await expect(toast(page)).toContainText('Benvenuto!')
  await expect(page).toHaveURL('/')
  // The refused login, which Chromium logs.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')])
})

test('a customer’s cart is the same in two tabs after a refetch, and a second login adds to it', async ({
  page,
  context,
}) => {
  await openPage(page, '/accessori')
  await register(page, newEmail())
  const other = await context.newPage()
  await openPage(other, '/accessori')
  await page
    .getByRole('button', { name: /^Aggiungi .* al carrello$/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /Carrello, 1/ })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('button', { name: /Carrello, 1/ })).toBeVisible()
  await other.getByRole('button', { name: /Carrello, 1/ }).click()
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /^Rimuovi/ })
    .click()
  await expect(other.getByRole('dialog').getByText('Il tuo carrello è vuoto')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Carrello, vuoto' })).toBeVisible()
})
