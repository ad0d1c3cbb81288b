import '#server/installed-extensions.ts'
import { readConfig } from '#server/platform/config.ts'
import { checkShopData } from '#server/site/backup/check-shop-data.ts'
import { runCommand, tell } from '#server/site/backup/command-line.ts'
import { readablePictures } from '#server/site/backup/shop-pictures.ts'
import { openShopRecords } from '#server/site/backup/shop-records.ts'

await runCommand(async () => {
  const config = readConfig(process.env)
  const records = await openShopRecords(config)
  try {
    const { violations, notes, summary } = await checkShopData(await records.readBooks(), readablePictures(config))
    for (const line of [...violations, ...notes]) tell(line)
    if (violations.length === 0) tell(`all well: ${summary}`)
    return violations.length === 0 ? 0 : 1
  } finally {
    await records.close()
  }
})
