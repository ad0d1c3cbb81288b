import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const plainIcon = fileURLToPath(new URL('../ui/plain-icon.ts', import.meta.url))

/** Renders the library's icons as one element each instead of three components: a page has over two dozen of them. */
export function plainIcons(): Plugin {
  return {
    name: 'plain-icons',
    apply: 'build',
    enforce: 'pre',
    // Keys and names are for the library's own function.
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[^/]+$/ },
      handler: (code) => code.replace(/, key: "\w+"|^ {2}(name|size|aliases): .*$/gm, ''),
    },
    resolveId: { filter: { id: /\/createLucideIcon\.m?js$/ }, handler: () => plainIcon },
  }
}
