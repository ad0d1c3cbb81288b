import type { Page } from '@playwright/test'
import { asAdministrator } from '../customer-steps.ts'
import { eachCase } from '../screen-widths.ts'
import { expect, test } from '../shop-page.ts'

/** One of each kind of page, in both languages where it has an address of its own. */
const kinds = [
  '/',
  '/biciclette',
  '/componenti',
  '/accessori/borracce',
  '/prodotto/scatto-fisso-darsena-grigia',
  '/prodotto/ciclocomputer-orizzonte-con-gps',
  '/accessori?cart=1',
  '/accessori?checkout=1',
  '/accessori?accedi=1',
  '/account',
  '/reimposta-password?token=x',
  '/recesso',
  '/buono-regalo',
  '/confronta',
  '/lista',
  '/?q=casco',
  '/condizioni',
  '/non-esiste',
]
const addresses = kinds.flatMap((path) => [path, `/en${path === '/' || path.startsWith('/?') ? path.slice(1) : path}`])

let used: string
test.beforeAll(async () => {
  used = await asAdministrator(async (admin) => {
    const list = await (await admin.get('/bici-usate')).text()
    return list.match(/\/prodotto\/[a-z0-9-]+/)?.[0] ?? ''
  })
})

// Some of these are about the page of a wrong address; a map's box that is pressed again asks for its map.
test.use({ tolerated: /status of 404|openstreetmap/ })

/** What can be pressed, as the reader sees it. */
const controlsIn = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (one: Element) => one.checkVisibility({ opacityProperty: false, visibilityProperty: true })
    const seen = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)].filter(isSeen)
    const nameOf = (one: Element) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.textContent?.trim() ?? ''}`
    const isInNativeForm = (one: Element) => one.closest('form[action]') !== null
    return {
      idle: seen('button, select, input, textarea')
        .filter((one) => !isInNativeForm(one) && !one.closest('.slide'))
        .map(nameOf),
      forms: seen<HTMLFormElement>('form').map(({ action, method }) => ({ action, method })),
      leaking: [...document.querySelectorAll<HTMLFormElement>('form')].filter(
        ({ method, elements }) =>
          method !== 'dialog' &&
          [...elements].some((one) => (one as HTMLInputElement).name !== 'q' && 'name' in one && one.name),
      ).length,
      deadLinks: seen<HTMLAnchorElement>('a')
        .filter((link) => {
          const href = link.getAttribute('href')
          if (!href) return true
          return href.startsWith('#') && document.getElementById(href.slice(1)) === null
        })
        .map(nameOf),
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of eachCase([1280, 390])) {
    test(`at ${width} px every control that is seen does something, on every kind of page`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      for (const path of [...addresses, used]) {
        await page.goto(path)
        const { idle, forms, leaking, deadLinks } = await controlsIn(page)
        expect.soft(idle, path).toEqual([])
        expect.soft(deadLinks, path).toEqual([])
        expect.soft(leaking, path).toBe(0)
        expect.soft(forms.length, path).toBeGreaterThan(0)
        for (const form of forms) {
          const home = path.startsWith('/en') ? '/en' : '/'
          expect.soft({ ...form, action: new URL(form.action).pathname }, path).toEqual({ action: home, method: 'get' })
        }
      }
    })
  }

  test('a search from the page of a wrong address finds what it is asked for', async ({ page }) => {
    await page.goto('/en/nowhere')
    await page.locator('main').getByRole('searchbox').fill('casco')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/en?q=casco')
  })
})

/** Opens a page none of whose code has come; answers what lets it come. */
async function openHeld(page: Page, path: string, held: RegExp): Promise<() => void> {
  const wait = Promise.withResolvers<void>()
  await page.route(held, async (route) => {
    await wait.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  return wait.resolve
}

const all = /\/assets\/[^/]+\.js$/
const allButLoader = /\/assets\/(?!entry-loader)[^/]+\.js$/

test('each button and tick that is pressed before the code comes shows that it waits, and is pressed again', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.addInitScript(() => {
    // Pressed again: the menu it opens is another test's.
    addEventListener(
      'click',
      ({ target }) => {
        const control = (target as Element).closest<HTMLElement>('[data-early]')
        if (control && document.documentElement.dataset.ready === 'true') control.dataset.again = ''
      },
      true,
    )
  })
  for (const path of [...kinds, used]) {
    const release = await openHeld(page, path, allButLoader)
    // The loader has run: it watches from here on.
    await page.locator('script[src*="/entry-client-"]').waitFor({ state: 'attached' })
    const early = await page.evaluate(() => {
      const controls = [...document.querySelectorAll<HTMLElement>('button, input[type=checkbox], input[type=radio]')]
      const seen = controls.filter((one) => one.checkVisibility() && !(one as HTMLButtonElement).disabled)
      for (const one of seen) {
        one.dataset.early = ''
        one.click()
      }
      return {
        pressed: seen.length,
        waiting: document.querySelectorAll('[data-waits]').length,
        path: location.pathname,
      }
    })
    expect(early.waiting, path).toBe(early.pressed)
    expect(early.path, path).toBe(new URL(path, page.url()).pathname)
    release()
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    await expect(page.locator('[data-waits]'), path).toHaveCount(0)
    await expect(page.locator('[data-early]:not([data-again])'), path).toHaveCount(0)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('what is typed into a form whose code has not come never lands in the address', async ({ page }) => {
  for (const path of ['/reimposta-password?token=x', '/recesso', '/buono-regalo']) {
    const release = await openHeld(page, path, all)
    const sent = await page.evaluate(() => {
      const forms = [...document.forms].filter((form) => !form.hasAttribute('action'))
      for (const form of forms) {
        for (const field of form.elements) if (field instanceof HTMLInputElement) field.value = 'segreto'
        form.requestSubmit()
      }
      return forms.length
    })
    expect(sent, path).toBeGreaterThan(0)
    expect(page.url(), path).not.toContain('segreto')
    release()
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    expect(page.url(), path).not.toContain('segreto')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})
