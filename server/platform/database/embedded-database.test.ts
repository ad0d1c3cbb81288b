import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { tempFolder } from '#test/test-database.ts'
import { LockedError, takeLock } from './connection/single-writer-lock.ts'
import { openDatabase } from './database.ts'

const holder = fileURLToPath(new URL('../../../test/lock-holder.ts', import.meta.url))

describe('the embedded database', () => {
  it('syncs every commit to the disk', async () => {
    const database = await openDatabase({ folder: tempFolder('database') })
    await database.db.execute(sql`create table t (n int)`)
    const fsync = vi.spyOn(fs, 'fsyncSync')
    for (let n = 0; n < 20; n++) await database.db.execute(sql`insert into t values (${n})`)
    expect(fsync.mock.calls.length).toBeGreaterThanOrEqual(20)
    const before = fsync.mock.calls.length
    await database.db.execute(sql`checkpoint`)
    expect(fsync.mock.calls.length).toBeGreaterThan(before)
    await database.close()
  })

  it('lets go of the process between the statements of a transaction', async () => {
    const database = await openDatabase({ folder: tempFolder('database') })
    let turns = 0
    let isOver = false
    const turn = () => {
      turns++
      if (!isOver) setImmediate(turn)
    }
    await database.db.transaction(async (tx) => {
      setImmediate(turn)
      for (let n = 0; n < 20; n++) await tx.execute(sql`select count(*) from generate_series(1, 100000)`)
      isOver = true
    })
    expect(turns).toBeGreaterThan(1)
    await database.close()
  })

  it('refuses a second opening with one line that names the holder, and the first one goes on', async () => {
    const folder = tempFolder('database')
    const first = await openDatabase({ folder })
    await first.db.execute(sql`create table t (n int)`)
    await expect(openDatabase({ folder })).rejects.toThrow(`is in use by process ${process.pid}`)
    await first.db.execute(sql`insert into t values (1)`)
    await first.close()
    const again = await openDatabase({ folder })
    expect(await again.db.execute(sql`select n from t`)).toMatchObject({ rows: [{ n: 1 }] })
    await again.close()
  })
})

describe('the single-writer lock', () => {
  it('is taken over from a process that was killed', async () => {
    const file = join(tempFolder('x'), '..', 'database.lock')
    const child = spawn(process.execPath, [holder, file], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(child.stdout, 'data')
    await expect(takeLock(file)).rejects.toThrow(LockedError)
    child.kill('SIGKILL')
    await once(child, 'exit')
    const release = await takeLock(file)
    expect(fs.readFileSync(file, 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    await release()
    expect(fs.existsSync(file)).toBe(false)
  })

  it('is not fooled by a process number that is used again', async () => {
    const file = join(tempFolder('x'), '..', 'database.lock')
    fs.writeFileSync(file, `${process.pid} 1`)
    const release = await takeLock(file)
    await release()
  })
})
