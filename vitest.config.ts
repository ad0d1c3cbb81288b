import { defineConfig } from 'vitest/config'

const shared = {
  isolate: false,
  testTimeout: 20_000,
  hookTimeout: 60_000,
  setupFiles: ['./test/setup.ts'],
}

// The server's tests run twice: on the embedded database and on a real PostgreSQL.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: 'rules',
          include: ['shared/**/*.test.ts', 'wallet-emulator/**/*.test.ts', 'test/**/*.test.ts', 'web/**/*.test.ts'],
          setupFiles: [],
        },
      },
      {
        test: {
          ...shared,
          name: 'embedded',
          include: ['server/**/*.test.ts', 'faults/**/*.test.ts'],
          provide: { databaseKind: 'embedded' },
        },
      },
      {
        test: {
          ...shared,
          name: 'postgres',
          include: ['server/**/*.test.ts', 'faults/**/*.test.ts'],
          provide: { databaseKind: 'postgres' },
          globalSetup: ['./test/global-postgres.ts'],
        },
      },
    ],
  },
})
