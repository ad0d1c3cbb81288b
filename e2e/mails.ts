import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'

/** The mails that a shop, by default the one of all tests, has written to an address so far. */
export async function mailsTo(address: string, dataDir = process.env.SHOP_DATA ?? '') {
  const folder = join(dataDir, 'mail')
  // The shop makes it with the first mail.
  if (!existsSync(folder)) return []
  const mails = await Promise.all(
    readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
  )
  return mails.filter((mail) => mail.to?.some((to) => to.address === address))
}
