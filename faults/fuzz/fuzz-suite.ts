import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkInvariants, violationText } from '#server/orders/consistency/check-invariants.ts'
import { openDatabase } from '#server/platform/database/database.ts'
import { openBuiltPages } from '#server/site/pages/built-pages.ts'
import { atFaultPlace } from '../fault-place.ts'
import { type FaultRun, secondsSince } from '../fault-run.ts'
import { fuzz } from './fuzz-run.ts'
import { openFuzzShop } from './fuzz-shop.ts'
import { pageAddresses, undocumentedAddresses } from './undocumented-calls.ts'

const fullSize = 100_000
const slowMs = 2_000
const distFolder = fileURLToPath(new URL('../../dist', import.meta.url))

/** Calls everything in the OpenAPI document in every wrong way; with `--requests n`, n of them. */
export async function fuzzEveryCall(run: FaultRun): Promise<void> {
  const { seed, requests = fullSize } = run.options
  for (const kind of run.options.databases) {
    await atFaultPlace(kind, async ({ folder, database }) => {
      const opened = await openDatabase(await database('fuzz'))
      const pages = existsSync(join(distFolder, 'client/manifest.json')) ? await openBuiltPages(distFolder) : undefined
      const extra = [...undocumentedAddresses, ...(pages ? pageAddresses : [])]
      if (!pages) run.say('the pages are not built (npm run build) and are left out')
      const shop = await openFuzzShop(opened, join(folder, 'shop'), pages)
      const began = performance.now()
      const { sent, statuses, findings, slowestMs } = await fuzz(shop, {
        seed,
        requests,
        slowMs,
        extra,
        onProgress: (sent) => run.say(`${kind}: ${sent} requests, ${Math.round(secondsSince(began))} s`),
      })
      for (const { operation, problem, count, index, example } of findings)
        run.report(`${kind}: ${operation}: ${problem}`, [`${count} times, first by request ${index}`, example])
      run.report(`${kind}: after the fuzz`, (await checkInvariants(shop.deps)).map(violationText))
      const counts = [...statuses].sort().map(([status, count]) => `${status}: ${count}`)
      run.row({
        suite: 'fuzz',
        database: kind,
        what: 'requests from the document',
        runs: sent,
        seconds: secondsSince(began),
        figures: `${counts.join(', ')}; slowest ${Math.round(slowestMs)} ms`,
      })
      await shop.close()
      await opened.close()
    })
  }
}
