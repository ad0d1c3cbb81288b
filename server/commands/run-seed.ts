import '#server/installed-extensions.ts'
import { fileURLToPath } from 'node:url'
import { openImages } from '#server/catalog/images/open-images.ts'
import { countSteps, exitWithParent } from '#server/platform/child-step.ts'
import { readConfig } from '#server/platform/config.ts'
import { restrictToOwner } from '#server/platform/database/data-folder.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { openLog } from '#server/platform/log.ts'
import { openOrderAccessKeys, readOrderSecret } from '#server/platform/order-keys/order-access-keys.ts'
import { readShopConfig } from '#server/platform/shop-config.ts'
import { explainStartFailure } from '#server/platform/start-failure.ts'
import { backUpBeforeUpgrade } from '#server/site/backup/back-up-before-upgrade.ts'
import { databaseAddress } from '#server/site/backup/shop-records.ts'
import { seedCatalog } from '#server/site/seed/seed-catalog.ts'
import { seedOrders } from '#server/site/seed/seed-orders.ts'

// The part of a start that loads the demo; its memory goes with this process. One that is killed leaves pictures at most,
// and the next start begins again.
exitWithParent()
restrictToOwner()
try {
  const config = readConfig(process.env)
  const clock = () => new Date()
  const folder = fileURLToPath(new URL('../../seed', import.meta.url))
  const log = openLog(config.logLevel)
  const database = await openDatabase(databaseAddress(config), backUpBeforeUpgrade({ config, clock, log }))
  const say = countSteps('Loading the demo', config.hasDemoOrders ? 3 : 2)
  await seedCatalog({ database, images: await openImages(config), clock, folder, say })
  if (config.hasDemoOrders) {
    say('orders of a year')
    const orderKeys = openOrderAccessKeys(await readOrderSecret(config.dataDir))
    await seedOrders({ database, shop: readShopConfig(config.shopConfigFile), orderKeys, clock, folder })
  }
  await database.close()
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`)
  process.exit(1)
}
