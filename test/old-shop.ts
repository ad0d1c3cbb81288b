import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { type Db, migrationsFolder } from '#server/platform/database/database.ts'
import { rawRows } from '#server/platform/database/raw-rows.ts'
import { readRowLines } from '#server/site/backup/row-lines.ts'
import { tempFolder } from './test-database.ts'

// A shop of the first migration, as its dump: orders by bank and wallet, one cancelled and refunded, one being paid,
// a customer with a cart, a review, a withdrawal. It stays as it is for ever: so do the shops that people have.
const file = fileURLToPath(new URL('./fixtures/shop-of-0000.jsonl', import.meta.url))

/** Puts the old shop's rows into a database that has had the first migration alone. */
export async function loadOldShop(db: Db): Promise<void> {
  const { pages } = await readRowLines(Readable.from([readFileSync(file)]))
  for await (const { table, rows } of pages) {
    if (rows.length === 0) continue
    const name = sql.identifier(table)
    await db.execute(
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${rows.join(',')}]`}::json)`,
    )
  }
}

/** Rows of the old shop that are missing in the database. New columns and hashed keys are no loss. */
export async function lostRows(db: Db): Promise<string[]> {
  const lost: string[] = []
  await db.transaction(async (tx) => {
    const { pages } = await readRowLines(Readable.from([readFileSync(file)]))
    await tx.execute(sql`set local timezone to 'UTC'`)
    for await (const { table, rows } of pages) {
      for (const row of rows) {
        const found = rawRows(
          await tx.execute(
            sql`select 1 from ${sql.identifier(table)} t where to_jsonb(t) @> ((${row}::jsonb - 'access_key') #- '{data,accessKey}') limit 1`,
          ),
        )
        if (found.length === 0) lost.push(`${table}: ${row}`)
      }
    }
  })
  return lost
}

/** A migration of a later program, so long after the last one of this. */
interface Change {
  tag: string
  text: string
  afterMs: number
}

/** The first so many migrations of this program, and some that it does not have, as a folder of their own. */
export function migrationsUpTo(count: number, ...changes: readonly Change[]): string {
  const folder = tempFolder('migrations')
  mkdirSync(join(folder, 'meta'), { recursive: true })
  const journal = JSON.parse(readFileSync(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'))
  const entries = journal.entries.slice(0, count)
  for (const { tag } of entries) cpSync(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
  const last = entries.at(-1)
  for (const { tag, text, afterMs } of changes) {
    writeFileSync(join(folder, `${tag}.sql`), text)
    entries.push({ ...last, idx: entries.length, when: last.when + afterMs, tag })
  }
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
  return folder
}
