import { existsSync, mkdirSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

// `npm start` on a fresh machine: what runs is built first, in a process that ends; the shop follows in this one. Plain
// JavaScript: the runtime's reader of TypeScript would stay in memory.
const root = fileURLToPath(new URL('..', import.meta.url))
process.env.NODE_ENV ??= 'production'
// Under load the engine would let the heap grow fourfold before a collection.
setFlagsFromString('--heap-growing-percent=50')
// Compiled code is cached beside the resized pictures; it may be deleted at any time. The cache covers only later
// imports, so nothing of the shop is imported above.
const data = process.env.DATA_DIR || './data'
try {
  mkdirSync(data, { mode: 0o700 })
} catch {
  // An existing folder is fine; other failures are reported later.
}
if (existsSync(data)) enableCompileCache(join(data, 'cache', 'code'))
const dist = resolve(root, process.env.DIST_DIR || 'dist')
const { isBuilt, programFile } = await import('./build-shop.ts')
if (!isBuilt(root, dist)) {
  const { runStep } = await import('#server/platform/child-step.ts')
  // The failure was printed.
  await runStep(join(root, 'server/run-build.ts'), [root, dist]).catch(() => process.exit(1))
}
await import(pathToFileURL(join(dist, programFile)).href)
// Kept at once: a process that is killed keeps nothing.
flushCompileCache()
