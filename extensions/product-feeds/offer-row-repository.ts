import { isNull, sql } from 'drizzle-orm'
import { type Db, tables } from '#server/platform/database/database.ts'
import type { OfferRow } from './offer-ids.ts'

const { products, productSizes } = tables

/** Of all products, also those that are switched off: one that comes back has its ids still. */
export async function listOfferRows(db: Db): Promise<OfferRow[]> {
  return db
    .select({
      id: products.id,
      productCode: products.productCode,
      sizes: sql<string[]>`coalesce((
        select json_agg(s.size order by s.size collate "C") from ${productSizes} s
        where s.product_id = ${products.id} and s.size <> ''), '[]'::json)`,
    })
    .from(products)
    .where(isNull(products.deletedAt))
}
