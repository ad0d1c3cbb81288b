import { seededRandom } from '../seeded-random.ts'

/** Seeded randomness: the same throws for the same seed and case, independent of earlier cases. */
export class Dice {
  readonly random: () => number

  constructor(seed: number, index: number) {
    this.random = seededRandom((Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)) >>> 0)
    // Neighbouring states are alike in their first number.
    this.random()
  }

  /** 0 to `end` - 1. */
  below(end: number): number {
    return Math.floor(this.random() * end)
  }

  chance(probability: number): boolean {
    return this.random() < probability
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.below(items.length)]
    if (item === undefined && items.length === 0) throw new Error('nothing to choose from')
    return item as T
  }
}
