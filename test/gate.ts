// `npm test` asks each thing once. `npm run test:all`, which CI runs, adds what breaks at length and asks the last width
// or language where `npm test` asks the first. `npm run test:release`, and a file run by hand, ask everything.
const scope = process.env.TEST_SCOPE ?? 'release'
export const isGate = scope === 'gate'
export const isRelease = scope === 'release'
