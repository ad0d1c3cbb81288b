import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

/** One PostgreSQL for all test files of the project; each worker makes its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // Durability is tested by its own suites, which start their own server.
  const server = await startPostgres(['-c', 'fsync=off', '-c', 'max_connections=200'])
  project.provide('postgresUrl', server.url)
  return () => server.end()
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    databaseKind: 'embedded' | 'postgres'
  }
}
