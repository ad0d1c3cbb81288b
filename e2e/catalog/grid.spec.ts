import type { Product } from '#shared/contract/catalog/catalog.ts'
import { formatEuro, parseDecimal } from '#shared/domain/platform/money.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, openPage, test } from '../shop-page.ts'

const card = 'li.product-card'

test('a card shows photo, how many more there are, name, description, sizes, price and stock', async ({
  page,
  request,
}) => {
  const products = (await (await request.get('/api/products?category=biciclette&limit=24')).json()) as Product[]
  const product = products.find((p) => p.imageUrls.length > 1 && p.sizes.some((s) => s.stock > 0))
  if (!product) throw new Error('no bicycle with several photos and sizes')
  await openPage(page, '/biciclette')
  const shown = page.locator(card).filter({ has: page.getByRole('link', { name: product.name, exact: true }) })
  await expect(shown.locator('img')).toHaveAttribute('src', new RegExp(`^${product.imageUrls[0]}\\?w=`))
  await expect(shown.getByText(`+${product.imageUrls.length - 1} foto`, { exact: true })).toBeVisible()
  await expect(shown.getByText(product.description)).toBeVisible()
  await expect(shown.getByText('Taglia', { exact: true })).toBeVisible()
  for (const { size, stock } of product.sizes.filter((s) => s.stock > 0)) {
    await expect(shown.locator('.card-sizes').getByText(size, { exact: true }), `${size}: ${stock}`).toBeVisible()
  }
  const price = formatEuro(parseDecimal(product.price) ?? 0, 'it')
  await expect(shown.locator('.product-card-footer')).toContainText(price.replace(/\s*€$/, ''))
  await expect(shown.locator('.card-state')).toContainText(/Disponibile|Ultimo pezzo/)
})

test('a photo that does not come says so, with the name in its place', whole, async ({ page }) => {
  await page.route('**/images/**', (route) => route.fulfill({ contentType: 'image/webp', body: 'no picture' }))
  await openPage(page, '/biciclette')
  const first = page.locator(card).first()
  const name = await first.getByRole('heading').innerText()
  await expect(first.getByRole('img', { name: `${name}. Foto non caricata` })).toBeVisible()
})

for (const [path, widths] of eachCase([
  ['/componenti', { 320: 2, 390: 2, 768: 3, 1440: 4, 1920: 5 }],
  ['/biciclette', { 390: 2, 768: 2, 1440: 3, 1920: 4 }],
])) {
  test(`the grid of ${path} has 2 to 5 columns`, async ({ page }) => {
    await openPage(page, path)
    for (const [width, columns] of Object.entries(widths)) {
      await page.setViewportSize({ width: Number(width), height: 900 })
      const inFirstRow = () =>
        page.locator(card).evaluateAll((cards) => {
          const tops = cards.map((one) => Math.round(one.getBoundingClientRect().top))
          return tops.filter((top) => top === tops[0]).length
        })
      await expect.poll(inFirstRow, `at ${width} px`).toBe(columns)
    }
  })
}

test('used bicycles have filters, clothing has none', whole, async ({ page }) => {
  await openPage(page, '/bici-usate')
  const facets = page.getByRole('complementary', { name: 'Filtri' })
  const before = await page.locator(card).count()
  await expect(facets.getByRole('checkbox').first()).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Città/ })
    .click()
  await expect(page).toHaveURL(/subcategory=citta/)
  await expect.poll(() => page.locator(card).count()).toBeLessThan(before)
  await expect(page.locator(card).first()).toBeVisible()

  await openPage(page, '/abbigliamento')
  await expect(page.locator(card).first()).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Filtri' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filtri' })).toHaveCount(0)
})

test('the home page leads to telephone, mail and Instagram, and says why to buy here', async ({ page, request }) => {
  const shop = await (await request.get('/api/shop')).json()
  await openPage(page, '/')
  const contact = page.getByRole('region', { name: 'Vieni in negozio' })
  await expect(contact.getByRole('link', { name: shop.phone })).toHaveAttribute(
    'href',
    `tel:${shop.phone.replaceAll(' ', '')}`,
  )
  await expect(contact.getByRole('link', { name: shop.email })).toHaveAttribute('href', `mailto:${shop.email}`)

  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('link', { name: shop.phone })).toHaveAttribute(
    'href',
    `tel:${shop.phone.replaceAll(' ', '')}`,
  )
  await expect(foot.getByRole('link', { name: shop.email })).toHaveAttribute('href', `mailto:${shop.email}`)
  await expect(foot).toContainText(shop.address.street)

  // The pictures are the shop's own: a request to Instagram would fail this test.
  const instagram = page.getByRole('region', { name: 'Dal banco dell’officina' })
  await instagram.scrollIntoViewIfNeeded()
  await expect(instagram.getByRole('link')).toHaveAttribute('href', shop.social.instagram)
  await expect(instagram.getByRole('img').first()).toBeVisible()

  const why = page.getByRole('region', { name: 'Perché comprare da noi' })
  await expect(why.getByText(`Oltre ${shop.experienceYears} anni di mestiere`)).toBeVisible()
  await expect(why.getByText('Spedizione gratuita', { exact: true })).toBeVisible()
  await expect(why.getByText('Resi gratuiti', { exact: true })).toBeVisible()
  await expect(why.getByText('Garanzia legale di conformità', { exact: true })).toBeVisible()
  await expect(why.getByText(/superiori a 50,00\s€/)).toBeVisible()
})
