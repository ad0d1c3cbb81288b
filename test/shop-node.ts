import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { tempFolder } from './test-database.ts'

export const nodePassword = 'una sola per tutti'

/** One of several processes of the shop on one database. */
export interface ShopNode {
  url: string
  port: number
  dataDir: string
  /** Standard output and standard error, line by line. */
  said: readonly string[]
  stop(): Promise<number | null>
}

/** A start that comes to nothing: how it ended and what it said. @throws when the shop is ready after all */
export async function failedStart(env: Record<string, string>): Promise<{ code: number | null; lines: string[] }> {
  const { said, ready, ended, kill } = await spawnShop(tempFolder('node'), env)
  const outcome = await Promise.race([ended, ready])
  if (outcome !== 'ready') return { code: outcome, lines: said }
  kill()
  throw new Error('the shop has started')
}

/** The real program in a process of its own, with a folder of its own; its pages are a word, whatever is asked. */
export async function startShopNode(env: Record<string, string>, dataDir = tempFolder('node')): Promise<ShopNode> {
  const { port, said, ready, ended, stop } = await spawnShop(dataDir, env)
  const outcome = await Promise.race([ended, ready])
  if (outcome !== 'ready') throw new Error(`a shop ended with ${outcome}:\n${said.join('\n')}`)
  return { url: `http://127.0.0.1:${port}`, port, dataDir, said, stop }
}

async function spawnShop(dataDir: string, env: Record<string, string>) {
  const port = await freePort()
  const child = spawn(process.execPath, [fileURLToPath(new URL('../server/main.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      DIST_DIR: plainPages(dataDir),
      ADMIN_PASSWORD: nodePassword,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killAtExit = () => child.kill('SIGKILL')
  process.once('exit', killAtExit)
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', killAtExit)
    return code as number | null
  })
  const said: string[] = []
  const ready = new Promise<'ready'>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        said.push(line)
        if (line.startsWith('Pedivella is ready')) resolve('ready')
      })
  })
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  return { port, said, ready, ended, stop, kill: () => void child.kill('SIGKILL') }
}

function plainPages(folder: string): string {
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
