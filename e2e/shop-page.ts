import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

interface Fixtures {
  /** What the browser complained about; each test ends with none. */
  complaints: string[]
  /** What a test is about is no complaint: another host it goes to, a refusal it provokes. */
  tolerated: RegExp | undefined
}

/** A page of the running shop; console errors, failed requests and requests to other hosts fail the test. */
export const test = base.extend<Fixtures>({
  tolerated: [undefined, { option: true }],
  complaints: [
    async ({ page, baseURL, tolerated }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('request', (request) => {
        const { origin, protocol } = new URL(request.url())
        if (origin !== baseURL && protocol.startsWith('http')) complaints.push(`request to ${origin}`)
      })
      await use(complaints)
      expect(complaints.filter((c) => !tolerated?.test(c))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** `test.use(withMotion)` where it is about what slides and fades: the others do without (playwright.config.ts). */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const

/** Until the parts that watch the window's width are drawn again, and nothing fades or slides any more. */
export async function untilStill(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity),
  )
}

/** No accessibility violation that stays on the screen as it is, dialogs included. `screen`: one of many, the next follows. */
export async function expectAccessible(page: Page, screen?: string): Promise<void> {
  const judge = expect.configure({ soft: screen !== undefined })
  // Elements that are fading in have a temporary contrast.
  await judge.poll(() => violationsOn(page), { message: screen, timeout: 60_000, intervals: [500] }).toEqual([])
}

// Loaded once a page, minified: each AxeBuilder verdict carries one and a half megabytes along.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const options: RunOptions = { resultTypes: ['violations'], iframes: false }

async function violationsOn(page: Page): Promise<string[]> {
  await untilStill(page)
  // With frames the verdict runs in another page, which takes twice the time. The dashboard's frames show mails and the
  // home page, which are judged for themselves, and run no script.
  if (page.frames().length > 1 && !page.url().includes('/admin')) {
    const { violations } = await new AxeBuilder({ page })
      .options({ ...options, iframes: true })
      .withTags(tags)
      .analyze()
    return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`)
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return page.evaluate(
    async (requested) => {
      const { axe } = window as unknown as { axe: { run(o: RunOptions): Promise<AxeResults> } }
      const { violations } = await axe.run(requested)
      // A target that is half under a bar that stays is whole a scroll later.
      const isUnderBar = (selector: string) => {
        const target = document.querySelector(selector)
        const { x, y, width, height } = target?.getBoundingClientRect() ?? new DOMRect()
        return [y + 1, y + height - 1].some((at) => {
          let bar = document.elementFromPoint(x + width / 2, at)
          while (bar && !bar.contains(target) && !/sticky|fixed/.test(getComputedStyle(bar).position))
            bar = bar.parentElement
          return bar !== null && !bar.contains(target)
        })
      }
      return violations.flatMap(({ id, nodes }) => {
        const targets = nodes.map((node) => node.target.join(' '))
        const wrong = id === 'target-size' ? targets.filter((target) => !isUnderBar(target)) : targets
        return wrong.length > 0 ? [`${id}: ${wrong.join(' | ')}`] : []
      })
    },
    { ...options, runOnly: { type: 'tag' as const, values: tags } },
  )
}

/** Waits for hydration: before that, clicks do nothing. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => document.documentElement.dataset.ready === 'true')
}
