import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

const dist = fileURLToPath(new URL('../../dist/client', import.meta.url))

/** One directive of a content security policy as its words. */
function directive(policy: string, name: string): string[] {
  const found = policy.split(';').map((part) => part.trim().split(/\s+/))
  return found.find(([first]) => first === name)?.slice(1) ?? []
}

test('every page has a policy under which only the shop’s own scripts run', async ({ request }) => {
  for (const path of ['/', '/biciclette', '/account', '/admin', '/privacy', '/nowhere']) {
    const answer = await request.get(path)
    const headers = answer.headers()
    const policy = headers['content-security-policy'] ?? ''
    expect.soft(directive(policy, 'default-src'), path).toEqual(["'self'"])
    expect.soft(directive(policy, 'object-src'), path).toEqual(["'none'"])
    expect.soft(directive(policy, 'base-uri'), path).toEqual(["'none'"])
    expect.soft(directive(policy, 'frame-ancestors'), path).toEqual(["'none'"])
    expect.soft(directive(policy, 'form-action'), path).toEqual(["'self'"])
    const scripts = directive(policy, 'script-src')
    expect.soft(scripts, path).toContain("'self'")
    expect.soft(scripts.join(' '), path).not.toMatch(/unsafe|\*|data:|blob:|https?:(?:\s|$)/)
    expect.soft(directive(policy, 'style-src'), path).toEqual(["'self'"])
    const foreign = policy.match(/https?:\/\/[^\s;]+/g) ?? []
    const others = foreign.filter(
      (origin) => !/^(https:\/\/www\.openstreetmap\.org|http:\/\/(localhost|127\.0\.0\.1):\d+)$/.test(origin),
    )
    expect.soft(others, path).toEqual([])
    expect.soft(headers['x-content-type-options'], path).toBe('nosniff')
    expect.soft(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect.soft(headers['x-powered-by'], path).toBeUndefined()
    expect.soft(headers['access-control-allow-origin'], path).toBeUndefined()
    const html = await answer.text()
    // Inline scripts contain data only.
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g))
      expect.soft(tag, path).toMatch(/\ssrc="\/|type="application\/(ld\+)?json"/)
    expect.soft(html, path).not.toMatch(/<[a-z][^>]*\son[a-z]+\s*=/i)
    expect.soft(html, path).not.toMatch(/<style\b|href="javascript:/i)
  }
})

test('pages with a key in their address do not pass it on', async ({ request }) => {
  const headers = (await request.get('/ordine/PV-2222-2222?k=secret')).headers()
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(headers['cache-control']).toBe('no-store')
})

test('what can name no product or order is a page that says so', async ({ request }) => {
  for (const path of [
    '/prodotto/Sella%20945',
    '/prodotto/%3Cscript%3E',
    `/prodotto/${'x'.repeat(190)}`,
    '/ordine/x?k=1',
  ]) {
    const answer = await request.get(path)
    expect.soft(answer.status(), path).toBe(404)
    expect.soft(answer.headers()['content-type'], path).toContain('text/html')
  }
})

test('nothing but the shop’s public files is served', async ({ request }) => {
  const addresses = [
    '/.git/config',
    '/.env',
    '/package.json',
    '/shop.config.json',
    '/server/main.ts',
    '/node_modules/fastify/package.json',
    '/assets/',
    '/assets/../../package.json',
    '/assets/%2e%2e/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/images/..%2f..%2fpackage.json',
    '/database/PG_VERSION',
    '/api/../package.json',
  ]
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect.soft([400, 404], `${address}: ${answer.status()}`).toContain(answer.status())
    expect.soft(await answer.text(), address).not.toContain('"dependencies"')
  }
})

test('a search for a script shows it as text', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  const hostile = '"><img src=x onerror=alert(1)></script><script>alert(2)</script>'
  await page.goto(`/?q=${encodeURIComponent(hostile)}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<img src=x')
  expect(dialogs).toEqual([])
})

test('the built scripts hold no secret and nothing of the server', async () => {
  const files = readdirSync(join(dist, 'assets')).filter((name) => /\.(js|css|map)$/.test(name))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([])
  const inner =
    /process\.env|DATABASE_URL|PAYPAL_CLIENT_SECRET|SMTP_URL|METRICS_TOKEN|S3_SECRET|argon2|drizzle|node:fs|BEGIN (RSA |EC )?PRIVATE KEY|officina-di-prova/
  const showing = files.filter((name) => inner.test(readFileSync(join(dist, 'assets', name), 'utf8')))
  expect(showing).toEqual([])
})
