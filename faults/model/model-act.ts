import fc from 'fast-check'
import type { ModelWorld } from './model-world.ts'
import type { ShopModel } from './shop-model.ts'

export type Act = fc.AsyncCommand<ShopModel, ModelWorld>

/** One command: when it makes sense, what it does to both, and what is compared after it, which is everything. */
export function act(
  name: string,
  check: (model: ShopModel) => boolean,
  run: (model: ShopModel, world: ModelWorld) => Promise<void>,
): Act {
  return {
    check,
    async run(model, world) {
      await run(model, world)
      await world.compare(model)
    },
    toString: () => name,
  }
}

/** One of what there is, chosen by any number. */
export function pick<T>(items: readonly T[], n: number): T {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

interface Answer {
  statusCode: number
  body: string
}

/** @throws Error when the shop answers otherwise than the model */
export function expectStatus(answer: Answer, expected: number | readonly number[]): void {
  const may = Array.isArray(expected) ? expected : [expected]
  if (!may.includes(answer.statusCode)) {
    throw new Error(`answered ${answer.statusCode} ${answer.body.slice(0, 300)}, not ${may.join(' or ')}`)
  }
}

export const some = fc.nat({ max: 999 })
export const pieces = fc.integer({ min: 1, max: 4 })
/** Above any delivery charge, so that an order costs what its pieces cost. */
export const priceCents = fc.integer({ min: 100_000, max: 100_003 })
