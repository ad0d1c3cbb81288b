import pg from 'pg'

const perBatch = 50_000

/** Of person n. */
export const phoneOf = (n: number): string => `3${String((n * 7_919) % 999_999_937).padStart(9, '0')}`

/**
 * Many orders of many customers over three years in a PostgreSQL shop that has products: three
 * persons of five have an account, two lines an order, its history, its payment where a wallet paid. Made in the
 * database, by arithmetic, without triggers and search indexes, which the shop's start makes again.
 */
export async function fillOrders(databaseUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(bare)
    await client.query(people, [Math.floor(count / 3)])
    await client.query(shelf)
    const [numberedOnes, ofAll] = [true, false].map((is) => statements.filter((one) => one.includes('$1') === is))
    for (let from = 0; from < count; from += perBatch) {
      await client.query('begin')
      const span = [from, Math.min(count, from + perBatch) - 1]
      for (const statement of numberedOnes ?? []) await client.query(statement, span)
      await client.query('commit')
    }
    for (const statement of ofAll ?? []) await client.query(statement)
    await client.query(
      'insert into people (id, email, kind, since, words) select id, email, kind, since, words from people_source',
    )
    // As autovacuum and the checkpointer leave a shop of years: they would run beside the first lists.
    await client.query('vacuum analyze')
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

const bare = `
  set session_replication_role = replica;
  set synchronous_commit = off;
  do $$ declare one text; begin
    for one in select relname from pg_class where relkind = 'i' and relname like '%\\_search' loop
      execute 'drop index ' || one;
    end loop;
  end $$`

const names = `(array['Giulia','Marco','Elena','Luca','Sara','Andrea','Chiara','Paolo'])`
const surnames = `(array['Rossi','Ferrari','Bianchi','Romano','Colombo','Ricci','Marino','Greco','Bruno','Gallo','Conti'])`
const cities = `(array['Padova','Vicenza','Verona','Treviso','Venezia','Milano','Bologna','Torino'])`

/** Person n of the people; an order is of person (its number × 7919 mod people). */
const people = `
  create temporary table persons as
  select n, gen_random_uuid() as person_id, ${names}[1 + n % 8] as first, ${surnames}[1 + n / 8 % 11] as last,
    ${cities}[1 + n % 8] as city, '+39 3' || lpad((n * 7919::bigint % 999999937)::text, 9, '0') as phone, 'cliente.' || n || '@example.org' as email
  from generate_series(0, $1::int - 1) n`

const shelf = `
  create unique index on persons (n);
  analyze persons;
  create temporary table shelf as
  select row_number() over (order by p.id) - 1 as n, p.id, p.name, p.product_code, p.price_cents, s.size
  from products p join lateral (select size from product_sizes where product_id = p.id order by position limit 1) s on true;
  create index on shelf (n);
  insert into customers (id, email, first_name, last_name, phone, city, password_hash, created_at)
  select person_id, email, first, last, phone, city, '-', now() - n * interval '5 minutes' from persons where n % 5 < 3`

const numbered = `
  with counts as (select (select count(*) from persons) as people, (select count(*) from shelf) as articles), made as (
    select i, md5('order ' || i)::uuid as id, md5('payment ' || i)::uuid as payment_id,
      now() - (i * interval '31 minutes') as placed, i % 10 < 7 as is_wallet, i < 60 as is_open, i % 33 = 0 as is_cancelled,
      p.*, a.id as a_id, a.name as a_name, a.product_code as a_code, a.size as a_size, a.price_cents as a_cents,
      b.id as b_id, b.name as b_name, b.product_code as b_code, b.size as b_size, b.price_cents as b_cents
    from generate_series($1::int, $2::int) i cross join counts
    join persons p on p.n = (i * 7919::bigint) % counts.people
    join shelf a on a.n = (i * 13) % counts.articles
    join shelf b on b.n = (i * 13 + 1) % counts.articles
  )`

const statements = [
  `${numbered}
  insert into payments (id, provider_order_id, state, amount_cents, capture_id, captured_cents, captured_currency, captured_at, order_id, created_at)
  select payment_id, 'BENCH-' || i, 'captured', a_cents + b_cents, 'BENCH-' || i, a_cents + b_cents, 'EUR', placed, id, placed
  from made where is_wallet`,
  `${numbered}
  insert into orders (id, order_number, access_key, customer_id, language, customer_name, customer_email, customer_phone, shipping_address,
    city, postal_code, payment_method, payment_status, order_status, subtotal_cents, shipping_cents, total_cents,
    bank_reference, payment_id, carrier, tracking_code, terms_version, created_at, paid_at, ship_by, shipped_at, delivered_at, cancelled_at)
  select id, 'PV-' || upper(substr(md5(i::text), 1, 4)) || '-' || lpad(to_hex(i), 5, '0'), md5('key ' || i),
    case when n % 5 < 3 then person_id end, 'it', first || ' ' || last, email, phone, 'Via Roma ' || (n % 90 + 1),
    city, '35121', case when is_wallet then 'paypal' else 'bank' end,
    case when is_wallet or not is_open then 'paid' else 'pending' end,
    case when is_open then 'processing' when is_cancelled then 'cancelled' else 'delivered' end,
    a_cents + b_cents, 0, a_cents + b_cents,
    case when not is_wallet then 'BON-' || to_hex(i) end, case when is_wallet then payment_id end,
    case when not is_open and not is_cancelled then 'brt' end,
    case when not is_open and not is_cancelled then 'BRT' || i end, 'bench', placed,
    case when is_wallet or not is_open then placed end,
    case when is_wallet or not is_open then placed + interval '3 days' end,
    case when not is_open and not is_cancelled then placed + interval '1 day' end,
    case when not is_open and not is_cancelled then placed + interval '3 days' end,
    case when not is_open and is_cancelled then placed + interval '1 day' end
  from made`,
  `${numbered}
  insert into order_items (order_id, line_no, product_id, name, product_code, size, quantity, unit_cents, total_cents)
  select id, 1, a_id, a_name, a_code, a_size, 1, a_cents, a_cents from made
  union all select id, 2, b_id, b_name, b_code, b_size, 1, b_cents, b_cents from made`,
  `insert into order_vat (order_id, vat_class, rate, gross_cents, taxable_cents, tax_cents)
  select id, 'standard', 22, total_cents, round(total_cents / 1.22), total_cents - round(total_cents / 1.22) from orders where terms_version = 'bench'`,
  `insert into parcels (order_id, number, tracking_code, created_at, sent_at, delivered_at)
  select id, 1, tracking_code, shipped_at, shipped_at, delivered_at from orders where terms_version = 'bench' and shipped_at is not null`,
  `insert into parcel_lines (parcel_id, order_id, line_no, quantity)
  select p.id, i.order_id, i.line_no, i.quantity from parcels p join order_items i on i.order_id = p.order_id`,
  `update order_items i set packed_quantity = quantity, sent_quantity = quantity from parcels p where p.order_id = i.order_id`,
  `${numbered}
  insert into order_events (order_id, actor, kind, created_at)
  select id, 'customer', 'placed', placed from made
  union all select id, 'admin', 'shipped', placed + interval '1 day' from made where not is_open and not is_cancelled
  union all select id, 'admin', 'delivered', placed + interval '3 days' from made where not is_open and not is_cancelled`,
  `${numbered}
  insert into order_notes (order_id, text, created_at)
  select id, 'Ha chiamato ' || first || ': consegnare a ' || city || ' dopo le 18, citofono ' || i, placed + interval '2 hours'
  from made where i % 5 = 0`,
  `${numbered}
  insert into order_tags (order_id, name, created_at)
  select id, (array['regalo','officina','cliente di casa'])[1 + i % 3], placed + interval '2 hours' from made where i % 10 = 0`,
]
