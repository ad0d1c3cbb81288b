import { listMatchable } from '#server/catalog/products/product-code-repository.ts'
import type { Db } from '#server/platform/database/database.ts'
import { listExpected } from '../stored-imports/incoming-picture-repository.ts'
import type { MatchedPicture } from './incoming-pictures.ts'

/** After the pictures that a product file lists in its own order. */
const behindListed = 1_000

/** Signs that a code may have and a file's name may not, or that are changed on the way. */
const writtenFor: readonly (readonly [string, string])[] = [
  ['_', '/'],
  ['_', '-'],
  ['_', ' '],
  ['_', '.'],
  ['-', '/'],
  ['-', '.'],
  [' ', '-'],
]

/** Finds products for pictures by their file names. */
export async function matchFiles(db: Db, fileNames: readonly string[]): Promise<MatchedPicture[]> {
  const awaited = Map.groupBy(await listExpected(db, fileNames), ({ name }) => name)
  const readings = new Map(fileNames.map((name) => [name, readingsOf(name)]))
  const found = await listMatchable(
    db,
    [...readings.values()].flatMap((all) => all.map(({ code }) => code)),
  )
  return fileNames.map((fileName) => {
    const listed = awaited.get(fileName.toLowerCase())
    if (listed)
      return {
        fileName,
        articles: listed.map(({ id, productCode, productName, position }) => ({
          id,
          productCode,
          name: productName,
          position,
        })),
        isUnsure: false,
      }
    // A code that ends in a number itself comes before one whose second picture this would be.
    for (const rank of [0, 1, 2]) {
      const products = new Map(
        (readings.get(fileName) ?? [])
          .filter((reading) => reading.rank === rank)
          .flatMap(({ code, number }) =>
            (found.get(code) ?? []).map((one) => [one.id, { ...one, position: behindListed + number }] as const),
          ),
      )
      if (products.size === 1) return { fileName, articles: [...products.values()], isUnsure: false }
      if (products.size > 1) return { fileName, articles: [], isUnsure: true }
    }
    return { fileName, articles: [], isUnsure: false }
  })
}

interface Reading {
  code: string
  number: number
  rank: number
}

function readingsOf(fileName: string): Reading[] {
  const stem = fileName
    .replace(/\.[a-z]+$/i, '')
    .trim()
    .toLowerCase()
  const readings: Reading[] = [{ code: stem, number: 0, rank: 0 }]
  const numbered = /^(.+?)[\s._-]*[-_. (](\d{1,2})\)?$/.exec(stem)
  if (numbered?.[1]) readings.push({ code: numbered[1].trim(), number: Number(numbered[2]), rank: 1 })
  return readings.flatMap((reading) => [
    reading,
    ...writtenFor
      .filter(([sign]) => reading.code.includes(sign))
      .map(([sign, meant]) => ({ ...reading, code: reading.code.replaceAll(sign, meant), rank: 2 })),
  ])
}
