import { setTimeout as pause } from 'node:timers/promises'
import type { TextGroup } from '#shared/contract/site/text-settings.ts'
import { BenchPlaces } from '../bench-places.ts'
import { startShop } from '../bench-shop.ts'
import { ms, percent, printMachine, rateAndTail } from '../bench-table.ts'
import { logInAdmin } from '../bench-visitor.ts'
import { drive, inTurns, median } from '../http-load.ts'
import { browserHeaders, categoryPath } from '../measures/measure-reads.ts'

// How soon a page of a second node shows what was changed at the first one, at most 1 second, and the rate of a
// category page while a text of it changes once a second: `node bench/dashboard/seen-changes.ts [products] [rounds]`.
const [products = '1000', rounds = '5'] = process.argv.slice(2)
const places = new BenchPlaces()
try {
  printMachine()
  const place = await places.make('postgres', Number(products))
  const [one, other] = [await startShop(place), await startShop({ ...place, dataDir: `${place.dataDir}-other` })]
  const admin = await logInAdmin(one.url)
  const pageOf = async (path: string) => (await fetch(other.url + path)).text()
  const category = await pageOf(categoryPath)
  const setting = async (name: string, change: object) => {
    const path = `/api/admin/settings/${name}`
    const { version, value } = await admin.call<{ version: number; value: object }>('GET', path)
    await admin.call('PUT', path, { version, value: { ...value, ...change } })
  }
  const shown = (await admin.call<TextGroup[]>('GET', '/api/admin/texts'))
    .flatMap(({ id, place, fields }) => fields.map((field) => ({ id, place, ...field })))
    .find(({ place, allowed, shipped: { it } }) => place === 'site' && !allowed[0] && it[8] && category.includes(it))
  if (!shown) throw new Error('the category page shows no text that can be changed')
  const changeText = async (stamp: string) => {
    const path = `/api/admin/texts/${shown.id}`
    const group = (await admin.call<TextGroup[]>('GET', '/api/admin/texts')).find(({ id }) => id === shown.id)
    await admin.call('PUT', path, { version: group?.version, texts: { [shown.key]: { it: stamp, en: stamp } } })
  }
  const changes: [string, string, (stamp: string) => Promise<void>][] = [
    ['telephone', '/', (phone) => setting('facts', { phone })],
    ['hero', '/', (heroTitle) => setting('home', { texts: { it: { heroTitle }, en: {} } })],
    ['sentence', categoryPath, changeText],
  ]
  for (const [what, path, change] of changes) {
    const waits: number[] = []
    for (let i = 0; i < Number(rounds) * 4; i++) {
      const stamp = `0444 ${100_000 + Math.floor(Math.random() * 899_999)}`
      await change(stamp)
      const began = performance.now()
      while (!(await pageOf(path)).includes(stamp)) await pause(2)
      waits.push(performance.now() - began)
    }
    process.stdout.write(`${what}: median ${ms(median(waits))}, slowest ${ms(Math.max(...waits))} after the answer\n`)
  }
  const load = () => drive({ url: other.url + categoryPath, pid: other.pid }, { duration: 5, headers: browserHeaders })
  const changing = async () => {
    let isMeasured = true
    const changes = (async () => {
      for (; isMeasured; await pause(1_000)) await changeText(String(Math.random()))
    })()
    const rate = await load()
    isMeasured = false
    await changes
    return rate
  }
  const { floor, shop } = await inTurns(Number(rounds), load, changing)
  const ratio = percent(shop.perSecond / floor.perSecond)
  process.stdout.write(`category page: ${rateAndTail(floor)}; while texts change ${rateAndTail(shop)}: ${ratio}\n`)
  await Promise.all([one.stop(), other.stop()])
} finally {
  await places.end()
}
