import type { Locator, Page } from '@playwright/test'
import { asAdministrator, fillCheckout } from '../customer-steps.ts'
import { whole } from '../screen-widths.ts'
import { expect, openPage, test } from '../shop-page.ts'

type Way = 'replaced' | 'wrapped' | 'moved'

/** Like a browser's translation: wraps each text, also later ones, in unknown elements. */
function translate(way: Way) {
  const wrap = (text: ChildNode) => {
    const parent = text.parentElement
    if (!text.nodeValue?.trim() || !parent || /^(SCRIPT|STYLE|TEXTAREA|OPTION|TITLE|FONT)$/.test(parent.nodeName))
      return
    if (parent.closest('svg, [translate=no]')) return
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    if (way === 'moved') {
      text.before(outer)
      inner.append(text)
      return
    }
    inner.textContent = text.nodeValue
    if (way === 'replaced') return void parent.replaceChild(outer, text)
    text.before(outer)
    text.remove()
  }
  const wrapBelow = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: ChildNode[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as ChildNode)
    texts.forEach(wrap)
  }
  wrapBelow(document.body)
  new MutationObserver((changes) => {
    for (const { addedNodes, type, target } of changes) {
      for (const node of addedNodes) node.nodeType === Node.TEXT_NODE ? wrap(node as ChildNode) : wrapBelow(node)
      if (type === 'characterData') wrap(target as ChildNode)
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** The letters that are read there, but for a number that is another each time. */
const read = async (shown: Locator) => (await shown.innerText()).replace(/\s+/g, '').replace(/PV-[0-9A-Z-]+/g, 'PV')

let product: { id: number; name: string }
test.beforeAll(async () => {
  product = await asAdministrator(async (admin) => {
    const name = `Borraccia da tradurre ${process.pid}`
    const data = { name, description: 'Tiene mezzo litro.', category: 'accessori', price: '30', stock: 50 }
    return (await admin.post('/api/admin/products', { data })).json()
  })
})

async function fillCart(page: Page, quantity: number) {
  await openPage(page, '/accessori')
  const line = { productId: product.id, frameSize: null, quantity, name: product.name, unitCents: 1, imageUrl: null }
  await page.evaluate(
    (text) => localStorage.setItem('pedivella.cart', text),
    JSON.stringify({ version: 1, lines: [line] }),
  )
}

async function placeByTransfer(page: Page, change = async () => undefined as unknown) {
  await fillCart(page, 2)
  await openPage(page, '/accessori?checkout=1')
  await page.getByText('Bonifico bancario', { exact: true }).click()
  await page.waitForLoadState('networkidle')
  await change()
  await fillCheckout(page)
  await page.getByRole('button', { name: 'Ordina con obbligo di pagamento' }).click()
}

const journeys: Record<string, (page: Page, change: () => Promise<void>) => Promise<string>> = {
  'pieces are added and taken away across the threshold of free delivery': async (page, change) => {
    await fillCart(page, 1)
    await openPage(page, '/accessori?cart=1')
    const panel = page.getByRole('dialog')
    await expect(panel.locator('.sums .total')).toContainText('79,00')
    await page.waitForLoadState('networkidle')
    await change()
    const seen = [await read(panel)]
    for (const [button, quantity] of [
      ['Aumenta', '2'],
      ['Aumenta', '3'],
      ['Diminuisci', '2'],
      ['Diminuisci', '1'],
    ] as const) {
      await panel.locator('.cart-item').first().getByRole('button', { name: button }).click()
      await expect(panel.locator('.cart-item input').first()).toHaveValue(quantity)
      await page.waitForLoadState('networkidle')
      for (const part of [panel.locator('.panel-body .sums'), panel.locator('.panel-foot'), panel.getByRole('status')])
        seen.push(await read(part.first()))
    }
    expect(seen[1]).toContain('SpedizioneGratuita')
    return seen.join('\n')
  },
  'a size is chosen, changed and put in the cart': async (page, change) => {
    await openPage(page, '/prodotto/gravel-brenta-disc-marrone')
    await expect(page.locator('html')).toHaveAttribute('data-rest', 'true')
    await page.waitForLoadState('networkidle')
    await change()
    const purchase = page.locator('.buy').first()
    const seen = [await read(purchase)]
    for (const size of [/^M/, /^S/, /^M/]) {
      await purchase.locator('.size', { hasText: size }).click()
      seen.push(await read(purchase))
    }
    expect(seen[1]).toContain('Aggiungialcarrello')
    await purchase.locator('.btn-main').first().click()
    await expect(page.getByRole('button', { name: /Carrello/ }).first()).toContainText('1')
    return seen.join('\n')
  },
  'an order is placed by bank transfer': async (page, change) => {
    await placeByTransfer(page, change)
    await expect(page.getByRole('heading', { name: 'Ordine confermato!' })).toBeVisible()
    await expect(page.locator('.ticket')).toContainText(/IBAN\s*IT\d\d/)
    await expect(page.getByRole('heading', { name: 'Articoli' })).toBeVisible()
    return read(page.getByRole('dialog'))
  },
}

test.describe('on a page that is being translated', () => {
  for (const [name, journey] of Object.entries(journeys)) {
    test(`${name}, and every text follows`, whole, async ({ page }) => {
      const plain = await journey(page, async () => undefined)
      for (const way of ['replaced', 'wrapped', 'moved'] as const) {
        await page.evaluate(() => {
          localStorage.clear()
          sessionStorage.clear()
        })
        expect(await journey(page, () => page.evaluate(translate, way))).toBe(plain)
      }
    })
  }
})

/** Translated before its code has come, even the code that watches over early presses. */
async function openTranslated(page: Page, path: string, way: Way): Promise<void> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  await page.evaluate(translate, way)
  held.resolve()
  // The page is fetched and drawn a second time.
  await expect(page.locator('html')).toHaveAttribute('data-rest', 'true', { timeout: 30_000 })
}

test.describe('on a page that was translated before its code came', () => {
  const paths = ['/', '/biciclette', '/biciclette?cart=1', '/biciclette?checkout=1']
  for (const path of paths) {
    test(`nothing of ${path} is lost, and what is drawn again is translated again`, async ({ page }) => {
      await fillCart(page, 1)
      await openPage(page, path)
      await expect(page.locator('html')).toHaveAttribute('data-rest', 'true')
      const texts = await page.locator('main, [role=dialog]').locator('h1, h2, h3, p, dt, dd, label').allInnerTexts()
      const plain = texts.map((text) => text.replace(/\s+/g, '')).filter((text) => text && !/\d:\d/.test(text))
      expect(plain.length).toBeGreaterThan(10)
      for (const way of ['replaced', 'wrapped', 'moved'] as const) {
        await openTranslated(page, path, way)
        const lost = async () => {
          const all = await read(page.locator('body'))
          return plain.filter((text) => !all.includes(text))
        }
        await expect.poll(lost, way).toEqual([])
        await expect(page.locator('main h1 font').first(), way).toBeAttached()
      }
    })
  }

  test('the button follows the size', async ({ page }) => {
    await openTranslated(page, '/prodotto/gravel-brenta-disc-marrone', 'replaced')
    const purchase = page.locator('.buy').first()
    const button = purchase.locator('.btn-main').first()
    await expect(button).toHaveText('Scegli la taglia')
    await purchase.locator('.size', { hasText: /^M/ }).click()
    await expect(button).toHaveText('Aggiungi al carrello')
    await expect(button.locator('font').first()).toBeAttached()
  })

  test('a page that cannot be had again is drawn again from its own data', async ({ page }) => {
    await page.route('/biciclette', (route) =>
      route.request().resourceType() === 'fetch' ? route.fulfill({ body: '' }) : route.fallback(),
    )
    await openTranslated(page, '/biciclette', 'replaced')
    await expect(page.locator('.product-card')).toHaveCount(24)
  })
})

test.describe('where something breaks', () => {
  test.use({ tolerated: /guasto|error boundary|The above error/i })

  test('after an order was placed its number, total and IBAN are shown', async ({ page }) => {
    await page.addInitScript(() => {
      const send = window.fetch
      window.fetch = async (...call) => {
        const answer = await send(...call)
        if (call[1]?.method === 'POST' && String(call[0]).endsWith('/api/orders'))
          Date.prototype.getUTCDay = () => {
            throw new Error('guasto')
          }
        return answer
      }
    })
    await placeByTransfer(page)
    await expect(page.getByText('Qualcosa non ha funzionato').first()).toBeVisible()
    const { order } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('pedivella.last-order') ?? '{}'))
    const shown = page.locator('body')
    await expect(shown).toContainText(order.orderNumber)
    await expect(shown).toContainText(order.total.replace('.', ','))
    await expect(shown).toContainText(order.bankTransfer.iban.replace(/(.{4})(?=.)/g, '$1 '))
    await expect(shown.getByRole('link', { name: 'Vedi l’ordine' }).first()).toHaveAttribute(
      'href',
      `/ordine/${order.orderNumber}?k=${order.accessKey}`,
    )
  })
})
