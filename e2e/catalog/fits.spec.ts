import { aShopProduct } from '../admin-page.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test } from '../shop-page.ts'

const words = {
  it: {
    choose: 'Scegli la bici',
    search: 'Cerca tra le nostre bici',
    use: (name: string) => `È la mia bici: ${name}`,
    toggle: 'Va bene sulla mia bici',
    takes: 'Va bene: il telaio prende fino a 45 mm.',
    tooWide: 'Non va: il telaio prende fino a 45 mm, questa gomma ne misura 55.',
    change: 'Cambia bici',
    write: 'Scrivi le misure',
    name: 'Come la chiami',
    width: /^Copertoni montati/,
    rim: /^Diametro del cerchio/,
    save: 'Salva la bici',
    range: 'Scrivi un numero tra 18 e 130.',
    room: /Controlla: la tua gomma è 37-622, questa è 40-622: serve un passaggio telaio di almeno 44 mm\./,
    isMine: 'È la mia bici',
    add: (name: string) => `Aggiungi ${name}`,
    together: 'Ci sta bene insieme',
  },
  en: {
    choose: 'Choose the bike',
    search: 'Search our bikes',
    use: (name: string) => `This is my bike: ${name}`,
    toggle: 'Fits my bike',
    takes: 'Fits: the frame takes up to 45 mm.',
    tooWide: 'Doesn’t fit: the frame takes up to 45 mm, this tyre is 55 mm.',
    change: 'Change bike',
    write: 'Add measurements',
    name: 'Name of the bike',
    width: /^Tyres fitted/,
    rim: /^Rim diameter/,
    save: 'Save the bike',
    range: 'Enter a number from 18 to 130.',
    room: /Check: your tyre is 37-622, this one is 40-622: the frame needs at least 44 mm of clearance\./,
    isMine: 'This is my bike',
    add: (name: string) => `Add ${name}`,
    together: 'Goes well together',
  },
}

for (const [language, width] of eachCase([
  ['it', 390],
  ['en', 1440],
])) {
  test(`a shelf of tyres says which go on the reader’s bicycle, and why (${language}, ${width} px)`, async ({
    page,
  }) => {
    const t = words[language]
    const at = (path: string) => (language === 'it' ? path : `/en${path}`)
    await page.setViewportSize({ width, height: 900 })
    const stamp = Date.now()
    const bike = await aShopProduct(page, {
      category: 'biciclette',
      subcategory: 'gravel',
      name: `Gravel Adda ${stamp}`,
      wheelSize: '700C',
      facts: [{ key: 'tyreClearance', value: 45 }],
    })
    const tyre = (tyreWidth: number) =>
      aShopProduct(page, {
        name: `Copertone ${tyreWidth} ${stamp}`,
        category: 'componenti',
        shelf: 'copertoni',
        facts: [
          { key: 'beadSeat', value: '622' },
          { key: 'width', value: tyreWidth },
        ],
      })
    const narrow = await tyre(40)
    await tyre(55)
    await openPage(page, at('/componenti/copertoni'))
    const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
    await expectAccessible(page)
    await page.getByRole('button', { name: t.choose }).press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('searchbox', { name: t.search }).fill(`Adda ${stamp}`)
    await expect(dialog.getByRole('button', { name: t.use(bike.name) })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: t.use(bike.name) }).click()
    await expect(dialog).toHaveCount(0)

    await expect(card(`Copertone 40 ${stamp}`)).toContainText(t.takes)
    await expect(card(`Copertone 55 ${stamp}`)).toContainText(t.tooWide)
    await expect(page.locator('main .product-grid > .product-card').last()).toContainText(/^.*(Non va|Doesn’t fit)/s)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.reload()
    await expect(card(`Copertone 40 ${stamp}`)).toContainText(t.takes)
    const toggle = page.getByRole('switch', { name: t.toggle })
    await toggle.press('Space')
    await expect(page.locator('.verdict')).toHaveCount(0)
    await toggle.press('Space')

    // Wrong input gets a message beside its field, and is not lost.
    await page.getByRole('button', { name: t.change }).click()
    await dialog.getByRole('button', { name: t.write }).click()
    await dialog.getByRole('textbox', { name: t.name }).fill('La vecchia')
    await dialog.getByRole('combobox', { name: t.rim }).selectOption('622')
    await dialog.getByRole('textbox', { name: t.width }).fill('370')
    await dialog.getByRole('button', { name: t.save }).click()
    await expect(dialog.getByText(t.range)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: t.width })).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('textbox', { name: t.width }).fill('37')
    await dialog.getByRole('button', { name: t.save }).click()
    await expect(card(`Copertone 40 ${stamp}`)).toContainText(t.room)

    await openPage(page, at(`/prodotto/${narrow.slug}`))
    await expect(page.getByRole('main').getByText(t.room)).toBeVisible()
    await expectAccessible(page)
  })
}

test(
  'what goes with a bicycle is proposed with the reason, and only its owner takes it as one’s own',
  whole,
  async ({ page }) => {
    const t = words.it
    const stamp = Date.now()
    const bike = await aShopProduct(page, {
      category: 'biciclette',
      subcategory: 'citta',
      name: `Bici Adige ${stamp}`,
      facts: [
        { key: 'beadSeat', value: '622' },
        { key: 'tyreWidth', value: 37 },
      ],
    })
    await openPage(page, `/prodotto/${bike.slug}`)
    const together = page.getByRole('region', { name: t.together })
    await expect(together).toContainText('Misura giusta per la 37-622: guarda solo che valvola hai.')
    await expectAccessible(page)
    await expect(page.getByRole('button', { name: t.isMine })).toHaveCount(0)
    await together.getByRole('button', { name: /^Aggiungi Camera d.aria/ }).click()
    await expect(page.getByRole('button', { name: /^Carrello, 1/ })).toBeVisible()
    await page.getByRole('button', { name: 'Aggiungi al carrello', exact: true }).click()
    await page.getByRole('button', { name: /^Carrello, 2/ }).click()
    const inCart = page.getByRole('dialog').getByRole('region', { name: t.together })
    await expect(inCart.getByRole('listitem').first()).toBeVisible()
    await expect(inCart).not.toContainText('Camera d')
    await expectAccessible(page)
  },
)

for (const [language, title, body] of [
  ['', 'Va su', 'Corpo ruota libera: va bene'],
  ['/en', 'Goes on', 'Freehub: fits'],
] as const)
  test(`a part says what it goes on${language}`, async ({ page }) => {
    const request = { category: 'componenti', shelf: 'pacchi-pignoni' }
    const known = { speeds: 11, freehub: 'hg', sprockets: '11-34', drivetrain: 'shimano' }
    const facts = Object.entries(known).map(([key, value]) => ({ key, value }))
    const { slug } = await aShopProduct(page, { ...request, facts })
    await openPage(page, `${language}/prodotto/${slug}`)
    const takes = page.getByRole('region', { name: title })
    await expect(takes.getByRole('listitem').filter({ hasText: body }).first()).toContainText('Shimano HG')
    await expect(takes.getByRole('listitem').filter({ hasText: 'Micro Spline' })).not.toContainText(body)
    await expectAccessible(page)
  })
