import '#server/installed-extensions.ts'
import { parseArgs } from 'node:util'
import { resealCodeKeys } from '#server/accounts/second-factor/seal-code-key.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { renewOrderAccessKeys } from '#server/platform/order-keys/renew-order-access-keys.ts'
import { runCommand, tell } from '#server/site/backup/command-line.ts'
import { databaseAddress } from '#server/site/backup/shop-records.ts'

// `npm run renew-keys`, `npm run renew-keys -- --end-links`: the shop is stopped, all its nodes.
await runCommand(async () => {
  const { values } = parseArgs({ options: { 'end-links': { type: 'boolean', default: false } } })
  const config = readConfig(process.env)
  const database = await openDatabase(databaseAddress(config), async () => false)
  try {
    await resealCodeKeys({ database, config }, { isNew: true })
    await renewOrderAccessKeys({ database, dataDir: config.dataDir }, { endsLinks: values['end-links'] })
  } finally {
    await database.close()
  }
  tell('new: order-keys.secret of this node, and the secrets of the hashes and of code apps; start the shop again')
  tell(values['end-links'] ? 'links to orders that were sent have ended' : 'links to orders that were sent stay good')
  return 0
})
