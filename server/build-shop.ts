import { createHash } from 'node:crypto'
import {
  accessSync,
  existsSync,
  constants as fsConstants,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const sources = ['web', 'shared', 'server', 'extensions', 'public', 'vite.config.ts', 'package-lock.json']

export const programFile = 'program/main.js'

/**
 * Builds into `dist` unless it is up to date: the browser's files, the pages' code for the server, and the server
 * itself bundled into a few files, because loading a thousand is most of a start's time.
 */
export async function buildShop(root: string, dist: string, say = (_step: string) => {}): Promise<void> {
  if (isBuilt(root, dist)) return
  const hash = hashOf(root, sources)
  mkdirSync(dist, { recursive: true })
  accessSync(dist, fsConstants.W_OK)
  // Loaded only when there is something to build: a test that asks does not carry the bundler.
  const { build } = await import('vite')
  // Node reads the configuration by itself: nothing is written outside `dist`.
  const quiet = { root, logLevel: 'warn' as const, configLoader: 'native' as const }
  const pages = { ...quiet, configFile: join(root, 'vite.config.ts') }
  const outDir = (folder: string) => ({ outDir: join(dist, folder), emptyOutDir: true })
  say('the pages for the browser')
  await build({ ...pages, build: outDir('client') })
  say('the pages for the server')
  await build({
    ...pages,
    // Reading process.env takes as long as rendering a small component, and would happen for each of them.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { ssr: 'web/entry-server.tsx', ...outDir('server') },
    ssr: { noExternal: true },
  })
  say('the server')
  const program = outDir(dirname(programFile))
  await build({
    ...quiet,
    configFile: false,
    publicDir: false,
    plugins: [ownAddresses(program.outDir), narrowLetters],
    build: {
      ssr: 'server/main.ts',
      target: 'node24',
      // All in one folder, so that relative paths to assets are the same for each chunk.
      rolldownOptions: { output: { chunkFileNames: '[name]-[hash].js', minify: withoutBlanks } },
      ...program,
    },
    ssr: { noExternal: true, external: loadedWhenNeeded },
  })
  say('compressed copies')
  compress(join(dist, 'client'))
  writeFileSync(stampOf(dist), hash)
}

const stampOf = (dist: string) => join(dist, 'built-from')

/** Whether `dist` was built from the current sources; an image carries a build without the pages' sources. */
export function isBuilt(root: string, dist: string): boolean {
  if (!existsSync(stampOf(dist))) return false
  return !existsSync(join(root, 'web')) || readFileSync(stampOf(dist), 'utf8') === hashOf(root, sources)
}

/** Packages that a start does without, and that read files of their own beside them. */
const loadedWhenNeeded = [
  '@electric-sql/pglite',
  '@fastify/swagger',
  'pdfkit',
  'pg-native',
  'sharp',
  'vite',
  'xmllint-wasm',
]

/** The engine keeps the text of a program for as long as it runs: names stay, for the log. */
const withoutBlanks = { compress: false, mangle: false, codegen: { removeWhitespace: true } } as const

/** One letter beyond ASCII and the engine keeps the whole file at two bytes a letter. */
const narrowLetters: Plugin = {
  name: 'narrow-letters',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replace(/[^\0-\x7f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`)
  },
}

/** Bundled files still find the files beside their source. */
function ownAddresses(folder: string): Plugin {
  return {
    name: 'own-addresses',
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: /import\.meta\.url/ },
      handler: (code, id) => {
        const path = JSON.stringify(relative(folder, id).split(sep).join('/'))
        return { code: code.replaceAll('import.meta.url', `new URL(${path}, import.meta.url).href`), map: null }
      },
    },
  }
}

function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function hashOf(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((p) => filesIn(join(root, p)))) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** Writes compressed copies beside the files, at the highest level. */
function compress(folder: string): void {
  for (const file of filesIn(folder)) {
    if (!/\.(js|css|svg|json|webmanifest|txt)$/.test(file)) continue
    const content = readFileSync(file)
    if (content.length < 1024) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
