import { brotliCompressSync } from 'node:zlib'
import { expect, openPage, test } from './shop-page.ts'

/** Bytes of a category's first view, compressed with brotli, on 24 products (issue "Fast"). */
const budgets = { javascript: 120_000, css: 15_000, html: 20_000 }
const shown = 20
const counted = 24

test.use({ locale: 'it-IT', viewport: { width: 390, height: 844 } })

test('a category’s first view stays within its bytes', async ({ page, request }, testInfo) => {
  const scripts = new Set<string>()
  page.on('request', (asked) => asked.resourceType() === 'script' && scripts.add(new URL(asked.url()).pathname))
  await openPage(page, '/biciclette')
  const loaded = [...scripts]

  const bytes = async (path: string) => brotliCompressSync(await (await request.get(path)).body()).length
  const sum = async (paths: readonly string[]) => {
    const sizes = await Promise.all(paths.map(bytes))
    return sizes.reduce((total, size) => total + size, 0)
  }
  const html = await (await request.get('/biciclette')).text()
  const named = (ending: string) =>
    [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) =>
      path?.endsWith(ending) ? [path] : [],
    )
  // What the page loads by itself is named in its HTML: nothing is found out a round trip later.
  expect(loaded.toSorted()).toEqual([...new Set(named('.js'))].toSorted())

  expect(html.match(/<li class="card/g)).toHaveLength(shown)
  const figures = {
    javascript: await sum(loaded),
    css: await sum(named('.css')),
    html: Math.ceil((brotliCompressSync(html).length * counted) / shown),
  }
  const text = Object.entries(figures).map(([kind, size]) => `${kind} ${(size / 1000).toFixed(1)} kB`)
  const summary = `first view of a category: ${text.join(', ')} in ${loaded.length} scripts`
  process.stdout.write(`${summary}\n`)
  testInfo.annotations.push({ type: 'first view', description: summary })
  for (const kind of ['javascript', 'css', 'html'] as const) {
    expect(figures[kind], `${kind}: ${summary}`).toBeLessThanOrEqual(budgets[kind])
  }
})

test('files of the build are kept for a year, and compressed', async ({ request }) => {
  const html = await (await request.get('/biciclette')).text()
  const script = html.match(/src="(\/assets\/[^"]+\.js)"/)?.[1] ?? ''
  const answer = await request.get(script, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
})
