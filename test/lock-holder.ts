import { takeLock } from '#server/platform/database/connection/single-writer-lock.ts'

// A process that takes the given lock and waits to be killed (embedded-database.test.ts).
await takeLock(process.argv[2] ?? '')
process.stdout.write('held\n')
setInterval(() => {}, 60_000)
