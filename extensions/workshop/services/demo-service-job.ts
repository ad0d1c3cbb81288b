import { inTransaction } from '#server/platform/database/transaction.ts'
import type { Job } from '#server/platform/jobs.ts'
import { lockNames } from '#server/platform/throttle/counted-call-repository.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import services from './demo-services.json' with { type: 'json' }
import type { BicycleKind, PriceKind } from './service-kinds.ts'
import { hasServices, insertServices } from './service-repository.ts'

/** A demo shop opens with twelve services; a real one with none. */
export function demoServiceJob({ database }: Pick<Deps, 'database'>): Job {
  return {
    name: 'give a demo workshop its services',
    everySeconds: 86_400,
    run: () =>
      inTransaction(database, async (tx) => {
        await lockNames(tx, ['workshop services'])
        if (await hasServices(tx)) return
        const rows = services.map((one, position) => ({
          ...one,
          position,
          priceKind: one.priceKind as PriceKind,
          kinds: (one.kinds ?? []) as BicycleKind[],
        }))
        await insertServices(tx, rows)
      }),
  }
}
