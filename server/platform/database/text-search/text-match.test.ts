import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { letters, pairs, phoneDigits, signs, squeezed } from '#shared/domain/platform/fold-text.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { searched } from './searched-columns.ts'

const shop = shopForEachTest()

const inSql = async (texts: readonly string[]) => {
  const { db } = shop.deps.database
  const rows = sql.join(
    texts.map((text, i) => sql`(${i}::int, ${text}::text)`),
    sql`, `,
  )
  const found = rawRows<{ made: string }>(
    await db.execute(sql`select search_text(v.said) as made from (values ${rows}) as v (i, said) order by v.i`),
  )
  return found.map(({ made }) => made)
}

describe('the folding of a search', () => {
  it('is the same in the database and in memory, for every sign and letter of its tables', async () => {
    const all = [...Object.values(signs).join(''), ...letters.keys(), ...Object.keys(pairs), ...'ÀÉîõÜçñšžőựğ´`\t']
    const texts = all.map((one) => `A${one}b`)
    expect(await inSql(texts)).toEqual(texts.map(squeezed))
  })

  it('is the same for whatever letters come', async () => {
    const unit = fc.oneof(
      fc.constantFrom(...Object.values(signs).join(''), ...letters.keys(), ...Object.keys(pairs), ...'aÀzè%_\\\n09'),
      fc.integer({ min: 0x20, max: 0x52f }).map((code) => String.fromCodePoint(code)),
    )
    const texts = fc.sample(fc.string({ unit, maxLength: 30 }), { numRuns: 500, seed: 33 })
    // Small and capital letters without a pair in the tables are the database's own business.
    const known = texts.filter(
      (text) => !/[\u0130\u0180-\u02af\u0370-\u0390\u03aa-\u03ff\u0460-\u052f\u{7f}-\u{9f}]/u.test(text),
    )
    expect(known.length).toBeGreaterThan(20)
    expect(await inSql(known)).toEqual(known.map(squeezed))
  })

  it.each([
    ['+39 347 765 43 21', '3477654321'],
    ['0039 347-765.4321', '3477654321'],
    ['347/7654321', '3477654321'],
    ['0424 123456', '0424123456'],
  ])('reads %s as a telephone number', (typed, digits) => expect(phoneDigits(typed)).toBe(digits))

  it.each(['PV-3XZZ', '12', 'Dell’Acqua', ''])('reads no telephone number in %j', (typed) =>
    expect(phoneDigits(typed)).toBeUndefined(),
  )

  it.runIf(inject('databaseKind') === 'postgres')('has a valid index for every searched table', async () => {
    const { db } = shop.deps.database
    const found = rawRows<{ name: string }>(
      await db.execute(sql`select indrelid::regclass::text as name from pg_index
        where indisvalid and indexrelid::regclass::text like '%_search' order by 1`),
    )
    expect(found.map(({ name }) => name)).toEqual(Object.keys(searched).sort())
  })
})
