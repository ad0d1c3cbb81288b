import { startLimitMs } from '../test/own-process.ts'
import { test as shopTest } from './shop-page.ts'
import { type RunningShop, startShop } from './started-shop.ts'

/** A new, empty shop for one file, so that changes of sessions, pictures and prices disturb no other test. */
export const ownShopTest = (env: Record<string, string> | (() => Promise<Record<string, string>>) = {}) =>
  shopTest.extend<object, { ownShop: RunningShop }>({
    ownShop: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see that nothing is asked for
      async ({}, use) => {
        // Pictures are checked only when asked: a test decides when one comes back.
        const own = typeof env === 'function' ? await env() : env
        const shop = await startShop({ SHOP_DEMO: 'off', IMAGE_CHECK_SECONDS: '86400', ...own })
        await use(shop)
        await shop.stop()
      },
      { scope: 'worker', timeout: startLimitMs },
    ],
    baseURL: async ({ ownShop }, use) => use(ownShop.url),
  })
