import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'
import type { Deps } from '#server/site/deps/deps.ts'
import { readConsistencyReport } from './consistency-report.ts'
import { dumpRows } from './shop-rows-repository.ts'

export interface MaintenancePort {
  close(): Promise<void>
}

export function maintenancePortFile(dataDir: string): string {
  return join(dataDir, 'maintenance.json')
}

/**
 * Backup and check of an embedded database go through the shop that holds it (decision 0003: one program only). A
 * separate port on the loopback address: no proxy leads there, and the shop's PORT and HOST do not matter. The token is
 * new at each start and in a file that only the shop's own user can read.
 */
export async function openMaintenancePort(
  deps: Pick<Deps, 'config' | 'database' | 'clock' | 'log'>,
): Promise<MaintenancePort> {
  const token = randomBytes(32).toString('base64url')
  const server = createServer((request, response) => {
    answer(deps, token, request, response).catch((error: unknown) => {
      deps.log.error({ err: error }, 'maintenance failed')
      if (!response.headersSent) response.writeHead(500)
      response.end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const file = maintenancePortFile(deps.config.dataDir)
  const part = `${file}.part`
  await rm(part, { force: true })
  const { port } = server.address() as AddressInfo
  await writeFile(part, JSON.stringify({ port, token }), { mode: 0o600, flag: 'wx' })
  await rename(part, file)
  return {
    close: async () => {
      await rm(file, { force: true })
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(
  deps: Parameters<typeof openMaintenancePort>[0],
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
    response.writeHead(403).end()
  } else if (request.method === 'GET' && request.url === '/rows') {
    const packed = await packedRows(deps)
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'content-encoding': 'gzip' }).end(packed)
  } else if (request.method === 'GET' && request.url === '/books') {
    const books = JSON.stringify(await readConsistencyReport(deps))
    response.writeHead(200, { 'content-type': 'application/json' }).end(books)
  } else {
    response.writeHead(404).end()
  }
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** Packed in memory before anything leaves: the embedded database has one connection, a slow reader would hold it. */
async function packedRows({ database }: Pick<Deps, 'database'>): Promise<Buffer> {
  const gzip = createGzip({ level: 1 })
  const packed = buffer(gzip)
  const dumped = dumpRows(database, async (text) => {
    if (!gzip.write(text)) await once(gzip, 'drain')
  })
  try {
    await dumped
    gzip.end()
  } catch (error) {
    gzip.destroy(error as Error)
    await packed.catch(() => undefined)
    throw error
  }
  return packed
}
