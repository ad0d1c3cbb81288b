import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type PostgresServer, startPostgres } from '#test/postgres-server.ts'
import { fillCatalog } from './bench-catalog.ts'
import type { DatabaseKind } from './bench-options.ts'
import type { ShopPlace } from './bench-shop.ts'

/** Creates filled shops, each with its own folder and database, and deletes everything at the end. */
export class BenchPlaces {
  #folder = mkdtempSync(join(tmpdir(), 'pedivella-bench-'))
  #server: PostgresServer | undefined

  async make(kind: DatabaseKind, products: number): Promise<ShopPlace> {
    const dataDir = join(this.#folder, `${kind}-${products}`)
    if (kind === 'embedded') {
      await fillCatalog({ folder: join(dataDir, 'database') }, dataDir, products)
      return { dataDir }
    }
    const databaseUrl = await this.#newDatabase(`bench_${products}`)
    await fillCatalog({ url: databaseUrl }, dataDir, products)
    return { dataDir, databaseUrl }
  }

  async end(): Promise<void> {
    await this.#server?.end()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #newDatabase(name: string): Promise<string> {
    // With fsync, as in production, so that baseline and shop pay for durability.
    this.#server ??= await startPostgres()
    const client = new pg.Client({ connectionString: this.#server.url })
    await client.connect()
    await client.query(`create database ${name}`)
    await client.end()
    const url = this.#server.url.replace(/\/postgres$/, `/${name}`)
    return url
  }
}
