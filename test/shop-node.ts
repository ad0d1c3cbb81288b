import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ShopProcess } from './own-process.ts'
import { emptyEmbedded, tempFolder } from './test-database.ts'

type Env = Record<string, string>

/** A use of what a library will no longer allow ends the program. */
const flags = ['--throw-deprecation']

const wishOf = (dataDir: string, env: Env) => ({ dataDir, flags, env: { DIST_DIR: plainPages(dataDir), ...env } })

/** A failed start: its exit code and output. @throws when the shop becomes ready */
export async function failedStart(env: Env): Promise<{ code: number | null; lines: readonly string[] }> {
  const node = await ShopProcess.spawn(wishOf(await nodeFolder(env), env))
  const isReady = await node.untilSaid(/^Pedivella is ready/).then(
    () => true,
    () => false,
  )
  const { code } = await (isReady ? node.stop() : node.end())
  if (isReady) throw new Error('the shop has started')
  return { code, lines: node.lines }
}

/** The real program with its own folder; every page is a single word. */
export async function startShopNode(env: Env, dataDir?: string): Promise<ShopProcess> {
  return ShopProcess.start(wishOf(dataDir ?? (await nodeFolder(env)), env))
}

/** With an empty database in it, where it is not elsewhere. */
async function nodeFolder({ DATA_DIR, DATABASE_URL }: Env): Promise<string> {
  const folder = tempFolder('node')
  if (!DATA_DIR && !DATABASE_URL) await emptyEmbedded(join(folder, 'database'))
  return folder
}

export function plainPages(folder: string): string {
  const dist = join(folder, 'dist')
  for (const part of ['client/assets', 'server']) mkdirSync(join(dist, part), { recursive: true })
  const names = ['it', 'en'].map((language) => `web/i18n/${language}.ts`)
  const files = ['web/entry-client.tsx', 'web/entry-loader.ts', ...names].map((name, i) => [
    name,
    { file: `assets/${i}.js` },
  ])
  writeFileSync(join(dist, 'client/manifest.json'), JSON.stringify(Object.fromEntries(files)))
  writeFileSync(
    join(dist, 'server/entry-server.js'),
    `export const render = async () => ({ status: 200, html: 'a page', location: undefined })`,
  )
  writeFileSync(join(dist, 'server/package.json'), '{"type":"module"}')
  return dist
}
