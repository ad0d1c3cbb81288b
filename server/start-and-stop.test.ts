import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import type { ShopProcess } from '#test/own-process.ts'
import { failedStart, startShopNode } from '#test/shop-node.ts'
import { tempFolder } from '#test/test-database.ts'

// The whole program on its embedded database: once is enough.
const isHere = inject('databaseKind') === 'embedded'

let node: ShopProcess | undefined
afterEach(async () => {
  await node?.stop()
  node = undefined
})
const start = async (env: Record<string, string> = {}, dataDir?: string) => {
  node = await startShopNode({ SHOP_DEMO: 'off', ...env }, dataDir)
  return node
}

/** What users other than the shop's own could read or write, were they let into the folder. */
function openToOthers(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))]
  return paths.filter((path) => (statSync(path).mode & 0o077) !== 0 && !path.includes('/dist'))
}

describe.runIf(isHere)('what the shop keeps', () => {
  it('is closed to other users of the machine', async () => {
    const { dataDir, url } = await start({}, tempFolder('data'))
    const email = 'giulia@example.org'
    const body = { firstName: 'Giulia', lastName: 'Ferrari', email, phone: '', password: 'pedali e catena' }
    const headers = { 'content-type': 'application/json' }
    const init = { method: 'POST', headers, body: JSON.stringify({ ...body, passwordHash: 'x' }) }
    expect((await fetch(`${url}/api/customer/register`, init)).status).toBe(201)
    const mails = () => (existsSync(join(dataDir, 'mail')) ? readdirSync(join(dataDir, 'mail')) : [])
    await expect.poll(() => mails().filter((name) => name.endsWith('.eml')).length).toBe(1)
    expect(openToOthers(dataDir)).toEqual([])
  })

  it('is closed at the next start where an older program left it open', async () => {
    const dataDir = tempFolder('data')
    mkdirSync(join(dataDir, 'mail'), { recursive: true })
    for (const folder of [dataDir, join(dataDir, 'mail')]) chmodSync(folder, 0o755)
    await start({}, dataDir)
    await node?.stop()
    for (const path of ['', 'mail', 'database', 'database/base']) chmodSync(join(dataDir, path), 0o755)
    chmodSync(join(dataDir, 'database/PG_VERSION'), 0o666)
    chmodSync(join(dataDir, 'database/global/pg_control'), 0o666)
    await start({}, dataDir)
    expect(openToOthers(dataDir)).toEqual([])
  })
})

describe.runIf(isHere)('a start that cannot be', () => {
  it.each([
    ['a HOST that is no name', { HOST: 'not a host' }, /^HOST must be an address or a name/],
    ['a HOST that nobody knows', { HOST: 'nowhere.invalid' }, /^HOST cannot be listened on: /],
    ['a HOST of another machine', { HOST: '203.0.113.9' }, /^PORT or HOST cannot be listened on: /],
    ['a DATA_DIR below a file', { DATA_DIR: '/dev/null/data' }, /^DATA_DIR cannot be used: /],
    ['a DATA_DIR that cannot be made', { DATA_DIR: '/proc/nowhere/data' }, /^DATA_DIR cannot be used: /],
  ])('says why in one line: %s', async (_what, env, line) => {
    const { code, lines } = await failedStart({ SHOP_DEMO: 'off', ...env })
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(line)] })
  })
})

/** A disk of its own, where the machine lets us have one. */
function smallDisk(): string | undefined {
  const folder = tempFolder('disk')
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=70m', 'tmpfs', folder], { stdio: 'pipe' })
  } catch {
    return undefined
  }
  onTestFinished(() => void execFileSync('umount', ['-l', folder]))
  return folder
}

describe.runIf(isHere)('a start on a full disk', () => {
  it('ends with one line, with the database half made too', async (test) => {
    const disk = smallDisk()
    if (!disk) return test.skip('no disk can be mounted here')
    const DATA_DIR = join(disk, 'data')
    for (const ballast of [66, 45]) {
      writeFileSync(join(disk, 'ballast'), Buffer.alloc(ballast * 1024 * 1024))
      const { code, lines } = await failedStart({ SHOP_DEMO: 'off', DATA_DIR })
      const line = expect.stringMatching(
        /^DATA_DIR cannot be written: .*\(ENOSPC\)$|^the disk of the database is full: /,
      )
      expect({ code, lines }).toEqual({ code: 1, lines: [line] })
    }
  })
})

describe.runIf(isHere)('a stop', () => {
  async function send(to: ShopProcess, text: string): Promise<Socket> {
    const socket = connect(to.port, '127.0.0.1')
    socket.on('error', () => undefined)
    await once(socket, 'connect')
    await new Promise((resolve) => socket.write(text, resolve))
    return socket
  }

  it.each([
    ['a request whose head does not end', 'GET / HTTP/1.1\r\nhost: shop\r\nx-slow:'],
    [
      'a request whose body does not end',
      'POST /api/orders HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
    ],
    ['a connection that says nothing', ''],
  ])('ends with 0 and a closed database, whatever hangs on: %s', async (_what, text) => {
    const running = await start()
    const socket = await send(running, text)
    // The shop has seen the connection when a later one is answered.
    expect((await fetch(`${running.url}/health/live`)).status).toBe(200)
    expect((await running.stop()).code).toBe(0)
    node = undefined
    socket.destroy()
    expect(existsSync(join(running.dataDir, 'database.lock'))).toBe(false)
    expect(running.lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
  })
})
