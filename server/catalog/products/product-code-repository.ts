import { and, asc, inArray, isNull, like, ne, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { codeKey } from '#shared/domain/catalog/code-key.ts'
import { gtinKey } from '#shared/domain/catalog/gtin.ts'

const { products } = tables

const existing = isNull(products.deletedAt)
const batchSize = 500

/** Ids of the products with these codes, whatever looks alike in them, by the code as it is asked for. */
export async function listIdsOfCodes(db: Db, codes: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (let i = 0; i < codes.length; i += batchSize) {
    const some = codes.slice(i, i + batchSize)
    const rows = rawRows<{ code: string; id: number }>(
      await db.execute(sql`
        select distinct on (asked.code) asked.code, p.id from unnest(${sql.param(some)}::text[]) asked(code)
        join ${products} p on p.deleted_at is null and code_key(p.product_code) = code_key(asked.code)
        order by asked.code, lower(p.product_code) = lower(asked.code) desc, p.id`),
    )
    for (const { code, id } of rows) found.set(code, id)
  }
  return found
}

/** Ids of the products with these keys of models, by the key in lower case. */
export async function listIdsOfModels(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  const key = sql<string>`lower(${products.modelKey})`
  const found = new Map<string, number>()
  for (let i = 0; i < keys.length; i += batchSize) {
    const some = keys.slice(i, i + batchSize).map((one) => one.toLowerCase())
    const rows = await db
      .select({ id: products.id, key })
      .from(products)
      .where(and(existing, inArray(key, some)))
    for (const row of rows) found.set(row.key, row.id)
  }
  return found
}

export async function isCodeOfAnother(db: Db, code: string, id: number): Promise<boolean> {
  const same = sql`code_key(${products.productCode}) = code_key(${code})`
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(existing, same, ne(products.id, id)))
  return rows.length > 0
}

/** Products by one of these GTINs in whatever length, by its key; two may have one. */
export async function listSharingGtins(
  db: Db,
  keys: readonly string[],
): Promise<Map<string, { id: number; productCode: string; name: string }[]>> {
  const found = new Map<string, { id: number; productCode: string; name: string }[]>()
  const key = sql<string>`lpad(${products.gtin}, 14, '0')`
  const distinct = [...new Set(keys)]
  for (let i = 0; i < distinct.length; i += batchSize) {
    const some = distinct.slice(i, i + batchSize)
    const rows = await db
      .select({ id: products.id, productCode: products.productCode, name: products.name, key })
      .from(products)
      .where(and(existing, inArray(key, some)))
      .orderBy(asc(products.id))
    for (const { key: own, ...product } of rows) found.set(own, [...(found.get(own) ?? []), product])
  }
  return found
}

/** The highest number among the codes "<prefix><number>"; 0 when there is none. Deleted products keep their codes. */
export async function lastCodeNumber(db: Db, prefix: string): Promise<number> {
  const [row] = await db
    .select({ number: sql<number>`max(substring(${products.productCode} from ${`^${prefix}([0-9]{1,8})$`})::int)` })
    .from(products)
    .where(like(products.productCode, `${prefix}%`))
  return row?.number ?? 0
}

/** Products by code or GTIN as a file may be called after them, by that word; two may have one GTIN. */
export async function listMatchable(
  db: Db,
  words: readonly string[],
): Promise<Map<string, { id: number; productCode: string; name: string }[]>> {
  const found = new Map<string, { id: number; productCode: string; name: string }[]>()
  const distinct = [...new Set(words)].filter((word) => !word.includes('\0'))
  const wordsOfKey = Map.groupBy(distinct, codeKey)
  const wordsOfGtin = Map.groupBy(distinct, gtinKey)
  wordsOfGtin.delete(undefined)
  const add = (some: readonly string[] = [], product: { id: number; productCode: string; name: string }) => {
    for (const word of some) {
      const known = found.get(word) ?? []
      if (known.every(({ id }) => id !== product.id)) found.set(word, [...known, product])
    }
  }
  const keys = [...wordsOfKey.keys()]
  for (let i = 0; i < keys.length; i += batchSize) {
    const code = sql<string>`code_key(${products.productCode})`
    const rows = await db
      .select({ id: products.id, productCode: products.productCode, name: products.name })
      .from(products)
      .where(and(existing, inArray(code, keys.slice(i, i + batchSize))))
    for (const product of rows) add(wordsOfKey.get(codeKey(product.productCode)), product)
  }
  for (const [key, some] of await listSharingGtins(
    db,
    [...wordsOfGtin.keys()].flatMap((one) => one ?? []),
  ))
    for (const product of some) add(wordsOfGtin.get(key), product)
  return found
}
