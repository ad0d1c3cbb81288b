import { mkdtempSync } from 'node:fs'
import { FailAtK } from '/work/main/faults/fail-at-k.ts'
import { openDatabase } from '/work/main/server/db/database.ts'

const folder = mkdtempSync('/tmp/wal/fk-')
const database = await openDatabase({ folder: folder + '/db' })
const f = await FailAtK.open(database, folder + '/emu')
let n = 0,
  bad = 0,
  fired = 0
const t = Date.now()
for await (const c of f.everyCase()) {
  const r = await f.run(c)
  n++
  if (r.hasFired) fired++
  if (r.broken.length) {
    bad++
    console.log('BROKEN', c.scenario.name, c.at, c.kind, r.point, r.broken)
  }
  if (n % 100 === 0) console.log(n, fired, bad, Math.round((Date.now() - t) / 1000) + 's')
}
console.log('done', n, fired, bad, Math.round((Date.now() - t) / 1000) + 's')
await f.close()
await database.close()
