import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, findChromium } from './test/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: './e2e/global-setup.ts',
  use: {
    ...devices['Desktop Chrome'],
    // Set by the global setup before the workers read this file.
    baseURL: process.env.SHOP_URL,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium() ?? '/usr/bin/chromium', args: chromiumFlags },
  },
})
