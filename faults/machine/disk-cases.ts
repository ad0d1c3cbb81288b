import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmdirSync } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startPostgres } from '#test/postgres-server.ts'
import { type MachineCase, type MachineStage, type Outcome, statusOf, until } from './machine-stage.ts'

const diskMb = 400
const fullMs = 4_000

/** A small disk of its own. @returns its folder, or the reason for having none */
function smallDisk(stage: MachineStage): { folder: string } | { skipped: string } {
  // PostgreSQL runs as another user: every folder on the way lets it pass.
  const folder = mkdtempSync(join(tmpdir(), 'pedivella-disk-'))
  chmodSync(folder, 0o755)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'tmpfs', folder], { stdio: 'pipe' })
  } catch (error) {
    return { skipped: `no disk can be mounted: ${String((error as { stderr?: Buffer }).stderr).trim()}` }
  }
  stage.atEnd(async () => {
    execFileSync('umount', ['-l', folder])
    rmdirSync(folder)
  })
  return { folder }
}

/** Fills a disk to its last block. @returns a function that frees it */
async function fill(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'ballast')
  const ballast = await open(file, 'w')
  for (const bytes of [1 << 20, 4_096]) {
    for (;;) {
      const isFull = await ballast.writeFile(Buffer.alloc(bytes)).then(
        () => false,
        () => true,
      )
      if (isFull) break
    }
  }
  await ballast.close()
  return () => rm(file)
}

async function fullFor(
  stage: MachineStage,
  disk: string,
  change: { dataDir?: string; databaseUrl?: string },
): Promise<Outcome> {
  let shop = await stage.shop(change)
  const buyers = await stage.buyers(() => shop)
  const empty = await fill(disk)
  await setTimeout(fullMs)
  const page = await statusOf(shop, '/')
  const hasDied = !shop.isAlive
  await empty()
  const ended = performance.now()
  if (hasDied) shop = await stage.shop(change)
  let restarts = hasDied ? 1 : 0
  await until('an order after the fault', async () => {
    if (!shop.isAlive) {
      restarts++
      shop = await stage.shop(change)
    }
    return buyers.lastPromiseAt > ended
  })
  const wellAfterMs = buyers.lastPromiseAt - ended
  await buyers.leave()
  const env = {
    ...(change.dataDir && { DATA_DIR: change.dataDir }),
    ...(change.databaseUrl && { DATABASE_URL: change.databaseUrl }),
  }
  return {
    seen: `pages ${page}; orders ${buyers.seen()}; restarts ${restarts}`,
    broken: [...(await buyers.broken()), ...(await stage.checkData(env))],
    wellAfterMs,
  }
}

export const diskCases: readonly MachineCase[] = [
  {
    name: 'disk of the shop full (embedded database)',
    on: ['embedded'],
    holds: 'promised orders',
    run: async (stage) => {
      const disk = smallDisk(stage)
      if ('skipped' in disk) return { seen: '', broken: [], skipped: disk.skipped }
      return fullFor(stage, disk.folder, { dataDir: join(disk.folder, 'data') })
    },
  },
  {
    name: 'disk of PostgreSQL full',
    on: ['postgres'],
    holds: 'promised orders',
    run: async (stage) => {
      const disk = smallDisk(stage)
      if ('skipped' in disk) return { seen: '', broken: [], skipped: disk.skipped }
      // The server puts its data in the temporary folder of the process that starts it.
      const usual = process.env.TMPDIR
      process.env.TMPDIR = disk.folder
      const server = await startPostgres().finally(() => {
        if (usual === undefined) delete process.env.TMPDIR
        else process.env.TMPDIR = usual
      })
      stage.atEnd(() => server.end())
      return fullFor(stage, disk.folder, { databaseUrl: server.url })
    },
  },
]
