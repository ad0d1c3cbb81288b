import { sql } from 'drizzle-orm'
import { expect, inject, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { openTestShop } from '#test/test-app.ts'
import { emptyEmbedded, newPostgresUrl } from '#test/test-database.ts'

/** The migration of the counter that made the table, as shops of before have had it. */
const former = [
  `CREATE TABLE "drafts" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL, "key" text NOT NULL, "content" jsonb NOT NULL,
    "shipping_cents" integer NOT NULL, "expires_at" timestamp with time zone NOT NULL, "sent_at" timestamp with time zone,
    "withdrawn_at" timestamp with time zone, "order_id" uuid, "request_key" text, "request_hash" text,
    "created_at" timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT "drafts_key_unique" UNIQUE("key"), CONSTRAINT "drafts_order_id_unique" UNIQUE("order_id"),
    CONSTRAINT "drafts_request_key_unique" UNIQUE("request_key"),
    CONSTRAINT "drafts_shipping" CHECK ("drafts"."shipping_cents" >= 0))`,
  'ALTER TABLE "drafts" ADD CONSTRAINT "drafts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id")',
  'CREATE INDEX "drafts_created" ON "drafts" USING btree ("created_at")',
]

const shapeQuery = sql`
  select indexdef as shape from pg_indexes where tablename = 'drafts'
  union all
  select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid = 'drafts'::regclass
  union all
  select column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '')
  from information_schema.columns where table_name = 'drafts'
  order by 1`
const shapeOf = async ({ db }: Database) => rawRows<{ shape: string }>(await db.execute(shapeQuery))

it('a shop that wrote offers before they were an extension keeps them, with the table of a new shop', async () => {
  const where =
    inject('databaseKind') === 'postgres' ? { url: await newPostgresUrl() } : { folder: await emptyEmbedded() }
  const before = await openDatabase(where)
  const shape = await shapeOf(before)
  await before.db.execute(sql`drop table drafts`)
  await before.db.execute(sql`drop table drizzle.__offers_migrations`)
  for (const statement of former) await before.db.execute(sql.raw(statement))
  const content = {
    ...{ lines: [], delivery: 'courier', message: 'Ecco i caschi.', language: 'it', reducedCents: 0 },
    customer: { name: 'Irene Pavan', email: 'irene@example.org', phone: null },
  }
  await before.db.execute(sql`
    insert into drafts (key, content, shipping_cents, expires_at)
    values ('of-before', ${JSON.stringify(content)}::jsonb, 500, '2099-01-01')`)
  await before.close()
  const database = await openDatabase(where)
  expect(await shapeOf(database)).toEqual(shape)
  const shop = await openTestShop({ database })
  onTestFinished(() => shop.close().then(() => database.close()))
  const offer = await shop.app.inject('/api/drafts/of-before')
  expect(offer.json()).toMatchObject({ customerName: 'Irene Pavan', message: 'Ecco i caschi.', shipping: '5.00' })
})
