import type { Page } from '@playwright/test'
import { whole } from '../screen-widths.ts'
import { expect, expectAccessible, openPage, test, withMotion } from '../shop-page.ts'

test.use(withMotion)

const bike = '/prodotto/gravel-brenta-disc-marrone'

async function openViewer(page: Page) {
  await openPage(page, bike)
  await page.getByRole('button', { name: 'Ingrandisci la foto 1 di 6' }).click()
  const viewer = page.getByRole('dialog')
  await expect(viewer.getByRole('button', { name: 'Zoom 100 %' })).toBeVisible()
  return {
    viewer,
    photo: (at: number) => expect(viewer.getByRole('img', { name: `foto ${at} di 6` })).toBeVisible(),
    zoom: (percent: number) => expect(viewer.getByRole('button', { name: `Zoom ${percent} %` })).toBeVisible(),
    /** The photo's box on the screen. */
    box: async () => {
      // The photo glides to its place.
      await page.waitForFunction(() => document.getAnimations().length === 0)
      const box = await viewer.getByRole('img').boundingBox()
      if (!box) throw new Error('no photo')
      return box
    },
    stage: async () => {
      const box = await viewer.locator('.viewer-picture').boundingBox()
      if (!box) throw new Error('no stage')
      return { ...box, middleX: box.x + box.width / 2, middleY: box.y + box.height / 2 }
    },
  }
}

test('keys: arrows turn and wrap, Home and End leap, + = - _ 0 zoom, Escape closes to the photo', async ({ page }) => {
  const { viewer, photo, zoom } = await openViewer(page)
  await expectAccessible(page)
  await expect(page).toHaveURL(/foto=1$/)
  for (const [key, percent] of [
    ['+', 150],
    ['=', 225],
    ['NumpadAdd', 338],
    ['+', 500],
    ['+', 500],
    ['-', 333],
    ['0', 100],
    ['-', 67],
    ['_', 50],
    ['NumpadSubtract', 50],
    ['0', 100],
  ] as const) {
    await page.keyboard.press(key)
    await zoom(percent)
  }
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await photo(2)
  await zoom(100)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await photo(6)
  await page.keyboard.press('ArrowRight')
  await photo(1)
  await page.keyboard.press('End')
  await photo(6)
  await page.keyboard.press('Home')
  await photo(1)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/foto=2$/)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`${bike}$`))
  await expect(page.getByRole('button', { name: 'Ingrandisci la foto 1 di 6' })).toBeFocused()
})

test('keys with Ctrl are the browser’s', whole, async ({ page }) => {
  const { zoom, photo } = await openViewer(page)
  await page.keyboard.press('Control+ArrowRight')
  await photo(1)
  await zoom(100)
})

