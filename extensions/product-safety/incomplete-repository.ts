import { sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { findSetting } from '#server/platform/settings/setting-repository.ts'
import type { IncompleteProduct, MissingPart } from './incomplete-calls.ts'
import { countriesOutside } from './outside-union.ts'
import { type SafetyValue, shippedSafety } from './safety-setting.ts'
import { safetyStart } from './safety-tables.ts'

export async function readSafetySetting(db: Db): Promise<SafetyValue> {
  const stored = await findSetting(db, 'product-safety')
  return { ...shippedSafety, ...(stored?.value as { 'product-safety'?: SafetyValue } | undefined)?.['product-safety'] }
}

/** The first day that anybody asked. */
export async function readStart(db: Db, today: string): Promise<string> {
  await db.insert(safetyStart).values({ id: 1, day: today }).onConflictDoNothing()
  const [row] = await db.select().from(safetyStart)
  return row?.day ?? today
}

/** From this day the battery of an electric bicycle has its passport (art. 77 Reg. (EU) 2023/1542). */
const passportsFrom = '2027-02-18'

const joined = sql`from products p
  left join product_safety s on s.product_id = p.id
  left join maker_brands b on b.folded_brand = lower(p.brand)
  left join makers m on m.id = coalesce(s.maker_id, b.maker_id)`

export async function listWithoutMaker(db: Db, ids: readonly number[]): Promise<{ id: number; createdAt: Date }[]> {
  const listed = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows: { id: number; at: string | Date }[] = rawRows(
    await db.execute(
      sql`select p.id, p.created_at as at ${joined} where p.id in (${listed}) and m.id is null order by p.id`,
    ),
  )
  return rows.map(({ id, at }) => ({ id, createdAt: new Date(at) }))
}

const outside = `(^|[^[:alpha:]])(${countriesOutside})[^[:alpha:]]*$`

/** Products on sale with what they lack; used ones have labels of their time. */
const lacking = (today: string) => sql`
  select p.id, p.name, p.brand, p.category, p.created_at,
    array_remove(array[
      case when m.id is null then 'maker' end,
      case when m.eu_contact is null and m.address ~* ${outside} then 'euContact' end,
      case when p.category = 'abbigliamento' and p.shelf is distinct from 'scarpe' and s.composition is null
        and p.condition is distinct from 'used' then 'fibres' end,
      case when coalesce(s.electric, case p.subcategory when 'elettrica' then 'battery' end) = 'battery'
        and p.condition is distinct from 'used' and p.category <> 'bici-usate'
        and (s.battery_chemistry is null or s.battery_watt_hours is null and not jsonb_exists(p.facts, 'battery')
          or p.subcategory = 'elettrica' and s.battery_passport is null and ${today}::text >= ${passportsFrom}::text)
        then 'battery' end], null) as missing
  ${joined}
  where p.is_active and p.deleted_at is null`

interface Filter {
  missing?: MissingPart | undefined
  brand?: string | undefined
  limit: number
  offset: number
}

type Row = Pick<IncompleteProduct, 'id' | 'name' | 'brand' | 'category' | 'missing'> & { createdAt: string }

interface Incomplete {
  total: number
  counts: Partial<Record<MissingPart, number>>
  brands: { brand: string; products: number }[]
  products: Row[]
}

/** By brand and name; the counts are of all. */
export async function listIncompleteRows(
  db: Db,
  today: string,
  { missing, brand, limit, offset }: Filter,
): Promise<Incomplete> {
  const rows: { found: Incomplete }[] = rawRows(
    await db.execute(sql`
    with lacking as materialized (select * from (${lacking(today)}) l where cardinality(missing) > 0),
      asked as (select * from lacking where (${missing ?? null}::text is null or ${missing ?? ''}::text = any(missing))
        and (${brand ?? null}::text is null or lower(brand) = lower(${brand ?? ''}::text)))
    select jsonb_build_object(
      'total', (select count(*) from asked),
      'counts', (select coalesce(jsonb_object_agg(part, n), '{}') from
        (select part, count(*) n from lacking cross join unnest(missing) part group by part) c),
      'brands', (select coalesce(jsonb_agg(jsonb_build_object('brand', brand, 'products', n) order by n desc, brand), '[]') from
        (select min(brand) as brand, count(*) n from lacking where brand is not null and 'maker' = any(missing)
          group by lower(brand)) c),
      'products', (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'brand', brand,
          'category', category, 'missing', to_jsonb(missing), 'createdAt', created_at) order by lower(brand), lower(name), id), '[]') from
        (select * from asked order by lower(brand), lower(name), id limit ${limit} offset ${offset}) c)
    ) as found`),
  )
  const [row] = rows
  if (!row) throw new Error('no row came back')
  return row.found
}

/** Of these ids those of products that there are. */
export async function listKnownProducts(db: Db, ids: readonly number[]): Promise<number[]> {
  const listed = sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )
  const rows: { id: number }[] = rawRows(
    await db.execute(
      sql`select id from products where id in (${listed}) and deleted_at is null order by id for no key update`,
    ),
  )
  return rows.map(({ id }) => id)
}
