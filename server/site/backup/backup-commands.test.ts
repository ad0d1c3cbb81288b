import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { isAdminPassword } from '#server/accounts/staff/admin-password.ts'
import { openFolderImageStore } from '#server/catalog/images/folder-image-store.ts'
import { sha256Of } from '#server/catalog/images/image-guard.ts'
import { openDatabase, tables } from '#server/platform/database/database.ts'
import { isRelease } from '#test/gate.ts'
import { anOrder } from '#test/order-calls.ts'
import { openTestShop, type TestShop } from '#test/test-app.ts'
import { emptyEmbedded, tempFolder } from '#test/test-database.ts'
import { type MaintenancePort, openMaintenancePort } from './maintenance-port.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

interface Ending {
  code: number
  out: string
  errors: string
}

/** A command in a process of its own, as `npm run` starts it. */
function run(command: string, env: Record<string, string>, ...args: string[]): Promise<Ending> {
  const { DATABASE_URL: _, ...own } = process.env
  return new Promise((resolve) => {
    const options = { cwd: root, env: { ...own, ...env } }
    execFile(process.execPath, [join('server/commands', `${command}.ts`), ...args], options, (error, out, errors) =>
      resolve({ code: error ? Number(error.code) : 0, out, errors }),
    )
  })
}

// The shop holds its embedded database in this process; the commands are other processes.
let dataDir: string
let shop: TestShop
let door: MaintenancePort | undefined
beforeEach(async () => {
  dataDir = tempFolder('data')
  const database = await openDatabase({ folder: await emptyEmbedded(join(dataDir, 'database')) })
  const images = await openFolderImageStore(join(dataDir, 'images'))
  shop = await openTestShop({ database, images, env: { DATA_DIR: dataDir } })
  const content = Buffer.from('a picture')
  await images.write('one-10x10-scene.webp', content)
  await database.db.insert(tables.images).values({ name: 'one-10x10-scene.webp', sha256: sha256Of(content), bytes: 9 })
  await anOrder(shop)
  door = await openMaintenancePort(shop.deps)
})
afterEach(async () => {
  await door?.close()
  door = undefined
  await shop.close()
  await shop.deps.database.close()
})

/** The restore target: the kind of database that this project tests. */
async function emptyPlace(): Promise<Record<string, string>> {
  const place = { DATA_DIR: tempFolder('restored') }
  if (inject('databaseKind') === 'embedded') return place
  const server = inject('postgresUrl')
  const name = `restored_${crypto.randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return { ...place, DATABASE_URL: server.replace(/\/postgres$/, `/${name}`) }
}

describe('the commands', () => {
  it('removes its parts when a backup is ended', async () => {
    const file = tempFolder('ended.tar.gz')
    // A shop that never answers: the backup waits for its rows.
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    writeFileSync(join(dataDir, 'maintenance.json'), JSON.stringify({ port, token: 'x' }))
    writeFileSync(`${file}.part`, 'half')
    writeFileSync(`${file}.rows.part`, 'half')
    const child = spawn(process.execPath, ['server/commands/backup.ts', file], {
      cwd: root,
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    })
    await once(silent, 'request')
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([143, null])
    silent.closeAllConnections()
    silent.close()
    for (const left of ['', '.part', '.rows.part']) expect(existsSync(`${file}${left}`)).toBe(false)
  })

  it('back up and check a running shop, restore it elsewhere once, and check it there', async () => {
    const file = tempFolder('shop.tar.gz')
    const there = { DATA_DIR: dataDir }
    expect(await run('backup', there, file)).toMatchObject({
      code: 0,
      errors: '',
      out: expect.stringMatching(/and 1 pictures to /),
    })
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(await run('check-data', there)).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^all well: 1 products, 1 orders, /m),
    })

    const place = await emptyPlace()
    const shopConfig = join(tempFolder('x'), 'shop.json')
    const restored = await run('restore', { ...place, SHOP_CONFIG: shopConfig }, file)
    expect(restored).toMatchObject({ code: 0, errors: '' })
    expect(readFileSync(shopConfig)).toEqual(readFileSync(join(root, 'shop.config.json')))
    for (const folder of ['images', 'images-backup'])
      expect(readFileSync(join(place.DATA_DIR ?? '', folder, 'one-10x10-scene.webp'), 'utf8')).toBe('a picture')
    expect(await run('check-data', place)).toMatchObject({ code: 0, errors: '' })

    if (inject('databaseKind') === 'postgres') {
      const again = await run('restore', { ...place, DATA_DIR: tempFolder('empty') }, file)
      expect(again.errors).toMatch(/^the database already holds a shop .*\n$/)
    }
    const twice = await run('restore', place, file)
    expect(twice).toMatchObject({ code: 1, errors: expect.stringMatching(/^there are already 1 pictures.*\n$/) })
  })

  it('give an owner who is locked out a new password, which opens the dashboard', async () => {
    await door?.close()
    door = undefined
    await shop.deps.database.close()
    const env = { DATA_DIR: dataDir }
    const ending = await run('new-password-command', env)
    expect(ending).toMatchObject({ code: 0, errors: '' })
    const password = /password is now (\S+);/.exec(ending.out)?.[1] ?? ''
    const database = await openDatabase({ folder: join(dataDir, 'database') })
    expect(await isAdminPassword({ database }, password)).toBe(true)
    Object.assign(shop.deps, { database })
  })

  it.runIf(isRelease)('end with code 1 and one line that says what is wrong', async () => {
    const there = { DATA_DIR: dataDir }
    const nowhere = { DATA_DIR: tempFolder('nothing') }
    const foreign = tempFolder('foreign.tar.gz')
    writeFileSync(foreign, 'not a backup')
    const endings = await Promise.all([
      run('backup', there),
      run('backup', nowhere, tempFolder('x.tar.gz')),
      run('backup', there, join(tempFolder('missing'), 'x.tar.gz')),
      run('restore', nowhere, foreign),
      run('restore', nowhere, tempFolder('missing.tar.gz')),
      run('check-data', { ...there, PORT: 'many' }),
    ])
    expect(endings.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1])
    expect(endings.map(({ errors }) => errors)).toEqual([
      expect.stringMatching(/^usage: npm run backup -- FILE\n$/),
      expect.stringMatching(/^there is no shop in .*\n$/),
      expect.stringMatching(/^FILE cannot be written: .*\n$/),
      expect.stringMatching(/^\S+ is damaged, or no backup: .*\n$/),
      expect.stringMatching(/^\S+ cannot be read: .*\n$/),
      expect.stringMatching(/^PORT must be a port number\n$/),
    ])
    expect(existsSync(nowhere.DATA_DIR)).toBe(false)
  })

  it('find the shop only with the token of this start', async () => {
    const facts = join(dataDir, 'maintenance.json')
    expect(statSync(facts).mode & 0o077).toBe(0)
    const { port, token } = JSON.parse(readFileSync(facts, 'utf8'))
    const ask = (authorization: string) =>
      fetch(`http://127.0.0.1:${port}/rows`, { headers: { authorization } }).then((answer) => answer.status)
    expect([await ask(''), await ask('Bearer wrong'), await ask(`Bearer ${token}`)]).toEqual([403, 403, 200])
    writeFileSync(facts, JSON.stringify({ port, token: 'wrong' }))
    const refused = await run('check-data', { DATA_DIR: dataDir })
    expect(refused.errors).toMatch(/is in use by process \d+; .* it answered 403\n$/)
    await door?.close()
    expect(existsSync(facts)).toBe(false)
  })
})
