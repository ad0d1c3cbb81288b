import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '#test/postgres-server.ts'
import type { DatabaseKind } from './fault-run.ts'

/** The place of a suite: an empty folder, and for PostgreSQL its own server. */
export interface FaultPlace {
  kind: DatabaseKind
  folder: string
  /** A new empty database: a folder of the embedded one, or the address of a real one. */
  database(name: string): Promise<{ folder: string } | { url: string }>
}

/** Makes the place, lets the work happen there, and leaves nothing behind. */
export async function atFaultPlace(kind: DatabaseKind, work: (place: FaultPlace) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pedivella-faults-'))
  const server = kind === 'postgres' ? await startPostgres() : undefined
  const database = async (name: string) => {
    if (!server) {
      mkdirSync(join(folder, name))
      return { folder: join(folder, name, 'database') }
    }
    const admin = new pg.Client({ connectionString: server.url })
    await admin.connect()
    await admin.query(`create database "${name}"`)
    await admin.end()
    return { url: server.url.replace(/\/postgres$/, `/${name}`) }
  }
  try {
    await work({ kind, folder, database })
  } finally {
    await server?.end()
    rmSync(folder, { recursive: true, force: true })
  }
}
