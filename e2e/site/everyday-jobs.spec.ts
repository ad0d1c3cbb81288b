import type { Locator, Page } from '@playwright/test'
import { aBankOrder, aShopProduct, openDashboard, type PlacedOrder, toast } from '../admin-page.ts'
import { ownShopTest } from '../own-shop.ts'
import { expect } from '../shop-page.ts'

const test = ownShopTest()

interface Walk {
  click(control: Locator): Promise<void>
  /** What the job is done with is in view. */
  arrive(there: Locator): Promise<void>
}

/** Each job begins on Oggi; typed fields and codes are no clicks. */
function clickCounter(page: Page) {
  const table: string[] = []
  return {
    table,
    job: (name: string, most: number, walk: (on: Walk) => Promise<void>) =>
      test.step(name, async () => {
        await openDashboard(page)
        let [clicks, found] = [0, -1]
        await walk({
          click: async (control) => {
            await control.click()
            clicks += 1
          },
          arrive: async (there) => {
            await expect(there).toBeVisible()
            found = clicks
          },
        })
        table.push(`${name}: found after ${found}, done after ${clicks}`)
        expect(found, name).toBeGreaterThanOrEqual(0)
        expect(found, name).toBeLessThanOrEqual(2)
        expect(clicks, name).toBeLessThanOrEqual(most)
      }),
  }
}

/** Days ahead, so that its closure moves nothing that was promised. */
function aNearFriday(): string {
  const day = new Date(Date.now() + 7 * 86_400_000)
  while (day.getUTCDay() !== 5) day.setUTCDate(day.getUTCDate() + 1)
  return new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(day)
}

const words = {
  'da fare': /\/admin$/,
  spedire: /stato=to_ship/,
  rimborso: /tab=ordini/,
  'cambiare prezzi': /tab=prezzi&vista=cambia/,
  ritiro: /tab=prezzi&vista=consegne/,
  IVA: /tab=negozio&vista=dati/,
  chiusura: /tab=negozio&vista=orari/,
  'rispondere a una recensione': /tab=recensioni/,
  'nuova bici usata': /apri=nuovausata/,
}

