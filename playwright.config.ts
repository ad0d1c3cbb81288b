import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findTestBrowser } from './test/chromium.ts'
import { isRelease } from './test/gate.ts'

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'extensions/*/e2e/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  ...(!isRelease && { grepInvert: /@whole/ }),
  // `npm test` names what needed its second try: a fault to mend, of the test or of the shop.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: './e2e/global-setup.ts',
  use: {
    ...devices['Desktop Chrome'],
    // Set by the global setup before the workers read this file.
    baseURL: process.env.SHOP_URL,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    trace: 'on-first-retry',
    // Animations are rendered sixty times a second by the processor; a test about them enables them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findTestBrowser() ?? '/usr/bin/chromium',
      // Letters as wide as on a customer's screen: the shell alone rounds them to whole pixels.
      args: [...chromiumFlags, '--font-render-hinting=none'],
    },
  },
})
