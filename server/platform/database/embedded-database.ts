import fs from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { actorStatement, mayWrite } from './actor.ts'
import { onConnection } from './connection/open-connection.ts'
import { takeLock } from './connection/single-writer-lock.ts'
import { closeDatabaseFiles } from './data-folder.ts'

/** Two more WAL segments. */
const neededBytes = 2 * 16 * 1024 * 1024

/** The database allocates all its buffers in the shop's memory at once; the operating system caches the rest. */
const settings = ['wal_sync_method=fsync', 'shared_buffers=8MB', 'max_connections=5'].flatMap((one) => ['-c', one])

/** On a full disk the engine fails with an unrelated error. */
function isFull(folder: string): boolean {
  const { bavail, bsize } = fs.statfsSync(folder)
  return bavail * bsize < neededBytes
}

interface EmscriptenFs {
  lookupPath(path: string): {
    node: { mount: { type: { stream_ops: { fsync?: (stream: { nfd: number }) => number } } } }
  }
}

/**
 * PGlite with the durability of PostgreSQL. By itself it starts with fsync off (`-F`) and its file system answers
 * fsync without doing it; here the flag goes, WAL is synced by fsync, and the call reaches the disk (rule 474).
 */
export async function openEmbedded(folder: string): Promise<{ client: PGlite; release: () => Promise<void> }> {
  const release = await takeLock(`${folder}.lock`)
  try {
    const client = await PGlite.create({
      dataDir: folder,
      startParams: [...PGlite.defaultStartParams.filter((p) => p !== '-F'), ...settings],
    })
    const files = client.Module.FS as unknown as EmscriptenFs
    files.lookupPath('/pglite/data').node.mount.type.stream_ops.fsync = (stream) => {
      fs.fsyncSync(stream.nfd)
      return 0
    }
    await closeDatabaseFiles(folder)
    return { client, release }
  } catch (error) {
    await release()
    throw isFull(folder) ? Object.assign(new Error('no room'), { code: 'ENOSPC', path: folder, cause: error }) : error
  }
}

const heldMs = 8

let heldSince = 0

/**
 * The engine answers in this very thread, and a transaction goes from statement to statement without letting go of it:
 * between two of them what needs no database has its turn.
 */
function lettingGo(begun: Transaction): Transaction {
  const query: Transaction['query'] = async (...statement) => {
    if (performance.now() - heldSince > heldMs) {
      await setImmediate()
      heldSince = performance.now()
    }
    return begun.query(...statement)
  }
  return Object.create(begun, { query: { value: query } })
}

/** Drizzle on it. Of its transactions one is open at a time: for all of them the same statements are built. */
export function openEmbeddedDrizzle(client: PGlite): PgliteDatabase & { $client: PGlite } {
  let open: Pick<Transaction, 'query'> = client
  const on = (parts: Partial<PGlite>) => drizzle({ client: parts as PGlite })
  const inside = on({ query: (...statement) => open.query(...statement) })
  const db = on({
    query: async (...statement) => {
      const who = actorStatement()
      if (!who || !mayWrite(statement)) return client.query(...statement)
      return client.transaction(async (begun) => {
        await begun.query(who.text, who.values)
        return begun.query(...statement)
      })
    },
    transaction: (work) => {
      const who = actorStatement()
      return client.transaction(async (begun) => {
        const one = lettingGo(begun)
        open = one
        if (who) await begun.query(who.text, who.values)
        return work(one)
      })
    },
  })
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) => transaction((tx) => onConnection(inside, tx, work), config)
  return Object.assign(db, { $client: client })
}
