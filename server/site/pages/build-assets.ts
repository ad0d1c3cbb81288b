import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { EncodedBody } from '#server/platform/public-cache/encoded-body.ts'
import type { PublicCache } from '#server/platform/public-cache/public-cache.ts'

const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const compressedForms = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/**
 * The build's files with a content hash in their name: read once and kept as pages are. From disk each of the dozen
 * files of a page costs a folder listing and four system calls.
 * @throws Error when the build has made a kind of file without a type here
 */
export async function buildAssets(app: FastifyInstance, folder: string, cache: PublicCache): Promise<void> {
  // Sources that run without a build have none.
  const files = new Set(existsSync(folder) ? await readdir(folder) : [])
  const typeOf = new Map<string, string>()
  for (const file of files) {
    if (compressedForms.some(([, ending]) => file.endsWith(ending))) continue
    const type = contentTypes[extname(file)]
    if (!type) throw new Error(`no content type for ${file} of the build: name one in build-assets.ts`)
    typeOf.set(file, type)
  }

  async function read(file: string): Promise<EncodedBody> {
    const forms = compressedForms.filter(([, ending]) => files.has(file + ending))
    const made = forms.map(async ([name, ending]) => [name, await readFile(join(folder, file + ending))] as const)
    // Awaited together: a second failure would otherwise end the process.
    const [plain, ...encoded] = await Promise.all([readFile(join(folder, file)), ...made])
    return EncodedBody.made(plain, encoded)
  }

  const path = '/assets/:file'
  app.get<{ Params: { file: string } }>(path, { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params
    const type = typeOf.get(file)
    if (!type) throw app.unanswered(request)
    const key = `/assets/${file}`
    // With a query the file is the same, but the lookup misses it.
    const requested = { key, address: request.url === key ? key : undefined, epoch: 0 }
    const answer = await cache.answer(requested, async () => ({
      headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
      body: await read(file),
      isCurrent: () => true,
      route: path,
    }))
    return reply.send(await answer.prepare(request, reply))
  })
}
