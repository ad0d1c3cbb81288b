import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AccessRow } from './access-row.ts'

const files = globSync('extensions/*/access-rows.ts').sort()

/** The rows of each extension, from its own folder. */
export const extensionAccess: AccessRow[] = (
  await Promise.all(files.map(async (file) => (await import(resolve(file))).accessRows as AccessRow[]))
).flat()

/** The addresses of extensions that everyone reads: no calls, and nothing to fill in. */
export const extensionAddresses: string[] = extensionAccess
  .filter(({ route, answers }) => /^GET (?!\/api\/)[^:]+$/.test(route) && answers[0] === 200)
  .map(({ route }) => route.slice('GET '.length))
