import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { chromiumFlags, findTestBrowser } from '#test/chromium.ts'
import { type EmulatorClient, runEmulator } from './emulator-harness.ts'

// The provider's own loader must take the emulator's script for version 6 of its SDK.
const officialLoader = readFileSync(createRequire(import.meta.url).resolve('@paypal/paypal-js/sdk-v6'), 'utf8')

const checkoutScript = `
import { loadCoreSdkScript } from '/official-loader.js'
const say = (text) => { document.querySelector('output').textContent += text + ' ' }
const paypal = await loadCoreSdkScript({ environment: 'sandbox' })
const { clientToken } = await (await fetch('/setup')).json()
const sdk = await paypal.createInstance({ clientToken, components: ['paypal-payments'], pageType: 'checkout' })
const eligible = await sdk.findEligibleMethods({ currencyCode: 'EUR' })
if (!eligible.isEligible('paypal')) throw new Error('not eligible')
const session = sdk.createPayPalOneTimePaymentSession({
  async onApprove({ orderId }) {
    const { status } = await fetch('/capture/' + orderId, { method: 'POST' })
    if (status !== 201) throw new Error('capture answered ' + status)
    say('captured')
  },
  onCancel: () => say('cancelled'),
  onError: ({ code }) => say(code),
  onComplete: ({ paymentSessionState }) => say(paymentSessionState),
})
async function createOrder() {
  const answer = await fetch('/order', { method: 'POST' })
  if (!answer.ok) throw new Error('order answered ' + answer.status)
  return { orderId: (await answer.json()).id }
}
if (session.hasReturned()) await session.resume()
const presentationMode = new URLSearchParams(location.search).get('mode') ?? 'auto'
const button = document.querySelector('paypal-button')
button.addEventListener('click', () => session.start({ presentationMode }, createOrder()).catch(() => say('refused')))
button.disabled = false
`

/** A shop with the headers of the real one, on another host name than the emulator. */
async function runShop(emulator: EmulatorClient, refusesOrders = false): Promise<string> {
  const policy = `default-src 'self'; script-src 'self' ${emulator.url}; connect-src 'self' ${emulator.url}; object-src 'none'; base-uri 'none'`
  const page = `<!doctype html><html lang="it"><title>Negozio</title><script src="${emulator.url}/web-sdk/v6/core"></script>
<script type="module" src="/checkout.js"></script><paypal-button disabled></paypal-button><output></output></html>`
  let url = ''
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url?.split('?')[0] ?? ''
    const send = (status: number, type: string, body: string) =>
      response
        .writeHead(status, {
          'content-type': type,
          'content-security-policy': policy,
          'cross-origin-opener-policy': 'same-origin-allow-popups',
        })
        .end(body)
    if (path === '/checkout.js') send(200, 'text/javascript', checkoutScript)
    else if (path === '/official-loader.js') send(200, 'text/javascript', officialLoader)
    else if (path === '/setup') {
      const { body } = await emulator.requestToken('grant_type=client_credentials&response_type=client_token')
      send(200, 'application/json', JSON.stringify({ clientToken: body.access_token }))
    } else if (path === '/order' && refusesOrders) send(409, 'application/json', '{}')
    else if (path === '/order') {
      const id = await emulator.createdOrder(orderOf(url))
      send(201, 'application/json', JSON.stringify({ id }))
    } else if (path.startsWith('/capture/')) {
      send((await emulator.capture(path.slice('/capture/'.length))).status, 'application/json', '{}')
    } else send(200, 'text/html', page)
  }
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message))
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  url = `http://localhost:${(server.address() as AddressInfo).port}`
  return url
}

function orderOf(shop: string): Record<string, unknown> {
  const experience_context = { brand_name: 'Pedivella', return_url: `${shop}/ritorno`, cancel_url: `${shop}/annullato` }
  return {
    intent: 'CAPTURE',
    purchase_units: [{ amount: { currency_code: 'EUR', value: '1248.00' } }],
    payment_source: { paypal: { experience_context } },
  }
}

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: findTestBrowser(), args: chromiumFlags })
})
afterAll(() => browser.close())

type Visit = { emulator: EmulatorClient; page: Page; said: () => Promise<string>; openWindow: () => Promise<Page> }

