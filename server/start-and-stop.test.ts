import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest'
import { openMemoryS3 } from '#test/memory-s3.ts'
import { ShopProcess } from '#test/own-process.ts'
import { failedStart, plainPages, startShopNode } from '#test/shop-node.ts'
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

/** Files that other users could read or write if the folder were open. */
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
    ['an unknown HOST', { HOST: 'nowhere.invalid' }, /^HOST cannot be listened on: /],
    ['a HOST of another machine', { HOST: '203.0.113.9' }, /^PORT or HOST cannot be listened on: /],
    ['a DATA_DIR below a file', { DATA_DIR: '/dev/null/data' }, /^DATA_DIR cannot be used: /],
    ['a DATA_DIR that cannot be made', { DATA_DIR: '/proc/nowhere/data' }, /^DATA_DIR cannot be used: /],
  ])('says why in one line: %s', async (_what, env, line) => {
    const { code, lines } = await failedStart({ SHOP_DEMO: 'off', ...env })
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(line)] })
  })
})

describe.runIf(isHere)('a picture store that cannot be used', () => {
  it.each([
    ['a bucket that is not there', {}, { S3_BUCKET: 'altrove' }, /^S3_BUCKET altrove cannot be .*NoSuchBucket/],
    ['a bucket that may only be read', { isReadOnly: true }, {}, /^S3_BUCKET negozio cannot be .*AccessDenied/],
    ['nothing at all', {}, { S3_ENDPOINT: 'http://127.0.0.1:9' }, /^S3_BUCKET negozio cannot be .*does not answer/],
  ])('stops the start with one line: %s', async (_what, kind, change, line) => {
    const pictures = await openMemoryS3(kind)
    onTestFinished(() => pictures.close())
    const { code, lines } = await failedStart({ SHOP_DEMO: 'off', ...pictures.env, ...change })
    expect({ code, lines }).toEqual({ code: 1, lines: [expect.stringMatching(line)] })
  })
})

describe.runIf(isHere)('a start that loads the demo', () => {
  const begin = async () => {
    const dataDir = tempFolder('demo')
    const begun = await ShopProcess.spawn({ dataDir, env: { DIST_DIR: plainPages(dataDir) } })
    onTestFinished(() => begun.signal('SIGKILL'))
    return begun
  }
  const again = async (dataDir: string) => {
    node = await startShopNode({}, dataDir)
    return (await fetch(`${node.url}/api/products?limit=1`)).headers.get('x-total-count')
  }

  it('says each step with a count, in the process of another that ends', async () => {
    const begun = await begin()
    await begun.untilSaid(/^Pedivella is ready/)
    const steps = begun.lines.filter((line) => line.startsWith('Loading'))
    expect(steps).toEqual([
      expect.stringMatching(/^Loading the demo 1\/2: \d+ pictures$/),
      expect.stringMatching(/^Loading the demo 2\/2: \d+ articles/),
    ])
    // The emulators of the wallet and of cards; the loader is gone.
    const children = readFileSync(`/proc/${begun.pid}/task/${begun.pid}/children`, 'utf8').trim().split(' ')
    expect(children.length).toBeLessThanOrEqual(2)
    await begun.stop()
    node = await startShopNode({}, begun.dataDir)
    expect(node.lines.filter((line) => line.startsWith('Loading'))).toEqual([])
  })

  it('ends with 0 when it is stopped, and the next start does the rest', async () => {
    const begun = await begin()
    await begun.untilSaid(/^Loading the demo/)
    expect(await begun.stop()).toEqual({ code: 0, signal: null })
    expect(Number(await again(begun.dataDir))).toBeGreaterThan(100)
  })

  it('is mended by the next start when it is killed', async () => {
    const begun = await begin()
    await begun.untilSaid(/^Loading the demo 2/)
    begun.signal('SIGKILL')
    expect(Number(await again(begun.dataDir))).toBeGreaterThan(100)
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

  it('ends with 0 and a closed database, whatever hangs on', async () => {
    const running = await start()
    const hanging = await Promise.all([
      send(running, 'GET / HTTP/1.1\r\nhost: shop\r\nx-slow:'),
      send(
        running,
        'POST /api/orders HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 900\r\n\r\n{',
      ),
      send(running, ''),
    ])
    // The shop has seen the connections when a later one is answered.
    expect((await fetch(`${running.url}/health/live`)).status).toBe(200)
    expect((await running.stop()).code).toBe(0)
    node = undefined
    for (const socket of hanging) socket.destroy()
    expect(existsSync(join(running.dataDir, 'database.lock'))).toBe(false)
    expect(running.lines.filter((line) => /"level":(50|60)/.test(line))).toEqual([])
  })
})
