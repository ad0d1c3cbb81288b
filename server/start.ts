import './module-loading.ts'
import { flushCompileCache } from 'node:module'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPages } from './pages/build-pages.ts'

// `npm start` on a fresh machine: the pages are built first, the shop follows in the same process.
const root = fileURLToPath(new URL('..', import.meta.url))
process.env.NODE_ENV ??= 'production'
await buildPages(root, resolve(root, process.env.DIST_DIR || 'dist'))
await import('./main.ts')
// Kept at once: a process that is killed keeps nothing.
flushCompileCache()