test('Escape closes the viewer only, then the product', async ({ page }) => {
  await openPage(page, '/biciclette')
  await page.getByRole('link', { name: 'Gravel Brenta Disc marrone' }).click()
  await page.getByRole('button', { name: 'Apri a schermo intero' }).click()
  await expect(page).toHaveURL(new RegExp(`${bike}\\?foto=1$`))
  await expect(page.getByRole('button', { name: 'Zoom 100 %' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Zoom 100 %' })).toBeHidden()
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Gravel Brenta Disc marrone' })).toBeVisible()
  // The keys are the product's once it has the focus again.
  await expect(page.getByRole('button', { name: 'Apri a schermo intero' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page).toHaveURL(/\/biciclette$/)
})

test('the wheel zooms around the pointer', whole, async ({ page }) => {
  const { viewer, box, stage } = await openViewer(page)
  const { middleX, middleY } = await stage()
  const before = await box()
  await page.mouse.move(middleX - 200, middleY)
  await page.mouse.wheel(0, -400)
  await expect(viewer.getByRole('button', { name: 'Zoom 100 %' })).toBeHidden()
  const after = await box()
  expect(after.width).toBeGreaterThan(before.width * 1.5)
  const share = (b: typeof before) => (middleX - 200 - b.x) / b.width
  expect(share(after)).toBeCloseTo(share(before), 2)
  await page.mouse.wheel(0, 4000)
  await expect(viewer.getByRole('button', { name: 'Zoom 50 %' })).toBeVisible()
})

test(
  'a double click zooms to 225 % and back; a click brings a point to the middle; dragging pans, within bounds',
  whole,
  async ({ page }) => {
    const { zoom, box, stage } = await openViewer(page)
    const { middleX, middleY, ...area } = await stage()
    await page.mouse.dblclick(middleX, middleY)
    await zoom(225)
    const start = await box()
    await page.mouse.click(middleX + 150, middleY)
    await expect.poll(async () => Math.round((await box()).x - start.x)).toBe(-150)

    const before = await box()
    await page.mouse.move(middleX, middleY)
    await page.mouse.down()
    await page.mouse.move(middleX + 60, middleY + 40, { steps: 4 })
    await page.mouse.up()
    const panned = await box()
    expect(Math.round(panned.x - before.x)).toBe(60)

    await page.mouse.move(middleX, middleY)
    await page.mouse.down()
    await page.mouse.move(middleX + 3000, middleY, { steps: 4 })
    await page.mouse.up()
    expect((await box()).x).toBeLessThanOrEqual(area.x + 1)

    await page.mouse.dblclick(middleX, middleY)
    await zoom(100)
  },
)

test('Shift and the arrows pan a zoomed photo', whole, async ({ page }) => {
  const { box, photo } = await openViewer(page)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  const before = await box()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(async () => Math.round((await box()).x - before.x)).toBe(-80)
  await photo(1)
})

test('Tab goes through close, −, %, +, reset, previous, next and the photos, and around', whole, async ({ page }) => {
  await openViewer(page)
  const names: (string | null)[] = []
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab')
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null))
  }
  expect(names).toEqual([
    'Chiudi',
    'Riduci',
    'Zoom 100 %',
    'Ingrandisci',
    'Dimensione iniziale',
    'Foto precedente',
    'Foto successiva',
    ...[1, 2, 3, 4, 5].map((at) => `Foto ${at} di 6`),
    'Foto 6 di 6. Disegno, non è la foto di questo articolo',
    'Chiudi',
  ])
})

test('the buttons do what the keys do, and stay in place at the limits', whole, async ({ page }) => {
  const { viewer, photo, zoom } = await openViewer(page)
  const out = viewer.getByRole('button', { name: 'Riduci' })
  await out.click()
  await out.click()
  await zoom(50)
  await expect(out).toHaveAttribute('aria-disabled', 'true')
  await out.press('Enter')
  await zoom(50)
  await viewer.getByRole('button', { name: 'Dimensione iniziale' }).click()
  await zoom(100)
  await viewer.getByRole('button', { name: 'Zoom 100 %' }).click()
  await zoom(225)
  await viewer.getByRole('button', { name: 'Foto successiva' }).click()
  await photo(2)
  await viewer.getByRole('button', { name: 'Foto 4 di 6' }).click()
  await photo(4)
  await expect(page.locator('#live-polite')).toHaveText(/Foto 4 di 6/)
  await page.goBack()
  await expect(viewer).toBeHidden()
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  /** Touches as the browser's own input: each step is where the fingers are. */
  async function touch(page: Page, steps: readonly (readonly { x: number; y: number }[])[]) {
    const session = await page.context().newCDPSession(page)
    const [first = [], ...rest] = steps
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [...first] })
    for (const points of rest) {
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [...points] })
    }
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  /** All four sent at once: a slow machine would make two taps of them. */
  async function doubleTap(page: Page, at: { x: number; y: number }) {
    const session = await page.context().newCDPSession(page)
    const tap = () => [
      session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] }),
      session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
    ]
    await Promise.all([...tap(), ...tap()])
  }

  test('a swipe turns, a pinch zooms, a double tap zooms at the point', async ({ page }) => {
    const { viewer, photo, zoom, stage } = await openViewer(page)
    const { middleX: x, middleY: y } = await stage()
    await touch(page, [[{ x: x + 100, y }], [{ x: x + 40, y }], [{ x: x - 60, y }], [{ x: x - 100, y }]])
    await photo(2)
    await touch(page, [
      [
        { x: x - 40, y },
        { x: x + 40, y },
      ],
      [
        { x: x - 60, y },
        { x: x + 60, y },
      ],
      [
        { x: x - 80, y },
        { x: x + 80, y },
      ],
    ])
    await zoom(200)
    // Zoomed, the same swipe pans and the photo stays.
    await touch(page, [[{ x: x + 100, y }], [{ x, y }], [{ x: x - 100, y }]])
    await photo(2)
    await page.keyboard.press('0')
    await doubleTap(page, { x, y })
    await zoom(225)
    await expect(viewer).toBeVisible()
  })
})
