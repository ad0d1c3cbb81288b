import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const plainIcon = fileURLToPath(new URL('../ui/plain-icon.ts', import.meta.url))

/** Renders the library's icons as one element each instead of three components: a page has over two dozen of them. */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /\/createLucideIcon\.m?js$/ }, handler: () => plainIcon },
  }
}
