import { readdirSync, readFileSync } from 'node:fs'
import { newerFunctions } from '#test/browsers/newer-functions.ts'
import { filledIn } from '#web/older-browsers.ts'
import { aStockedProduct, fillCheckout } from '../customer-steps.ts'
import { eachCase, whole } from '../screen-widths.ts'
import { expect, openPage, test } from '../shop-page.ts'

/** The code asks first whether the browser has it. */
const askedFirst = [
  'captureStackTrace',
  'checkVisibility',
  'getAuthenticatorData',
  'getPublicKey',
  'getPublicKeyAlgorithm',
  'getSupportedFormats',
  'getTransports',
  'isConditionalMediationAvailable',
  'skipTransition',
  'startViewTransition',
  'vibrate',
]

test('the built scripts use nothing that a promised browser lacks, but what is filled in', () => {
  const folder = 'dist/client/assets'
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const used = newerFunctions(scripts.map((file) => readFileSync(`${folder}/${file}`, 'utf8')))
  expect(used.filter((name) => !askedFirst.includes(name))).toEqual(
    filledIn.filter((name) => used.includes(name)).toSorted(),
  )
  expect(newerFunctions(['[].findLast(f); [].toSpliced(0); new Set().union(s); AbortSignal.any([])'])).toEqual([
    'any',
    'toSpliced',
    'union',
  ])
})

/** Features by the browsers that lack them. */
const missing = {
  'Firefox 115 and Safari 16.3': ['String.prototype.isWellFormed', 'String.prototype.toWellFormed', 'Map.groupBy'],
  'Chrome 109': [
    'Array.prototype.toSorted',
    'Array.prototype.toReversed',
    'Array.prototype.toSpliced',
    'Array.prototype.with',
    'String.prototype.isWellFormed',
    'String.prototype.toWellFormed',
    'URL.canParse',
    'Map.groupBy',
    'Object.groupBy',
    'Promise.withResolvers',
    'Array.fromAsync',
    'AbortSignal.any',
    'Set.prototype.union',
  ],
}

const takeAway = (names: readonly string[]) => {
  for (const name of names) {
    const path = name.split('.')
    const last = path.pop() ?? ''
    const owner = path.reduce((of, one) => Reflect.get(of, one), globalThis as object)
    Reflect.deleteProperty(owner, last)
  }
}
const tooOld = /Questo browser è troppo vecchio per ordinare qui: .* \+39/

for (const [browser, names] of eachCase(Object.entries(missing))) {
  test(`with the functions of ${browser} a customer searches, filters and orders`, whole, async ({ page }) => {
    await page.addInitScript(takeAway, names)
    await openPage(page, '/?q=casco')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('casco')
    await expect(page.getByText(tooOld)).toBeHidden()
    await openPage(page, '/biciclette?brand=Alba&sort=price-low')
    await expect(page.getByRole('main')).not.toContainText('Qualcosa non ha funzionato')
    const { slug } = await aStockedProduct(page.request)
    await openPage(page, `/prodotto/${slug}`)
    await page.getByRole('button', { name: 'Compra ora' }).click()
    await page.getByText('Bonifico bancario', { exact: true }).click()
    await fillCheckout(page)
    await page.getByRole('button', { name: 'Ordina con obbligo di pagamento' }).click()
    await expect(page.getByRole('heading', { name: 'Ordine confermato!' })).toBeVisible()
  })
}

test.describe('in an older browser', () => {
  test.use({ tolerated: /Unexpected (token|strict)/ })

  test('without functions that cannot be filled in the page says so, with the telephone number', async ({ page }) => {
    await page.addInitScript(takeAway, ['Array.prototype.findLast', 'Object.hasOwn', 'Array.prototype.at'])
    await page.goto('/accessori')
    await expect(page.getByText(tooOld)).toBeVisible()
  })

  test('whose engine cannot read the code the page says so', async ({ page }) => {
    await page.route(/entry-client-.*\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'let let' }),
    )
    await page.goto('/prodotto/gravel-brenta-disc-marrone')
    await expect(page.getByText(tooOld)).toBeVisible()
  })
})
