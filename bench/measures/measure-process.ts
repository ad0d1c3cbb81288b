import { setTimeout } from 'node:timers/promises'
import type { Bench } from '../bench-run.ts'
import { type ShopPlace, startShop } from '../bench-shop.ts'
import type { Row } from '../bench-table.ts'
import { median } from '../http-load.ts'
import { cpuSeconds, residentMegabytes } from '../process-cost.ts'

const restMs = 5_000
const busySeconds = 0.3
const restMegabytes = 200
const loadedMegabytes = 350
const starts = 3

/** Memory before the first visit, once the words of the articles are read. */
export async function measureRest(bench: Bench): Promise<void> {
  const spent = () => cpuSeconds(bench.shop.pid)
  for (let before = Number.NEGATIVE_INFINITY; spent() - before > busySeconds; await setTimeout(restMs)) before = spent()
  addMemory(bench, 'memory at rest', restMegabytes)
}

/** Memory after everything else has been measured. */
export function measureLoaded(bench: Bench): void {
  addMemory(bench, 'memory after load', loadedMegabytes)
}

function addMemory(bench: Bench, measure: string, reach: number): void {
  const megabytes = residentMegabytes(bench.shop.pid)
  const counts = bench.place.databaseUrl !== undefined && bench.products === 1_000
  bench.add({
    measure,
    where: bench.where,
    floor: '',
    shop: `${Math.round(megabytes)} MB`,
    reach: counts ? `≤ ${reach} MB` : '',
    ...(counts && { isReached: megabytes <= reach }),
  })
}

/** The cost of a start on existing data. */
export async function measureStart(place: ShopPlace, where: string): Promise<Row> {
  const cpu: number[] = []
  const wall: number[] = []
  for (let start = 0; start < starts; start++) {
    const shop = await startShop(place)
    cpu.push(shop.start.cpuSeconds)
    wall.push(shop.start.wallSeconds)
    await shop.stop()
  }
  const reach = place.databaseUrl ? 1 : 3
  return {
    measure: 'start on existing data until ready',
    where,
    floor: '',
    shop: `${median(cpu).toFixed(2)} s of process time, ${median(wall).toFixed(2)} s on the clock`,
    reach: `≤ ${reach} s`,
    isReached: median(cpu) <= reach,
  }
}
