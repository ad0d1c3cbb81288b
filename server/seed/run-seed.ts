import { fileURLToPath } from 'node:url'
import { backUpBeforeUpgrade } from '#server/backup/back-up-before-upgrade.ts'
import { databaseAddress } from '#server/backup/shop-records.ts'
import { countSteps, diesWithParent } from '#server/child-step.ts'
import { readConfig } from '#server/config.ts'
import { keepToOneself } from '#server/data-folder.ts'
import { openDatabase } from '#server/db/database.ts'
import { openImages } from '#server/images/open-images.ts'
import { openLog } from '#server/log.ts'
import { openOrderKeys, readOrderSecret } from '#server/order-keys/order-keys.ts'
import { readShopConfig } from '#server/shop-config.ts'
import { explainStartFailure } from '#server/start-failure.ts'
import { seedCatalog } from './seed-catalog.ts'
import { seedOrders } from './seed-orders.ts'

// The part of a start that loads the demo; its memory goes with this process. One that is killed leaves pictures at most,
// and the next start begins again.
diesWithParent()
keepToOneself()
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
    const orderKeys = openOrderKeys(await readOrderSecret(config.dataDir))
    await seedOrders({ database, shop: readShopConfig(config.shopConfigFile), orderKeys, clock, folder })
  }
  await database.close()
} catch (error) {
  process.stderr.write(`${explainStartFailure(error)}\n`)
  process.exit(1)
}
