import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { lowStockUnits } from '#shared/domain/platform/goods/categories.ts'

/** The dashboard's «sotto scorta»: on sale, no single item, and little available stock. */
const low: SQL = sql`
  select p.id from products p
  left join (select product_id, sum(stock - reserved) as pieces from product_sizes group by product_id) s
    on s.product_id = p.id
  where p.is_active and p.deleted_at is null and p.category <> 'bici-usate' and coalesce(s.pieces, 0) <= ${lowStockUnits}`

/** Updates the list of low products. @returns those that were not low at the last check */
export async function takeFallen(db: Db): Promise<number[]> {
  await db.execute(sql`delete from low_stock m where m.product_id not in (${low})`)
  const result = await db.execute(sql`
    insert into low_stock (product_id) select id from (${low}) l on conflict do nothing returning product_id as id`)
  return rawRows<{ id: number }>(result).map(({ id }) => id)
}
