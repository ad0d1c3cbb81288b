import { parseArgs } from 'node:util'

export const measures = [
  'list',
  'facets',
  'page',
  'render',
  'search',
  'cart',
  'order',
  'memory',
  'start',
  'burst',
] as const
export type MeasureName = (typeof measures)[number]
export type DatabaseKind = 'postgres' | 'embedded'

export interface BenchOptions {
  /** One shop against two behind a proxy, instead of the table. */
  isNodes: boolean
  only: ReadonlySet<MeasureName>
  products: readonly number[]
  databases: readonly DatabaseKind[]
  /** Of one run of one measure. */
  seconds: number
  rounds: number
  /** Folder for profiles of the shop's processes: they cost time, so the figures of such a run mean little. */
  profile: string | undefined
}

const usage = `npm run bench -- [nodes] [--quick] [--only ${measures.join(',')}]
  [--products 1000,10000,100000] [--database postgres,embedded] [--seconds 3] [--rounds 3] [--profile folder]`

/** @throws Error with the usage for anything it does not know */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      products: { type: 'string' },
      database: { type: 'string' },
      seconds: { type: 'string' },
      rounds: { type: 'string' },
      profile: { type: 'string' },
      quick: { type: 'boolean', default: false },
    },
  })
  const isNodes = positionals[0] === 'nodes'
  if (positionals.length > (isNodes ? 1 : 0)) throw new Error(usage)
  return {
    isNodes,
    only: new Set(chosen(values.only, measures)),
    products: (values.products?.split(',') ?? (values.quick ? ['1000', '10000'] : ['1000', '10000', '100000'])).map(
      whole,
    ),
    databases: values.database
      ? chosen(values.database, ['postgres', 'embedded'] as const)
      : values.quick
        ? ['postgres']
        : ['postgres', 'embedded'],
    seconds: whole(values.seconds ?? (values.quick ? '2' : '3')),
    rounds: whole(values.rounds ?? '3'),
    profile: values.profile,
  }
}

function chosen<T extends string>(text: string | undefined, known: readonly T[]): readonly T[] {
  if (text === undefined) return known
  return text.split(',').map((name) => {
    const found = known.find((k) => k === name)
    if (!found) throw new Error(`${name}?\n${usage}`)
    return found
  })
}

function whole(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`${text} is no whole number\n${usage}`)
  return number
}
