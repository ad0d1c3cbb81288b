import { fileURLToPath } from 'node:url'
import { buildPages } from './pages/build-pages.ts'

// `npm start` on a fresh machine: the pages are built first, the shop follows in the same process.
const root = fileURLToPath(new URL('..', import.meta.url))
process.env.NODE_ENV ??= 'production'
await buildPages(root, fileURLToPath(new URL('../dist', import.meta.url)))
await import('./main.ts')
