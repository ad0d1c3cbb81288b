import { setTimeout } from 'node:timers/promises'
import { differences, type MachineCase, until } from './machine-stage.ts'
import { WholeShop } from './whole-shop.ts'

export const processCases: readonly MachineCase[] = [
  {
    name: 'SIGTERM under load',
    on: ['embedded', 'postgres'],
    holds: 'promised orders, exit code 0 within 10 s',
    run: async (stage) => {
      let shop = await stage.shop()
      const buyers = await stage.buyers(() => shop)
      const began = performance.now()
      const { code, signal } = await shop.stop()
      const stopMs = performance.now() - began
      const stopped = shop
      shop = await stage.shop()
      const started = performance.now()
      await until('an order after the start', () => buyers.lastPromiseAt > started)
      const wellAfterMs = buyers.lastPromiseAt - started
      await buyers.leave()
      const broken = differences({ code, signal }, { code: 0, signal: null })
      if (stopMs > 10_000) broken.push(`it took ${stopMs} ms to stop`)
      const complaints = stopped.lines.filter((line) => /"level":(50|60)/.test(line))
      if (complaints.length > 0) broken.push(`logged while stopping: ${complaints[0]}`)
      return {
        seen: `stopped in ${(stopMs / 1_000).toFixed(1)} s; orders ${buyers.seen()}`,
        broken: [...broken, ...(await buyers.broken()), ...(await stage.checkData())],
        wellAfterMs,
      }
    },
  },
  {
    name: 'second process on the same embedded data',
    on: ['embedded'],
    holds: 'refused in one line with code 1, the first unharmed',
    run: async (stage) => {
      const shop = await stage.shop()
      const buyers = await stage.buyers(() => shop, 2)
      const { dataDir, dist } = stage
      const second = await WholeShop.spawn({ dataDir, dist, databaseUrl: undefined })
      const { code } = await second.end()
      await buyers.untilPromised(10)
      await buyers.leave()
      const broken = differences({ code, lines: second.lines.length }, { code: 1, lines: 1 })
      if (!/is in use by process \d+; only one program may open it$/.test(second.lines[0] ?? ''))
        broken.push(`it said: ${second.lines.join(' | ')}`)
      return {
        seen: `nothing; the second says «${second.lines[0]}»`.replaceAll(dataDir, 'DATA_DIR'),
        broken: [...broken, ...(await buyers.broken()), ...(await stage.checkData())],
        wellAfterMs: 0,
      }
    },
  },
  {
    name: 'killed, then started at once',
    on: ['embedded', 'postgres'],
    holds: 'promised orders',
    run: async (stage) => {
      let shop = await stage.shop()
      const buyers = await stage.buyers(() => shop)
      shop.signal('SIGKILL')
      await shop.end()
      const died = performance.now()
      shop = await stage.shop()
      await until('an order after the start', () => buyers.lastPromiseAt > died)
      const wellAfterMs = buyers.lastPromiseAt - died
      await setTimeout(0)
      await buyers.leave()
      return {
        seen: `orders ${buyers.seen()}`,
        broken: [...(await buyers.broken()), ...(await stage.checkData())],
        wellAfterMs,
      }
    },
  },
]
