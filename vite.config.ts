import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

interface Modules {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null
}

const ofShell = new Map<string, boolean>()

/** Whether the first view of every page needs a module: the entry imports it, directly or through others. */
function isOfShell(id: string, modules: Modules): boolean {
  const known = ofShell.get(id)
  if (known !== undefined) return known
  // A circle of imports is asked once.
  ofShell.set(id, false)
  const info = modules.getModuleInfo(id)
  const answer = info !== null && (info.isEntry || info.importers.some((importer) => isOfShell(importer, modules)))
  ofShell.set(id, answer)
  return answer
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  appType: 'custom',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node24', emptyOutDir: true, assetsInlineLimit: 0 }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'web/entry-client.tsx',
          output: {
            // What every page needs is one file: it compresses better than sixty, and costs one request.
            codeSplitting: { groups: [{ name: (id: string, all: Modules) => (isOfShell(id, all) ? 'shell' : null) }] },
          },
        },
      },
}))
