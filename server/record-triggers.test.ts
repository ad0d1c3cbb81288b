import { globSync, readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { actAs } from '#server/platform/database/actor.ts'
import { tables } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { inSavepoint, inTransaction } from '#server/platform/database/transaction.ts'
import { unrecordedTables } from '#server/platform/database/unrecorded-tables.ts'
import { startJobs } from '#server/platform/jobs.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { anOrder } from '#test/order-calls.ts'
import { aMember, signedInAs } from '#test/staff-member.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { Visitor } from '#test/visitor.ts'

const words = JSON.parse(readFileSync('web/admin/record/record-words.json', 'utf8'))
for (const file of globSync('extensions/*/record-words.json'))
  for (const [of, some] of Object.entries(JSON.parse(readFileSync(file, 'utf8'))))
    words[of] = { ...words[of], ...(some as object) }
const shop = shopForEachTest()
const rows = async <T>(query: ReturnType<typeof sql>) => rawRows<T>(await shop.deps.database.db.execute(query))

it('is kept of every table, or its reason not to is written here', async () => {
  const unrecorded = await rows<{ name: string }>(sql`
    select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and not exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'recorded') order by 1`)
  expect(unrecorded.map(({ name }) => name)).toEqual(Object.keys(unrecordedTables).sort())
})

it('is written through no table without one: their statements do not say who writes', async () => {
  const names = sql.join(
    Object.keys(unrecordedTables).map((name) => sql`${name}`),
    sql`, `,
  )
  expect(
    await rows(sql`
      select f.conname from pg_constraint f join pg_class o on o.oid = f.confrelid join pg_class c on c.oid = f.conrelid
      where f.contype = 'f' and f.confdeltype <> 'a' and o.relname in (${names}) and c.relname not in (${names})`),
  ).toEqual([])
})

it('has an Italian word for each column that is shown', async () => {
  const columns = await rows<{ name: string }>(sql`
    select distinct a.attname as name from pg_trigger g
      join pg_class c on c.oid = g.tgrelid join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where g.tgname = 'recorded' and not a.attname = any (string_to_array(split_part(encode(g.tgargs, 'escape'), '\\000', 5), ','))`)
  const known = [...Object.keys(words.columns), ...words.technical]
  expect(columns.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
})

it('has Italian words for each kind, and one table of a kind that is the thing itself', async () => {
  const recorded = await rows<{ name: string; kind: string }>(sql`
    select c.relname as name, split_part(encode(g.tgargs, 'escape'), '\\000', 1) as kind
    from pg_trigger g join pg_class c on c.oid = g.tgrelid where g.tgname = 'recorded' order by 1`)
  const things = recorded.filter(({ name }) => !(name in words.tables))
  const kinds = [...new Set(recorded.map(({ kind }) => kind))].sort()
  expect(Object.keys(words.kinds).sort()).toEqual(kinds)
  // The shop's password is a person's without a row of persons.
  expect(things.flatMap(({ name, kind }) => (name === 'admin_account' ? [] : [kind])).sort()).toEqual(kinds)
})

it('holds no column whose name says that it is secret or personal', async () => {
  const shown = await rows<{ name: string }>(sql`
    select c.relname || '.' || a.attname as name from pg_trigger g
      join pg_class c on c.oid = g.tgrelid join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where g.tgname = 'recorded' and not a.attname = any (string_to_array(split_part(encode(g.tgargs, 'escape'), '\\000', 4), ','))
      and a.attname ~ 'hash|secret|token|password|^access|email|phone|address|city|postal|holder|payer|first_name|last_name|customer_name|recipient|sender|comment|message|_key$'
    order by 1`)
  // Of these the value is needed: an answer of yes or no, the model of a product, a bank account whose ends stay.
  expect(shown.map(({ name }) => name)).toEqual([
    'customers.email_notifications',
    'customers.email_verified_at',
    'products.model_key',
  ])
})

const { acts, actChanges, products, shopSettings } = tables
const record = async () =>
  await shop.deps.database.db
    .select({
      actor: acts.actor,
      name: acts.name,
      role: acts.role,
      action: acts.action,
      network: acts.network,
      kind: actChanges.kind,
      objectId: actChanges.objectId,
      table: actChanges.tableName,
      before: actChanges.before,
      after: actChanges.after,
    })
    .from(actChanges)
    .innerJoin(acts, sql`${acts.id} = ${actChanges.actId}`)
    .orderBy(actChanges.id)

it('names the person, the key, the job and a program that says nothing, and no customer', async () => {
  const { deps } = shop
  const product = await aProduct(deps, { stock: 5, priceCents: 10_000 })
  const { id: orderId } = await anOrder(shop)
  expect(orderId).toBeTruthy()
  expect(await record()).toEqual([])

  const { id, name } = await aMember(shop, 'counter')
  const person = await signedInAs(shop, id)
  await person.put(`/api/admin/products/${product.id}`, { name: 'Sella comoda' })
  const owner = await anAdministrator(shop)
  const key = (await owner.post('/api/admin/api-keys', { name: 'Cassa', scopes: ['write_catalogue'] })).json<{
    key: string
  }>()
  const headers = { authorization: `Bearer ${key.key}` }
  await new Visitor(shop, '2001:db8:1:2:3::4').call(
    'PUT',
    `/api/admin/products/${product.id}`,
    { price: '90' },
    headers,
  )
  const job = {
    name: 'a-job',
    everySeconds: 60,
    run: () => deps.database.db.update(products).set({ priceCents: 8_000 }).where(eq(products.id, product.id)),
  }
  const stop = startJobs([job], deps.database, deps.log)
  await vi.waitFor(async () => expect((await record()).at(-1)?.actor).toBe('job'))
  await stop()
  await deps.database.db.transaction(async (tx) => {
    await tx.execute(sql`set local pedivella.program = ''`)
    await tx.execute(sql`update products set price_cents = 7000 where id = ${product.id}`)
  })
  const of = { kind: 'product', objectId: String(product.id), table: 'products' }
  const route = 'PUT /api/admin/products/:id'
  const none = { name: null, role: null, action: null, network: null }
  const [a, b, c, d, e, ...more] = await record()
  expect(a).toEqual({
    ...of,
    ...{ actor: 'staff', name, role: 'counter', action: route, network: '192.0.2.0' },
    ...{ before: { name: product.name }, after: { name: 'Sella comoda' } },
  })
  expect(b).toMatchObject({ actor: 'owner', kind: 'key', before: null, after: { name: 'Cassa', key_hash: '•••' } })
  expect(c).toEqual({
    ...of,
    // The key acts for the person who made it.
    ...{ actor: 'key', name: 'Cassa', role: 'owner', action: route, network: '2001:db8:1:2::/64' },
    ...{ before: { price_cents: 10_000 }, after: { price_cents: 9_000 } },
  })
  expect(d).toEqual({
    ...of,
    ...none,
    actor: 'job',
    action: 'a-job',
    before: { price_cents: 9_000 },
    after: { price_cents: 8_000 },
  })
  expect(e).toEqual({ ...of, ...none, actor: 'unknown', before: { price_cents: 8_000 }, after: { price_cents: 7_000 } })
  expect(more).toEqual([])
})

it('is one act for what a transaction writes, and none of what it takes back', async () => {
  const { database } = shop.deps
  const made = [await aProduct(shop.deps), await aProduct(shop.deps)]
  const actor = { kind: 'job', action: 'a-job' } as const
  await actAs(actor, () =>
    inTransaction(database, async (tx) => {
      await inSavepoint(tx, async (part) => {
        await part.execute(sql`update products set price_cents = 1`)
        throw new Error('taken back')
      }).catch(() => undefined)
      await tx.execute(sql`update products set price_cents = 2`)
    }),
  )
  expect((await record()).map(({ after }) => after)).toEqual(made.map(() => ({ price_cents: 2 })))
  expect(await rows(sql`select actor from acts`)).toEqual([{ actor: 'job' }])
})

it('shows of secrets and of persons that they changed, and of a bank account its ends', async () => {
  const admin = await anAdministrator(shop)
  const order = await anOrder(shop)
  await admin.post('/api/admin/staff', { name: 'Giulia', email: 'giulia@example.org', role: 'counter' })
  const { db } = shop.deps.database
  const saved = (version: number, iban: string) =>
    db.insert(shopSettings).values({ key: 'payments', version, value: { iban } })
  await actAs({ kind: 'owner', action: 'a-call' }, async () => {
    await saved(1, 'IT60X0542811101000000123456')
    await saved(2, 'DE89 3704 0044 0532 0130 00')
  })
  await admin.post(`/api/admin/orders/${order.id}/notes`, { text: 'Il signor Rossi passa lunedì' })
  const text = JSON.stringify(await record())
  expect(text).toContain('"before":{"value":{"iban":"IT60…3456"}},"after":{"value":{"iban":"DE89…30 00"}}')
  expect(text).not.toMatch(/giulia@|X0542811101000000123456|3704|signor Rossi/)
})