async function visitShop({ path = '/', refusesOrders = false } = {}): Promise<Visit> {
  const emulator = await runEmulator()
  const shop = await runShop(emulator, refusesOrders)
  const context = await browser.newContext()
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto(`${shop}${path}`)
  await page.getByRole('button', { name: 'PayPal', disabled: false }).waitFor()
  const said = async () => ((await page.locator('output').textContent()) ?? '').trim()
  const openWindow = async () => {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'PayPal' }).click(),
    ])
    await popup.getByRole('heading', { name: 'Conferma il pagamento' }).waitFor()
    return popup
  }
  return { emulator, page, said, openWindow }
}

const firstStatus = async (emulator: EmulatorClient) => (await emulator.control('GET', 'ledger')).body[0]?.status

describe("the wallet's window", () => {
  it('pays: the shop captures and the window closes', async () => {
    const { emulator, said, openWindow } = await visitShop()
    const popup = await openWindow()
    await popup.getByRole('button', { name: /^Paga 1\.248,00/ }).click()
    await expect.poll(said).toBe('captured approved')
    expect(popup.isClosed()).toBe(true)
    expect(await firstStatus(emulator)).toBe('COMPLETED')
  })

  it('pays by keyboard alone', async () => {
    const { page, said } = await visitShop()
    await page.keyboard.press('Tab')
    const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')])
    await popup.getByRole('heading', { name: 'Conferma il pagamento' }).waitFor()
    await popup.keyboard.press('Tab')
    // Released, the key may find that its window has closed already.
    await popup.keyboard.down('Enter')
    await expect.poll(said).toBe('captured approved')
  })

  it('says that the buyer cancelled', async () => {
    const { said, openWindow } = await visitShop()
    await (await openWindow()).getByRole('button', { name: 'Annulla' }).click()
    await expect.poll(said).toBe('cancelled canceled')
  })

  it('counts as cancelled when it is just closed', async () => {
    const { said, openWindow } = await visitShop()
    await (await openWindow()).close()
    await expect.poll(said).toBe('cancelled canceled')
  })

  it('counts as cancelled when it is closed after paying, and the order is approved all the same', async () => {
    const { emulator, said, openWindow } = await visitShop()
    await (await openWindow()).getByRole('button', { name: 'Paga e chiudi la finestra' }).click()
    await expect.poll(said).toBe('cancelled canceled')
    expect(await firstStatus(emulator)).toBe('APPROVED')
  })

  it('lets a refused card be found out at capture, and another try succeed', async () => {
    const { said, openWindow } = await visitShop()
    await (await openWindow()).getByRole('button', { name: 'Carta rifiutata' }).click()
    await expect.poll(said).toBe('ERR_ON_APPROVE error')
    await (await openWindow()).getByRole('button', { name: /^Paga 1/ }).click()
    await expect.poll(said).toBe('ERR_ON_APPROVE error captured approved')
  })

  it('closes when the shop refuses the order', async () => {
    const { page, said } = await visitShop({ refusesOrders: true })
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'PayPal' }).click(),
    ])
    await expect.poll(said).toBe('ERR_CREATE_ORDER error refused')
    await expect.poll(() => popup.isClosed()).toBe(true)
  })

  it('is not needed in redirect mode: the buyer comes back to the shop, which goes on', async () => {
    const { page, said } = await visitShop({ path: '/?mode=redirect' })
    await page.getByRole('button', { name: 'PayPal' }).click()
    await page.getByRole('button', { name: /^Paga 1/ }).click()
    await page.waitForURL(/\/ritorno\?token=\w+&PayerID=\w+$/)
    await expect.poll(said).toBe('captured approved')
  })
})

describe('the approval page', () => {
  it.each(['Paga', 'Annulla'])('works without JavaScript: %s', async (button) => {
    const emulator = await runEmulator()
    const shop = await runShop(emulator)
    const id = await emulator.createdOrder(orderOf(shop))
    const context = await browser.newContext({ javaScriptEnabled: false })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(`${emulator.url}/checkoutnow?token=${id}`)
    await page.getByRole('button', { name: button }).first().click()
    await page.waitForURL(button === 'Paga' ? `${shop}/ritorno?token=${id}&PayerID=*` : `${shop}/annullato?token=${id}`)
    expect((await emulator.ledgerOf(id)).status).toBe(button === 'Paga' ? 'APPROVED' : 'PAYER_ACTION_REQUIRED')
  })

  it.each([1280, 320])('has no accessibility fault and fits %i pixels', async (width) => {
    const emulator = await runEmulator()
    const context = await browser.newContext({ viewport: { width, height: 800 } })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(`${emulator.url}/checkoutnow?token=${await emulator.createdOrder()}`)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
})
