import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

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
        rollupOptions: { input: 'web/entry-client.tsx' },
      },
}))
