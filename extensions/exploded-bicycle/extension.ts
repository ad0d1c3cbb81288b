import type { Extension } from '#server/extension.ts'

/** All of it is in the browser and in what the server renders. */
export const explodedBicycle: Extension = { name: 'exploded-bicycle' }
