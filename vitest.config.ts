import { defineConfig } from 'vitest/config'
import { isGate, isRelease } from './test/gate.ts'

const shared = {
  isolate: false,
  // A whole shop is made for each test: with more room for young objects a tenth less is copied to and fro.
  execArgv: ['--max-semi-space-size=64'],
  // They end what hangs and judge nothing: a busy machine takes ten times as long as a quiet one.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 15_000 } },
  setupFiles: ['./test/setup.ts'],
}

/** Permissions do not depend on the database: tested once, on the quicker one. */
const onPostgresAlone = ['server/access-matrix.test.ts', 'server/staff-roles.test.ts', 'server/key-scopes.test.ts']

/** Without statements of its own: once is enough. */
const withoutSql = [
  'server/catalog/{product-index,images,search}/**',
  'server/{messages/mail-kinds,orders/paypal,platform/csv,platform/file-reading,platform/public-cache}/**',
  'server/site/{pages,shop}/**',
  'server/platform/{config,log,log-privacy,network-address,request-outside}.test.ts',
  'server/platform/http/{gone-sender,http-rules,rate-limits,web-security}.test.ts',
  'server/platform/database/embedded-database.test.ts',
  'server/accounts/customers/password.test.ts',
  'extensions/catalog-import/catalog-file/read-file-in-thread.test.ts',
  'extensions/foreign-files/mapping/supplier-lists.test.ts',
  'server/messages/mail/{file,smtp}-mailer.test.ts',
  'server/start-and-stop.test.ts',
]

/**
 * The embedded database itself: driver, migrations, start, backup, concurrency, the life of an order. The browser tests
 * run on it too, with every other call of the shop.
 */
const databaseSeam = [
  'server/platform/database/**/*.test.ts',
  'server/site/backup/**/*.test.ts',
  'server/{several-nodes,platform/jobs}.test.ts',
  'server/orders/checkout/{place-order,place-paid-order}.test.ts',
  'server/orders/order/{ship-order,cancel-order}.test.ts',
]

/** What breaks on purpose and at length, not in `npm test`: on the embedded database, which dies with its process. */
const atLength = ['faults/faults.test.ts', 'extensions/stored-imports/import-cut-off.test.ts']
/** A minute each: before a release, or by `npm run faults -- machine`, which tries more. */
const byHand = ['faults/machine/machine.test.ts']
/** Minutes each: before a release, and by hand. */
const beforeRelease = [
  'extensions/catalog-import/catalog-file/hostile-files.test.ts',
  'server/catalog/search/labelled-queries.test.ts',
]
/** And what is the same on both, on the quicker one. */
const atLengthOnce = ['faults/{crowd,fuzz,model,soak}/**', 'server/orders/payments/wallet-faults.test.ts']
/** The commands as processes. */
const ofTheSeam = ['server/site/backup/backup-commands.test.ts']

// The commands of package.json run rules, postgres and seam. `embedded` is the whole server suite on that database:
// before a release, or for one folder.
export default defineConfig({
  test: {
    maxWorkers: 2,
    // A worker that has run two hundred files takes its time to go, too.
    teardownTimeout: 60_000,
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
          include: ['server/**/*.test.ts', 'extensions/**/*.test.ts', 'faults/**/*.test.ts'],
          exclude: onPostgresAlone,
          provide: { databaseKind: 'embedded' },
          globalSetup: ['./test/global-temp.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'seam',
          include: [
            ...databaseSeam,
            ...withoutSql.map((path) => path.replace(/\*\*$/, '**/*.test.ts')),
            ...(isGate ? [] : atLength),
          ],
          exclude: isRelease ? [] : beforeRelease,
          provide: { databaseKind: 'embedded' },
          globalSetup: ['./test/global-temp.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'postgres',
          include: ['server/**/*.test.ts', 'extensions/**/*.test.ts', 'faults/**/*.test.ts'],
          exclude: [
            ...withoutSql,
            ...ofTheSeam,
            ...atLength,
            ...byHand,
            ...(isGate ? atLengthOnce : []),
            ...(isRelease ? [] : beforeRelease),
          ],
          provide: { databaseKind: 'postgres' },
          globalSetup: ['./test/global-temp.ts', './test/global-postgres.ts'],
        },
      },
    ],
  },
})
