import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { route } from '#server/http/route.ts'
import { getPostalHint } from '#shared/contract/postal.ts'

const file = new URL('../../seed/comuni.json', import.meta.url)
const oneDaySeconds = 86_400

type PostalCodes = Record<string, readonly [province: string, ...places: string[]]>

/** Read at the first question and kept: most starts of the program are never asked. */
let codes: Promise<PostalCodes> | undefined

async function readCodes(): Promise<PostalCodes> {
  return JSON.parse(await readFile(file, 'utf8')) as PostalCodes
}

export function postalHintRoutes(app: FastifyInstance): void {
  route(app, getPostalHint, async ({ params, reply }) => {
    codes ??= readCodes().catch((error: unknown) => {
      codes = undefined
      throw error
    })
    const known = await codes
    const [province, ...places] = Object.hasOwn(known, params.cap) ? (known[params.cap] ?? []) : []
    reply.header('cache-control', `public, max-age=${oneDaySeconds}`)
    return { province: province ?? null, places }
  })
}
