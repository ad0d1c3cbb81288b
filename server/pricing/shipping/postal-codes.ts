import { readFile } from 'node:fs/promises'
import { isAbroad, specialPlaceNames, specialPlaceOf } from '#shared/domain/platform/delivery/special-places.ts'
import { squeezed } from '#shared/domain/platform/fold-text.ts'

const file = new URL('../../../seed/comuni.json', import.meta.url)

type Places = readonly [province: string, ...places: string[]]
type PostalCodes = Record<string, readonly Places[]>

/** Read on first use: most starts never need it. */
let codes: Promise<PostalCodes> | undefined

/** The places of a postal code by province, of which a few codes have several; an empty list for an unknown one. */
async function provincesAt(postalCode: string): Promise<readonly Places[]> {
  codes ??= readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as PostalCodes)
    .catch((error: unknown) => {
      codes = undefined
      throw error
    })
  const known = await codes
  return Object.hasOwn(known, postalCode) ? (known[postalCode] ?? []) : []
}

/** Places in another state have no province. */
export async function placesAt(postalCode: string): Promise<{ provinces: string[]; places: string[] }> {
  const special = specialPlaceOf({ postalCode })
  if (special && isAbroad(special)) return { provinces: [], places: [specialPlaceNames[special].it] }
  const all = await provincesAt(postalCode)
  return { provinces: all.map(([province]) => province), places: all.flatMap(([, ...places]) => places) }
}

interface Address {
  province: string | null
  postalCode: string
  city?: string
}

/** Two letters: as its customer wrote it, else by its postal code, and by the town where the code lies in two provinces. */
export async function provinceOf(to: Address): Promise<string | null> {
  const written = to.province?.trim().toUpperCase()
  if (written && /^[A-Z]{2}$/.test(written)) return written
  const all = await provincesAt(to.postalCode)
  const [only] =
    all.length === 1
      ? all
      : all.filter(([, ...places]) => places.some((one) => squeezed(one) === squeezed(to.city ?? '')))
  return only?.[0] ?? to.province
}
