import { isGate } from '../test/gate.ts'

/** The first of the cases in `npm test`, each of them in `npm run test:all`. */
export const eachCase = <const T>(cases: readonly T[]): readonly T[] => (isGate ? cases.slice(0, 1) : cases)

/** `test('…', whole, …)`: in `npm run test:all` alone. The same story by another way, on another device, or at length. */
export const whole = { tag: '@whole' }
