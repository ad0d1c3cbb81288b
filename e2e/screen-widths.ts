import { isGate, isRelease } from '../test/gate.ts'

/** The first of the cases in `npm test`, the last in `npm run test:all`, each of them in `npm run test:release`. */
export const eachCase = <const T>(cases: readonly T[]): readonly T[] =>
  isRelease ? cases : isGate ? cases.slice(0, 1) : cases.slice(-1)

/** `test('…', whole, …)`: in `npm run test:release` alone. The same story by another way, on another device, or at length. */
export const whole = { tag: '@whole' }
