import { startShop } from './started-shop.ts'

/** The shop as `npm start` starts it, with its demo data, for all browser tests. */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, dataDir, stop } = await startShop({}, 'server/start.js')
  process.env.SHOP_URL = url
  process.env.SHOP_DATA = dataDir
  return stop
}
