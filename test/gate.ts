/** Whether this is `npm test`, which asks each thing once; else `npm run test:all`, which asks it of every version and width. */
export const isGate = process.env.TEST_SCOPE === 'gate'
