import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { AdminTasks } from '#shared/contract/platform/admin-tasks.ts'
import { anAdministrator } from '#test/administrator.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'
import { backUpDaily } from './daily-backup.ts'

const shop = shopForEachTest()
// The clock goes on by days, and sessions end.
const path = '/api/admin/settings/backups'
const save = async (value: object, version = 0) =>
  (await anAdministrator(shop)).put(path, { version, value: { isOn: true, hour: 3, keep: 2, ...value } })
const read = async () => (await (await anAdministrator(shop)).get('/api/admin/backups')).json()
const task = async () =>
  (await (await anAdministrator(shop)).get('/api/admin/tasks'))
    .json<AdminTasks>()
    .others.find(({ one }) => one === 'copia di sicurezza non riuscita')
const names = async () => (await read()).files.map(({ name }: { name: string }) => name)
const at = (moment: string) => {
  shop.clock.now = new Date(moment)
}
const turn = () => backUpDaily(shop.deps)

describe('the backup of the day', () => {
  it('is made once its hour has come in Rome, once a day, and the oldest beyond the number goes', async () => {
    await aProduct(shop.deps)
    at('2026-12-01T01:30:00Z')
    await turn()
    expect(await names()).toEqual([])
    await save({})
    await turn()
    expect(await names()).toEqual([])
    at('2026-12-01T02:10:00Z')
    await turn()
    await turn()
    expect(await names()).toEqual(['shop-2026-12-01.tar.gz'])
    const [first] = (await read()).files
    expect(first).toMatchObject({ madeAt: '2026-12-01T02:10:00.000Z' })
    expect(first.bytes).toBeGreaterThan(500)
    const { backupDir } = shop.deps.config
    writeFileSync(join(backupDir, 'shop-2026-11-20-before-0001_x.tar.gz'), 'of an upgrade')
    writeFileSync(join(backupDir, 'shop-2026-12-02.tar.gz.part'), 'of a shop that was killed')
    at('2026-12-02T02:10:00Z')
    await turn()
    at('2026-12-03T02:10:00Z')
    await turn()
    expect(await names()).toEqual(['shop-2026-12-03.tar.gz', 'shop-2026-12-02.tar.gz'])
    expect(readdirSync(backupDir).sort()).toEqual([
      'shop-2026-11-20-before-0001_x.tar.gz',
      'shop-2026-12-02.tar.gz',
      'shop-2026-12-03.tar.gz',
    ])
  })

  it('says that it stands beside the data, and no path', async () => {
    expect(await read()).toEqual({ isBesideData: true, files: [], isLate: false })
  })

  it('is late a day and two hours after the last one, or after it was switched on', async () => {
    at('2026-12-01T10:00:00Z')
    expect((await read()).isLate).toBe(false)
    await save({})
    at('2026-12-02T11:59:00Z')
    expect((await read()).isLate).toBe(false)
    at('2026-12-02T12:01:00Z')
    expect((await read()).isLate).toBe(true)
    expect(await task()).toMatchObject({ count: 1, isUrgent: true })
    await turn()
    expect((await read()).isLate).toBe(false)
    expect(await task()).toMatchObject({ count: 0 })
    await save({ isOn: false }, 1)
    at('2026-12-09T12:01:00Z')
    expect((await read()).isLate).toBe(false)
  })

  it.each([{ hour: 24 }, { hour: -1 }, { keep: 1 }, { keep: 61 }, { hour: 2.5 }])('refuses %j', async (value) => {
    expect((await save(value)).statusCode).toBe(400)
  })
})
