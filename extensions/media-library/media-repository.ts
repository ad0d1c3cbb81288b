import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { containsText } from '#server/platform/database/text-search/text-match-repository.ts'
import type { Tx } from '#server/platform/database/transaction.ts'
import type { MediaUse } from './media-calls.ts'

/** A place that shows a picture; `it` and `en` are null where no text belongs to it. */
export type PictureUse = MediaUse & { name: string; it: string | null; en: string | null }

export interface MediaRow {
  name: string
  sha256: string
  bytes: number
  createdAt: string
}

/** Home page and appearance, as rows beside those of the tables. */
const settingUses = (own: readonly PictureUse[]): SQL => sql`
  select x.name, x.kind, 0 as product, x.label, '' as code, x.it, x.en
  from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as x(name text, kind text, label text, it text, en text)`

/** Every use of a picture. Orders count once for each picture: mails and order pages show it. */
const allUses = (own: readonly PictureUse[]): SQL => sql`
  select n.name, 'product' as kind, p.id as product, p.name as label, p.product_code as code,
    coalesce(p.image_alts ->> (n.at - 1)::int, '') as it, coalesce(p.image_alts_en ->> (n.at - 1)::int, '') as en
  from products p, jsonb_array_elements_text(p.image_names) with ordinality as n(name, at) where p.deleted_at is null
  union all
  select m.photo_name, 'card', p.id, p.name, p.product_code, null, null
  from job_card_marks m join products p on p.id = m.product_id where m.photo_name is not null
  union all ${settingUses(own)}
  union all
  select o.name, 'order', 0, '', '', null, null from (
    select g.name from images g where exists (select from order_items where image_name = g.name)
    union select g.name from images g where exists (select from checkout_lines where image_name = g.name)
  ) as o`

interface Wanted {
  q?: string | undefined
  use?: 'used' | 'unused' | 'no_text' | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** A copy with a former focal point is not listed by itself; it is deleted with the last use of its content. */
export async function listMediaRows(
  db: Db,
  own: readonly PictureUse[],
  { q, use, limit = 25, offset = 0 }: Wanted,
): Promise<{ rows: MediaRow[]; total: number }> {
  const asked = [
    sql`(i.uses > 0 or (i.alike = 0 and i.newest = 1))`,
    use === 'used' && sql`i.uses > 0`,
    use === 'unused' && sql`i.uses = 0`,
    use === 'no_text' && sql`i.wordless > 0`,
    q && containsText({ texts: [sql`i.words`, sql`i.name`] }, q),
  ].filter((one) => typeof one === 'object')
  const result = await db.execute(sql`
    with used as materialized (${allUses(own)}), counted as (
      select i.name, i.sha256, i.bytes, i.created_at, count(u.name)::int as uses,
        count(*) filter (where u.it = '')::int as wordless,
        string_agg(distinct concat_ws(chr(10), u.label, u.code, u.it, u.en), chr(10)) as words
      from images i left join used u on u.name = i.name group by i.name
    ), i as (
      select c.*, sum(c.uses) over (partition by c.sha256) as alike,
        row_number() over (partition by c.sha256 order by c.created_at desc, c.name) as newest
      from counted c
    )
    select i.name, i.sha256, i.bytes, to_json(i.created_at) #>> '{}' as "createdAt", (count(*) over ())::int as total
    from i where ${sql.join(asked, sql` and `)}
    order by i.created_at desc, i.name limit ${limit} offset ${offset}`)
  const rows = rawRows<MediaRow & { total: number }>(result)
  return { rows, total: rows[0]?.total ?? 0 }
}

export async function findMediaRow(db: Db, name: string): Promise<MediaRow | undefined> {
  const result = await db.execute(sql`
    select name, sha256, bytes, to_json(created_at) #>> '{}' as "createdAt" from images where name = ${name}`)
  return rawRows<MediaRow>(result)[0]
}

export async function listUses(db: Db, own: readonly PictureUse[], names: readonly string[]): Promise<PictureUse[]> {
  if (names.length === 0) return []
  const result = await db.execute(sql`
    select u.name, u.kind, u.label, nullif(u.product, 0) as "productId", u.it, u.en from (${allUses(own)}) as u
    where u.name = any(array[${sql.join([...names], sql`, `)}]::text[]) order by u.kind = 'order', u.product`)
  return rawRows<PictureUse>(result)
}

/** The names of one content, which nothing can begin to use before the transaction ends. */
export async function lockAlike(tx: Tx, name: string): Promise<string[]> {
  const result = await tx.execute(sql`
    select name from images where sha256 = (select sha256 from images where name = ${name}) order by name for update`)
  return rawRows<{ name: string }>(result).map((row) => row.name)
}

/** An import that names them fetches them again. */
export async function deleteImageRows(tx: Tx, names: readonly string[]): Promise<void> {
  const these = sql`any(array[${sql.join([...names], sql`, `)}]::text[])`
  await tx.execute(sql`delete from incoming_pictures where image_name = ${these}`)
  await tx.execute(sql`delete from images where name = ${these}`)
}

export async function renameMarkPhotos(tx: Tx, from: string, to: string): Promise<void> {
  const result = await tx.execute(
    sql`update job_card_marks set photo_name = ${to} where photo_name = ${from} returning product_id as id`,
  )
  tx.onCommit.products(rawRows<{ id: number }>(result).map(({ id }) => id))
}
