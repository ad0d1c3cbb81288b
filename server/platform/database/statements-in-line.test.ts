import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, inject, it } from 'vitest'
import { newPostgresUrl } from '#test/test-database.ts'

/** Five statements at once on each of the shop's connections: for requests, for messages, for migrations. */
const program = `
  import { sql } from 'drizzle-orm'
  import '#server/installed-extensions.ts'
  import { openDatabase } from '#server/platform/database/database.ts'
  const five = (db) => db.transaction((tx) => Promise.all([1, 2, 3, 4, 5].map((n) => tx.execute(sql\`select \${n}::int\`))))
  const database = await openDatabase({ url: process.env.URL }, async (db) => (await five(db), true))
  await five(database.db)
  await database.listen('first', () => {})
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map((channel) => database.listen(channel, () => {})))
  await database.close()
  console.log('done')`

it.runIf(inject('databaseKind') === 'postgres')(
  'the driver has no complaint about statements that are sent together',
  async () => {
    const url = await newPostgresUrl()
    const args = ['--trace-deprecation', '--input-type=module', '--eval', program]
    const cwd = fileURLToPath(new URL('../../..', import.meta.url))
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
      cwd,
      env: { PATH: process.env.PATH, URL: url },
    })
    expect([stdout.trim(), stderr]).toEqual(['done', ''])
  },
)
