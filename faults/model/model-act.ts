import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { ModelWorld } from './model-world.ts'
import type { SentRequest, ShopModel } from './shop-model.ts'

export type Act = fc.AsyncCommand<ShopModel, ModelWorld>

/** One command: its precondition, its effect on shop and model, and the comparison of both, which covers everything. */
export function act(
  name: string,
  check: (model: ShopModel) => boolean,
  run: (model: ShopModel, world: ModelWorld) => Promise<void>,
): Act {
  return {
    check,
    async run(model, world) {
      await run(model, world)
      model.acts++
      await world.compare(model)
    },
    toString: () => name,
  }
}

/** Picks an element by any number. */
export function pick<T>(items: readonly T[], n: number): T {
  const item = items[n % items.length]
  if (item === undefined) throw new Error('nothing to choose from')
  return item
}

/** One that an act fits, where there is any; now and then any of them. */
export function prefer<T>(items: readonly T[], isFit: (item: T) => boolean, n: number): T {
  const fit = n % 8 === 0 ? items : items.filter(isFit)
  return pick(fit.length > 0 ? fit : items, Math.trunc(n / 8))
}

/** Up to the maximum, but now and then too many. */
export const atMost = (most: number, requested: number, n: number) =>
  n % 8 === 0 ? requested : Math.max(1, Math.min(most, requested))

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

/** Sends a request that is the same when it is sent again. */
export async function sendKept(model: ShopModel, world: ModelWorld, request: Omit<SentRequest, 'key'>) {
  const key = randomUUID()
  const answer = await world.send(request, key)
  if (answer.statusCode < 300) model.requests.push({ ...request, key })
  return answer
}

export const some = fc.nat({ max: 999 })
export const units = fc.constantFrom(1, 1, 2, 2, 3, 4)
/** Some above the limit of free delivery, some below. */
export const priceCents = fc.oneof(fc.integer({ min: 100_000, max: 100_003 }), fc.integer({ min: 900, max: 2_900 }))
