import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const sources = ['web', 'shared', 'public', 'vite.config.ts', 'package-lock.json']

/** Builds the pages into `dist` unless what is there was built from the same sources. */
export async function buildPages(root: string, dist: string): Promise<'built' | 'unchanged'> {
  const stamp = join(dist, 'built-from')
  const hash = hashOf(root, sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return 'unchanged'
  // Loaded only when there is something to build: a running shop does not carry the bundler.
  const { build } = await import('vite')
  const quiet = { root, logLevel: 'warn' as const, configFile: join(root, 'vite.config.ts') }
  await build({ ...quiet, build: { outDir: join(dist, 'client'), emptyOutDir: true } })
  await build({ ...quiet, build: { ssr: 'web/entry-server.tsx', outDir: join(dist, 'server'), emptyOutDir: true } })
  compress(join(dist, 'client'))
  writeFileSync(stamp, hash)
  return 'built'
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

function hashOf(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((p) => filesIn(join(root, p)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Bytes are made once: what can be compressed is, at the highest level, beside the file. */
function compress(folder: string): void {
  for (const file of filesIn(folder)) {
    if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(file)) continue
    const content = readFileSync(file)
    if (content.length < 1024) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