test('ten everyday jobs: each is found in two clicks or by its word, and done in few', async ({ page }) => {
  test.setTimeout(180_000)
  const bell = await aShopProduct(page, { name: 'Campanello' })
  const bike = await aShopProduct(page, { name: 'Gravel Prova', category: 'biciclette', subcategory: 'gravel' })
  const patch = async (id: string, data: object) =>
    expect((await page.request.patch(`/api/admin/orders/${id}`, { data })).status()).toBe(200)
  const before = await aBankOrder(page, bell)
  await patch(before.id, { paymentStatus: 'paid' })
  await patch(before.id, { orderStatus: 'shipped', carrier: 'gls' })
  const four: PlacedOrder[] = []
  for (let i = 0; i < 4; i++) four.push(await aBankOrder(page, bell))
  for (const { id } of four) await patch(id, { paymentStatus: 'paid' })
  const waiting = await aBankOrder(page, bell)
  const review = { customerName: 'Anna', customerEmail: 'anna@example.it', rating: 5, title: 'Suona', comment: 'Bene.' }
  expect((await page.request.post(`/api/products/${bell.id}/reviews`, { data: review })).status()).toBe(201)

  const { job, table } = clickCounter(page)
  const today = page.getByRole('region', { name: 'Da fare oggi' })
  const places = page.getByRole('navigation', { name: 'Posti' })
  const tab = (name: RegExp) => page.getByRole('tablist', { name: 'Sezioni' }).getByRole('tab', { name })

  await job('See what is to be done', 0, async ({ arrive }) => {
    await arrive(today.getByRole('link', { name: 'ordini da spedire' }))
    for (const name of ['bonifico da verificare', 'recensione in attesa'])
      await expect(today.getByRole('link', { name })).toBeVisible()
  })

  await job('Change one price', 1, async ({ click, arrive }) => {
    const cell = page.getByRole('button', { name: `Prezzo di ${bike.name}:` })
    await arrive(cell)
    await click(cell)
    await page.keyboard.type('1250\n')
    await expect
      .poll(async () => (await (await page.request.get(`/api/products/${bike.id}`)).json()).price)
      .toBe('1250.00')
  })

  await job('Ship four orders', 6, async ({ click, arrive }) => {
    await click(today.getByRole('link', { name: 'ordini da spedire' }))
    const all = page.getByRole('checkbox', { name: 'Scegli tutti in questa pagina' })
    await arrive(all)
    await click(all)
    await click(page.getByRole('region', { name: 'Ordini scelti' }).getByRole('button', { name: 'Spedisci i 4' }))
    const dialog = page.getByRole('dialog', { name: 'Spedisci i 4' })
    for (const { orderNumber } of four)
      await expect(dialog.getByRole('group', { name: `Corriere di ${orderNumber}` }).getByLabel('GLS')).toBeChecked()
    for (let i = 1; i <= 4; i++) await page.keyboard.type(`VI1234500${i}\n`)
    await click(dialog.getByRole('button', { name: 'Spedisci i 4' }))
    await expect(toast(page)).toContainText('4 ordini spediti')
  })

  await job('Book a bank statement', 3, async ({ click, arrive }) => {
    await click(today.getByRole('link', { name: 'bonifico da verificare' }))
    const upload = page.getByRole('button', { name: /estratto conto|file della banca/i }).first()
    await arrive(page.getByLabel('File dell’estratto conto').or(upload).first())
    const line = `27/11/2026;60,00;ANNA;ORDINE ${waiting.orderNumber}`
    const buffer = Buffer.from(`Data;Importo;Ordinante;Descrizione\n${line}`)
    await page.getByLabel('File dell’estratto conto').setInputFiles({ name: 'm.csv', mimeType: 'text/csv', buffer })
    await click(page.getByRole('main').getByRole('listitem').getByRole('button', { name: 'Conferma' }))
    await expect
      .poll(async () => (await (await page.request.get(`/api/admin/orders/${waiting.id}`)).json()).paymentStatus)
      .toBe('paid')
  })

  await job('Refund a piece', 5, async ({ click, arrive }) => {
    await click(tab(/^Ordini/))
    await click(page.getByRole('row').filter({ hasText: waiting.orderNumber }).getByRole('button').first())
    const detail = page.getByRole('dialog', { name: `Ordine ${waiting.orderNumber}` })
    await arrive(detail.getByRole('button', { name: 'Rimborsa' }))
    await click(detail.getByRole('button', { name: 'Rimborsa' }))
    const dialog = page.getByRole('dialog', { name: `Rimborsa ${waiting.customerName}` })
    await dialog.getByLabel('IBAN del cliente').fill('IT60X0542811101000000123456')
    await click(dialog.getByRole('button', { name: /^Rimborsa .* con bonifico$/ }))
    await expect(toast(page).filter({ hasText: 'Bonifico da fare' })).toBeVisible()
  })

  await job('Stop offering pick-up', 4, async ({ click, arrive }) => {
    await click(places.getByRole('link', { name: 'Prezzi' }))
    // The list of the five doors comes later and names it too.
    await click(page.getByRole('navigation', { name: 'Sezioni di Prezzi' }).getByRole('link', { name: 'Consegne' }))
    const pickup = page.getByRole('switch', { name: 'Ritiro in negozio' })
    await arrive(pickup)
    const isOn = (await pickup.getAttribute('aria-checked')) === 'true'
    await click(pickup)
    await click(page.getByRole('button', { name: 'Salva le consegne' }))
    await expect(toast(page).filter({ hasText: 'Consegne salvate' })).toBeVisible()
    await openDashboard(page, '/admin?tab=prezzi&vista=consegne')
    await expect(pickup).toHaveAttribute('aria-checked', `${!isOn}`)
  })

  await job('See the VAT of an article', 2, async ({ click, arrive }) => {
    await click(page.getByRole('button', { name: `Modifica ${bike.name}` }))
    await arrive(page.getByRole('dialog').getByText(/^IVA 22 % compresa/))
  })

  await job('Change the shop’s VAT number', 2, async ({ click, arrive }) => {
    await click(places.getByRole('link', { name: 'Negozio' }))
    await arrive(page.getByLabel('Partita IVA'))
    await page.getByLabel('Partita IVA').fill('12345670017')
    await click(page.getByRole('button', { name: 'Salva', exact: true }))
  })

  await job('Close on a Friday', 4, async ({ click, arrive }) => {
    const friday = aNearFriday()
    await click(page.getByRole('region', { name: 'Il negozio oggi' }).getByRole('link', { name: 'Chiudi un giorno' }))
    const day = page.getByRole('button', { name: friday, exact: true })
    await arrive(day)
    await click(day)
    await page.getByLabel('Perché').fill('Fiera')
    await click(page.getByRole('button', { name: `Chiudi ${friday}` }))
    await expect(page.getByRole('button', { name: `${friday}, chiuso` })).toBeVisible()
  })

  await job('Answer a review', 4, async ({ click, arrive }) => {
    await click(today.getByRole('link', { name: 'recensione in attesa' }))
    const card = page.getByRole('article', { name: review.title })
    await arrive(card)
    await click(card.getByRole('button', { name: 'Rispondi' }))
    await card.getByRole('textbox', { name: /^Risponde/ }).fill('Grazie!')
    await click(card.getByRole('button', { name: 'Salva la risposta' }))
    await expect(card).toContainText('Grazie!')
    await click(card.getByRole('button', { name: 'Approva' }))
    await expect(card).toHaveCount(0)
  })

  // Its twelve steps are walked in e2e/orders/bench.spec.ts.
  await job('Put a used bicycle in', 2, async ({ click, arrive }) => {
    await click(page.getByRole('tab', { name: /^Bici Usate/ }))
    await click(page.getByRole('button', { name: 'Nuova bici usata' }))
    await arrive(page.getByRole('dialog', { name: 'Nuova bici usata' }).getByLabel('Nome', { exact: true }))
  })

  for (const [word, address] of Object.entries(words))
    await test.step(`«${word}»`, async () => {
      await openDashboard(page, '/admin?apri=comandi')
      await page.getByRole('combobox', { name: /^Cerca un comando/ }).fill(word)
      await page.getByRole('combobox', { name: /^Cerca un comando/ }).press('Enter')
      await expect(page).toHaveURL(address)
    })

  process.stdout.write(`${table.join('\n')}\n`)
  test.info().annotations.push({ type: 'jobs', description: table.join('\n') })
})
