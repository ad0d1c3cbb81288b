import { readFile } from 'node:fs/promises'

const file = new URL('../../seed/comuni.json', import.meta.url)

type PostalCodes = Record<string, readonly [province: string, ...places: string[]]>

/** Read at the first question and kept: most starts of the program are never asked. */
let codes: Promise<PostalCodes> | undefined

/** Province and places of a postal code; an empty list for one that does not exist. */
export async function placesAt(postalCode: string): Promise<readonly string[]> {
  codes ??= readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as PostalCodes)
    .catch((error: unknown) => {
      codes = undefined
      throw error
    })
  const known = await codes
  return Object.hasOwn(known, postalCode) ? (known[postalCode] ?? []) : []
}

/** Two letters: as its customer wrote it, else by its postal code. */
export async function provinceOf(to: { province: string | null; postalCode: string }): Promise<string | null> {
  const written = to.province?.trim().toUpperCase()
  if (written && /^[A-Z]{2}$/.test(written)) return written
  return (await placesAt(to.postalCode))[0] ?? null
}
