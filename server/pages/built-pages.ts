import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { isCategory } from '#shared/domain/catalog.ts'
import type { Language } from '#shared/domain/language.ts'
import type { PageAssets } from '#web/document.tsx'
import type { PageRenderer } from './page-renderer.ts'

interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
}

type Manifest = Record<string, ManifestEntry>
type Entry = typeof import('#web/entry-server.tsx')

const entryModule = 'web/entry-client.tsx'

/** Pages from the build in dist/. */
export async function openBuiltPages(dist: string): Promise<PageRenderer> {
  const manifest = JSON.parse(await readFile(`${dist}/client/manifest.json`, 'utf8')) as Manifest
  if (!manifest[entryModule]) throw new Error('the build in dist/ has no entry: run npm run build')
  const entry = (await import(pathToFileURL(`${dist}/server/entry-server.js`).href)) as Entry
  return { render: (input) => entry.render({ ...input, assets: assetsOf(manifest, input) }) }
}

/** The files of a page's first view: the entry, the page's own code and texts, their styles, the two fonts. */
function assetsOf(manifest: Manifest, { url, language }: { url: string; language: Language }): PageAssets {
  const files = new Map<string, ManifestEntry>()
  const collect = (name: string) => {
    const one = manifest[name]
    if (!one || files.has(one.file)) return
    files.set(one.file, one)
    for (const next of one.imports ?? []) collect(next)
  }
  for (const name of [entryModule, `web/i18n/${language}.ts`, pageModule(url)]) collect(name)
  const script = manifest[entryModule]?.file
  const fonts = Object.values(manifest).flatMap((e) => (e.file.endsWith('.woff2') ? [e.file] : []))
  const styles = new Set([...files.values()].flatMap((e) => e.css ?? []))
  return {
    script: `/${script}`,
    styles: [...styles].map((f) => `/${f}`),
    preloads: [...files.keys()].filter((f) => f !== script).map((f) => `/${f}`),
    fonts: fonts.map((f) => `/${f}`),
  }
}

/** The pages most visits begin with ask for their code together with the shop's; the others ask a moment later. */
function pageModule(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://shop')
  if (pathname === '/')
    return searchParams.has('q') ? 'web/features/catalog/search-results.tsx' : 'web/pages/home-page.tsx'
  if (pathname.startsWith('/prodotto/')) return 'web/pages/product-page.tsx'
  return isCategory(pathname.slice(1)) ? 'web/pages/category-page.tsx' : ''
}
