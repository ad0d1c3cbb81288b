import '#server/installed-extensions.ts'
import { renewAdminPassword } from '#server/accounts/staff/admin-password.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { runCommand, tell } from '#server/site/backup/command-line.ts'
import { databaseAddress } from '#server/site/backup/shop-records.ts'

// `npm run new-password`, for an owner who is locked out. With the embedded database the shop is stopped.
await runCommand(async () => {
  const config = readConfig(process.env)
  const database = await openDatabase(databaseAddress(config), async () => false)
  try {
    const password = await renewAdminPassword({ database, clock: () => new Date() })
    tell(`The shop's password is now ${password}; every session of the dashboard has ended.`)
  } finally {
    await database.close()
  }
  if (config.adminPassword !== undefined) tell('ADMIN_PASSWORD is set: it comes back at the next start.')
  return 0
})
