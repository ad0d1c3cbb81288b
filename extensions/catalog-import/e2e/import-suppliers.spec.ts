import { chooseOther, openDashboard, toast } from '../../../e2e/admin-page.ts'
import { eachCase, whole } from '../../../e2e/screen-widths.ts'
import { expect, expectAccessible, test } from '../../../e2e/shop-page.ts'

const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

// A list with too few recognised columns is refused first, and shown.
test.use({ tolerated: /status of 400/ })

for (const width of eachCase([390, 1440]))
  test(
    `a supplier is saved with his columns and words, and known the next time, ${width} wide`,
    whole,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openDashboard(page)
      const stamp = `${width}-${Date.now()}`
      const [supplier, word] = [`Filetto ${stamp}`, `VARIE ${stamp}`]
      const head = `Art ${stamp};Testo;Pubblico;Costo netto;Giac.;Gruppo merc.;Note int.`
      const list = (n: number) =>
        [
          head,
          `F${n}-${stamp};Oggetto Zeta ${n};139,00;70,00;3;${word};ex`,
          `G${n}-${stamp};Casco Alfa ${n};59,90;31,20;0;CASCHI;`,
        ].join('\n')
      const dialog = page.getByRole('dialog', { name: 'Importa prodotti' })
      const field = dialog.getByLabel('File dei prodotti')
      await chooseOther(page, 'Importa')
      await dialog.getByLabel('Letto come').selectOption('Un altro listino: scelgo le colonne')
      await field.setInputFiles(csv('listino.csv', list(1)))
      const fieldOf = (column: string) => dialog.getByRole('combobox', { name: `Campo della colonna «${column}»` })
      await fieldOf(`Art ${stamp}`).selectOption('Codice')
      await fieldOf('Testo').selectOption('Nome')
      await fieldOf('Pubblico').selectOption('Prezzo, IVA inclusa')
      const columns = dialog.getByRole('table', { name: 'Colonne del file' })
      await expect(columns.getByRole('row').filter({ hasText: 'Pubblico' })).toContainText('139,00 €')
      await expect(columns.getByRole('row').filter({ hasText: 'Costo netto' })).toContainText('non si vede nel negozio')
      await expect(columns.getByRole('row').filter({ hasText: 'Note int.' })).toContainText('Resta fuori')

      const words = dialog.getByRole('table', { name: 'Parole e scaffali' })
      const row = words.getByRole('row').filter({ hasText: word })
      await expect(row).toContainText('da decidere: Oggetto Zeta 1')
      const helmets = page.getByRole('combobox', { name: 'Scaffale di «CASCHI»' })
      await expect(words.getByRole('row').filter({ has: helmets })).toContainText('dal nome dello scaffale')
      await dialog.getByRole('button', { name: 'Salva il fornitore' }).click()
      await expect(dialog.getByText('Scrivi come si chiama il fornitore.')).toBeVisible()
      await dialog.getByLabel('Salva queste scelte come').fill(supplier)
      await dialog.getByRole('button', { name: 'Salva il fornitore' }).click()
      await expect(toast(page)).toContainText('è salvato')
      await expect(dialog.getByText(`Riconosciuto: ${supplier}`)).toBeVisible()
      await dialog.getByRole('combobox', { name: `Scaffale di «${word}»` }).selectOption('Accessori › Altri accessori')
      await expect(row).toContainText('come l’ultima volta')
      await expectAccessible(page)
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/mapping-${width}.png` })
      if (process.env.SHOTS) {
        await words.scrollIntoViewIfNeeded()
        await page.screenshot({ path: `${process.env.SHOTS}/words-${width}.png` })
      }
      await dialog.getByRole('button', { name: 'Importa 2 prodotti' }).click()
      await expect(dialog.getByText('Importazione completata.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Chiudi' }).last().click()

      await chooseOther(page, 'Importa')
      await field.setInputFiles(csv('listino-dicembre.csv', list(2)))
      await expect(dialog.getByText(`Riconosciuto: ${supplier}`)).toBeVisible()
      await expect(dialog.getByText('2 da aggiungere')).toBeVisible()
      await expect(row).toContainText('come l’ultima volta')
      await dialog.getByRole('button', { name: `Elimina «${supplier}»` }).click()
      await expect(toast(page).filter({ hasText: 'non è più salvato' })).toBeVisible()
      await expect(dialog.getByText(`Riconosciuto: ${supplier}`)).toHaveCount(0)
    },
  )

for (const width of eachCase([390, 768, 1440]))
  test(`lists with titles above and without a header are asked about, ${width} wide`, whole, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openDashboard(page)
    const stamp = `${width}-${Date.now()}`
    const dialog = page.getByRole('dialog', { name: 'Importa prodotti' })
    const field = dialog.getByLabel('File dei prodotti')
    const columns = dialog.getByRole('table', { name: 'Colonne del file' })
    const rowOf = (name: string) => columns.getByRole('row').filter({ hasText: name })
    const shoot = async (name: string) => {
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}.png` })
    }
    await chooseOther(page, 'Importa')
    const titled = [
      'Rossi Ciclo srl;;;;;',
      'Listino 2026;;;;;',
      'Cod.;Descr.;Marca;Pr. listino;Netto rivend.;Disp.',
      'CASCHI;;;;;',
      `T1-${stamp};Casco Vento;Valcava;€ 59,90 cad.;31,20;>20`,
      `T2-${stamp};Casco Rosa;;49,90;25,00;in arrivo`,
      ';Totale CASCHI;;109,80;;',
    ]
    await field.setInputFiles(csv('listino.csv', titled.join('\n')))
    await expect(rowOf('Pr. listino')).toContainText('59,90 €')
    await expect(rowOf('Netto rivend.')).toContainText('non si vede nel negozio')
    await expect(rowOf('Disp.')).toContainText('20 pezzi')
    await expect(dialog.getByText('2 da aggiungere')).toBeVisible()
    await expect(dialog.getByRole('table', { name: 'Errori' })).toContainText('È una riga di totale')
    await expectAccessible(page)
    await columns.scrollIntoViewIfNeeded()
    await shoot('titles')
    await dialog.getByRole('region', { name: 'Da sapere' }).scrollIntoViewIfNeeded()
    await shoot('titles-notes')

    const bare = [`B1-${stamp};Sella nera;12,50;3`, `B2-${stamp};Sella blu;14,00;1`]
    await field.setInputFiles(csv('senza.csv', bare.join('\n')))
    await expect(dialog.getByText('Scegli che cosa c’è in ogni colonna: almeno il codice o il nome.')).toBeVisible()
    await expect(rowOf('Colonna 2')).toContainText('Sella nera')
    await expectAccessible(page)
    await columns.scrollIntoViewIfNeeded()
    await shoot('no-header')
    for (const [i, name] of ['Codice', 'Nome', 'Prezzo, IVA inclusa', 'Pezzi'].entries())
      await dialog.getByRole('combobox', { name: `Campo della colonna «Colonna ${i + 1}»` }).selectOption(name)
    await expect(dialog.getByRole('button', { name: 'Importa 2 prodotti' })).toBeEnabled()
  })
