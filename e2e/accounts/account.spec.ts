import type { Page } from '@playwright/test'
import { logOut, newEmail, password } from '../customer-steps.ts'
import { mailsTo } from '../mails.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

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
  const add = page.getByRole('button', { name: /^Aggiungi al carrello/ })
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
  await logOut(page)
  await openPage(page, '/?accedi=1')
  const dialog = page.getByRole('dialog', { name: 'Accedi al tuo account' })
  await expect(dialog.getByLabel('E-mail').first()).toBeFocused()
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

test(
  'a customer’s cart is the same in two tabs after a refetch, and a second login adds to it',
  whole,
  async ({ page, context }) => {
    await openPage(page, '/accessori')
    await register(page, newEmail())
    const other = await context.newPage()
    await openPage(other, '/accessori')
    await page
      .getByRole('button', { name: /^Aggiungi al carrello/ })
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
  },
)

test('the account asks for a login; then the profile can be changed, and Cancel and errors change nothing', async ({
  page,
}) => {
  await openPage(page, '/account')
  await expect(page.getByText('Devi accedere per vedere il tuo account.')).toBeVisible()
  await page.locator('main').getByRole('button', { name: 'Accedi' }).click()
  const email = newEmail()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Registrati' }).click()
  await dialog.getByLabel('Nome', { exact: true }).fill('Giulia')
  await dialog.getByLabel('Cognome').fill('Ferrari')
  await dialog.getByLabel('E-mail').filter({ visible: true }).fill(email)
  await dialog.getByLabel('Password', { exact: true }).filter({ visible: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Ciao Giulia' })).toBeVisible()
  await expect(page.getByText('Non hai ancora ordini.')).toBeVisible()

  await page.getByRole('button', { name: 'Modifica il profilo' }).click()
  const profile = page.getByRole('form', { name: 'Profilo' })
  await expect(profile.getByLabel('Nome', { exact: true })).toBeFocused()
  await profile.getByLabel('Nome', { exact: true }).fill('')
  await profile.getByLabel('E-mail').fill('non-valida')
  await profile.getByRole('button', { name: 'Salva' }).click()
  await expect(profile.locator('.error').filter({ hasText: 'Nome richiesto' })).toBeVisible()
  await expect(profile.locator('.error').filter({ hasText: 'Email non valida' })).toBeVisible()
  await expectAccessible(page)
  await profile.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByRole('button', { name: 'Modifica il profilo' })).toBeFocused()
  await expect(page.locator('dd').first()).toHaveText('Giulia')

  await page.getByRole('button', { name: 'Modifica il profilo' }).click()
  await profile.getByLabel('Nome', { exact: true }).fill('Zoë')
  await profile.getByLabel('CAP').fill('36100')
  await profile.getByLabel('Città').fill('Vicenza')
  await profile.getByRole('button', { name: 'Salva' }).click()
  await expect(toast(page)).toContainText('Profilo aggiornato')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ciao Zoë')
  await expect(page.locator('header').getByRole('button', { name: 'Zoë' })).toBeVisible()

  const notifications = page.getByRole('switch', { name: 'Notifiche e-mail' })
  await expect(notifications).toBeChecked()
  await notifications.click()
  await expect(toast(page)).toContainText('Preferenze aggiornate')
  await page.reload()
  await expect(notifications).not.toBeChecked()
})

test.describe('with the wallet on offer', () => {
  test.use({ tolerated: /^request to http:\/\/127\.0\.0\.1:/ })

  test('a customer orders with the profile’s details, finds the order in the account and withdraws from it', async ({
    page,
  }) => {
    await openPage(page, '/accessori')
    const email = newEmail()
    await register(page, email)
    await page
      .getByRole('button', { name: /^Aggiungi al carrello/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /Carrello, 1/ })).toBeVisible()
    await openPage(page, '/accessori?checkout=1')
    const checkout = page.getByRole('dialog')
    await expect(checkout.getByLabel('Nome e cognome')).toHaveValue('Giulia Ferrari')
    await expect(checkout.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email)
    // Before the details are complete: the wallet's part comes with them.
    await checkout.getByText('Bonifico bancario', { exact: true }).click()
    await checkout.getByRole('textbox', { name: 'Indirizzo' }).fill('Contrà San Biagio 12')
    await checkout.getByRole('textbox', { name: 'CAP' }).fill('36100')
    await checkout.getByLabel('Città').fill('Vicenza')
    await page.getByRole('button', { name: 'Ordina con obbligo di pagamento' }).click()
    await expect(page.getByRole('heading', { name: 'Ordine confermato!' })).toBeVisible()

    await openPage(page, '/account')
    const order = page.locator('.order-card')
    await expect(order).toHaveCount(1)
    await expect(order).toContainText('In elaborazione')
    await order.getByRole('button', { name: /^Dettagli dell’ordine/ }).click()
    await expect(order).toContainText('1 pezzo')
    await expect(order).toContainText('Puoi recedere fin da ora')
    await expectAccessible(page)
    await order.getByRole('link', { name: /^Recedere dal contratto qui/ }).click()
    await expect(page).toHaveURL(/\/recesso\?ordine=PV-/)
    await expect(page.getByLabel('Nome e cognome')).toHaveValue('Giulia Ferrari')
    await page.getByRole('button', { name: 'Continua' }).click()
    await page.getByRole('button', { name: 'Conferma recesso', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Recesso ricevuto' })).toBeFocused()
  })
})

for (const language of eachCase(['it', 'en'])) {
  test(`a guest withdraws in two steps and keeps a receipt (${language})`, async ({ page }) => {
    const it = language === 'it'
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    await openPage(page, `/recesso?lang=${language}&ordine=PV-0000-0000`)
    await expect(page.getByLabel(it ? 'Numero dell’ordine' : 'Order number')).toHaveValue('PV-0000-0000')
    await page.getByRole('button', { name: it ? 'Continua' : 'Continue' }).click()
    await expect(page.locator('.error-summary')).toBeFocused()
    await page.getByLabel(it ? 'Nome e cognome' : 'Full name').fill('Marta D’Angelo')
    await page.getByLabel(it ? 'E-mail per la ricevuta' : 'Email for the receipt').fill(newEmail())
    await page.getByRole('button', { name: it ? 'Continua' : 'Continue' }).click()
    await expect(
      page.getByRole('heading', { name: it ? 'Controlla la dichiarazione' : 'Check the statement' }),
    ).toBeFocused()
    expect(sent).toEqual([])
    await expectAccessible(page)
    await page.getByRole('button', { name: it ? 'Torna ai dati' : 'Back to details' }).click()
    await expect(page.getByLabel(it ? 'Nome e cognome' : 'Full name')).toHaveValue('Marta D’Angelo')
    await page.getByRole('button', { name: it ? 'Continua' : 'Continue' }).click()
    await page.getByRole('button', { name: it ? 'Conferma recesso' : 'Confirm withdrawal', exact: true }).click()
    await expect(page.getByRole('heading', { name: it ? 'Recesso ricevuto' : 'Withdrawal received' })).toBeFocused()
    await expect(page.getByText(/^REC-\w{4}-\w{4}$/)).toBeVisible()
    await expect(page.getByText(/\d{4}, (ore )?\d\d:\d\d/)).toBeVisible()
    expect(sent).toEqual(['/api/withdrawals'])
    await expectAccessible(page)
  })
}

test('a review is written with stars by keyboard, refused once when it repeats, and waits for the shop', async ({
  page,
  complaints,
}) => {
  const email = newEmail()
  await openPage(page, '/prodotto/gravel-brenta-disc-marrone')
  const write = page.getByRole('button', { name: 'Scrivi una recensione' })
  const dialog = page.getByRole('dialog', { name: 'Scrivi una recensione' })
  const fill = async () => {
    await write.click()
    await dialog.getByRole('radio', { name: '5 stelle' }).focus()
    await page.keyboard.press('ArrowLeft')
    await dialog.getByLabel('Nome', { exact: true }).fill('Marta')
    await dialog.getByLabel('E-mail').fill(email)
    await dialog.getByLabel('Titolo').fill('Frena bene')
    await dialog.getByLabel('Recensione', { exact: true }).fill('Anche in discesa e con la pioggia.')
  }
  await fill()
  await expect(dialog.getByText('4 su 5')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Invia la recensione' }).click()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText('Recensione aggiunta')
  await fill()
  await dialog.getByRole('button', { name: 'Invia la recensione' }).click()
  await expect(toast(page)).toContainText('Hai già recensito questo prodotto')
  await expect(dialog.getByLabel('Titolo')).toHaveValue('Frena bene')
  expect(complaints.splice(0)).toEqual([expect.stringContaining('409')])
})

test('a forgotten password: the same answer for everybody, a link by mail, a new password, and in again', async ({
  page,
}) => {
  const email = newEmail()
  await openPage(page, '/')
  await register(page, email)
  await logOut(page)
  await openPage(page, '/?accedi=1')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Hai dimenticato la password?' }).click()
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByRole('button', { name: 'Mandami il link' }).click()
  await expect(dialog.getByRole('status')).toContainText('Se l’indirizzo ha un account')
  await expectAccessible(page)
  const linkIn = async () => {
    for (const mail of await mailsTo(email)) {
      const found = /\/reimposta-password\?token=[\w-]+/.exec(mail.text ?? '')
      if (found) return found[0]
    }
    return ''
  }
  await expect.poll(linkIn).not.toBe('')
  await openPage(page, await linkIn())
  await expectAccessible(page)
  await page.getByLabel('Nuova password', { exact: true }).fill('forcella-lunga')
  await page.getByRole('button', { name: 'Salva la password' }).click()
  await expect(page.getByRole('heading', { name: 'Password cambiata' })).toBeFocused()
  await page.locator('main').getByRole('button', { name: 'Accedi' }).click()
  await dialog.getByLabel('E-mail').first().fill(email)
  await dialog.getByLabel('Password', { exact: true }).first().fill('forcella-lunga')
  await page.keyboard.press('Enter')
  await expect(userButton(page)).toBeVisible()
  await openPage(page, '/reimposta-password?token=corto')
  await expect(page.getByRole('heading', { name: 'Questo link non vale più' })).toBeVisible()
})
