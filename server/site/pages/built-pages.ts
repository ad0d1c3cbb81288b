import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRenderer } from '#server/site/deps/page-renderer.ts'
import { type Language, withoutLanguage } from '#shared/domain/platform/language.ts'
import { laterPages } from '#shared/domain/site/pages.ts'
import type { PageAssets } from '#web/document.tsx'
import { pageAt, partsOf } from './page-address.ts'

interface ManifestEntry {
  name?: string
  src?: string
  file: string
  css?: string[]
  imports?: string[]
}

type Manifest = Record<string, ManifestEntry>
type Entry = typeof import('#web/entry-server.tsx')

const entryModule = 'web/entry-client.tsx'
const loaderModule = 'web/entry-loader.ts'

export async function openBuiltPages(dist: string): Promise<PageRenderer> {
  const manifest = JSON.parse(await readFile(`${dist}/client/manifest.json`, 'utf8')) as Manifest
  if (!manifest[entryModule] || !manifest[loaderModule])
    throw new Error('the build in dist/ has no entry: run npm run build')
  const entry = (await import(pathToFileURL(`${dist}/server/entry-server.js`).href)) as Entry
  return { render: (input) => entry.render({ ...input, assets: assetsOf(manifest, input) }) }
}

/** The files of a page's first view: the entry, the page's own code and texts, their styles, the two fonts it begins with. */
function assetsOf(manifest: Manifest, { url, language }: { url: string; language: Language }): PageAssets {
  const files = new Map<string, ManifestEntry>()
  const collect = (name: string) => {
    const one = manifest[name]
    if (!one || files.has(one.file)) return
    files.set(one.file, one)
    for (const next of one.imports ?? []) collect(next)
  }
  for (const module of [entryModule, ...modulesOf(url, language)]) collect(keyOf(manifest, module))
  const fonts = Object.values(manifest).flatMap((e) =>
    e.src?.endsWith('.woff2') && !e.src.endsWith('-more.woff2') ? [e.file] : [],
  )
  const styles = new Set([...files.values()].flatMap((e) => e.css ?? []))
  return {
    script: `/${manifest[loaderModule]?.file}`,
    code: [...files.keys()].map((f) => `/${f}`),
    styles: [...styles].map((f) => `/${f}`),
    fonts: fonts.map((f) => `/${f}`),
  }
}

/**
 * The modules of a page besides the entry: its texts always; its code on frequent entry pages, elsewhere a moment
 * later.
 */
function modulesOf(url: string, language: Language): string[] {
  const { pathname, searchParams } = partsOf(url)
  const always = `web/i18n/shop-${language}.ts`
  if (withoutLanguage(pathname) === '/' && searchParams.has('q'))
    return [always, 'web/catalog/search/search-results.tsx']
  const { modules = [laterPages], texts = [] } = pageAt(pathname) ?? { modules: [] }
  return [always, ...modules, ...texts.map((name) => `${name}-${language}.ts`)]
}

/** A shared module has its own file; a missing one would load too late. */
function keyOf(manifest: Manifest, module: string): string {
  if (manifest[module]) return module
  const name = basename(module, extname(module))
  const [found, ...others] = Object.keys(manifest).filter((key) => manifest[key]?.name === name)
  if (!found || others.length > 0) throw new Error(`the build has no file of its own for ${module}`)
  return found
}
