import './module-loading.ts'
import { flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildPages } from './pages/build-pages.ts'

// `npm start` on a fresh machine: the pages are built first, the shop follows in the same process.
const root = fileURLToPath(new URL('..', import.meta.url))
/** The first visitors do not wait while memory is given back. */
const afterStartMs = 2_000
process.env.NODE_ENV ??= 'production'
// Under load the engine would let the heap grow fourfold before it looks for what is no longer used.
setFlagsFromString('--heap-growing-percent=50')
await buildPages(root, resolve(root, process.env.DIST_DIR || 'dist'))
await import('./main.ts')
// Kept at once: a process that is killed keeps nothing.
flushCompileCache()

// A third of the memory is what the start has left behind; the engine by itself gives it back only when it is short of it.
setTimeout(() => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: object) => void
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}, afterStartMs).unref()
