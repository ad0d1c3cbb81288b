import { fileURLToPath } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The page of components, as the sources are now. */
export async function serveComponents(port?: number): Promise<ViteDevServer & { address: string }> {
  const vite = await createServer({ root, appType: 'mpa', server: { port }, logLevel: 'warn' })
  await vite.listen()
  return Object.assign(vite, { address: new URL('components/', vite.resolvedUrls?.local[0]).href })
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  process.stdout.write(`Components: ${(await serveComponents(5173)).address}\n`)
