import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { PageAssets } from '#web/document.tsx'
import type { PageRenderer } from './page-renderer.ts'

interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
  assets?: string[]
}

type Entry = typeof import('#web/entry-server.tsx')

/** Pages from the build in dist/. */
export async function openBuiltPages(dist: string): Promise<PageRenderer> {
  const manifest = JSON.parse(await readFile(`${dist}/client/manifest.json`, 'utf8')) as Record<string, ManifestEntry>
  const assets = assetsOf(manifest)
  const entry = (await import(pathToFileURL(`${dist}/server/entry-server.js`).href)) as Entry
  return { render: (input) => entry.render({ ...input, assets }) }
}

/** The files of the first view: the entry, what it imports, its styles, the two fonts. */
function assetsOf(manifest: Record<string, ManifestEntry>): PageAssets {
  const entry = manifest['web/entry-client.tsx']
  if (!entry) throw new Error('the build in dist/ has no entry: run npm run build')
  const imported = new Set<string>()
  const collect = (one: ManifestEntry) => {
    for (const name of one.imports ?? []) {
      const next = manifest[name]
      if (!next || imported.has(next.file)) continue
      imported.add(next.file)
      collect(next)
    }
  }
  collect(entry)
  const fonts = Object.values(manifest).flatMap((e) => (e.file.endsWith('.woff2') ? [e.file] : []))
  return {
    script: `/${entry.file}`,
    styles: (entry.css ?? []).map((f) => `/${f}`),
    preloads: [...imported].map((f) => `/${f}`),
    fonts: fonts.map((f) => `/${f}`),
  }
}
