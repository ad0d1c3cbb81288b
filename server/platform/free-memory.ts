import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** A third of the memory is garbage of the start, which the engine returns only under pressure. Blocks for a moment. */
export function freeMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
