import { parseArgs } from 'node:util'
import { type DatabaseKind, databaseKinds, FaultRun, type Suite } from './fault-run.ts'

// `npm run faults -- kills --database postgres --kills 200 --seed 7`. Suites are loaded when they are asked for; those
// that `byDefault` marks run when none is named.
const suites: Record<string, { load: () => Promise<Suite>; byDefault?: true }> = {
  steps: { load: async () => (await import('./steps-suite.ts')).failEveryStep, byDefault: true },
  kills: { load: async () => (await import('./kills-suite.ts')).killEverywhere, byDefault: true },
  model: { load: async () => (await import('./model/model-suite.ts')).followModel, byDefault: true },
  crowd: { load: async () => (await import('./crowd/crowd-suite.ts')).pressIn, byDefault: true },
  machine: { load: async () => (await import('./machine/machine-suite.ts')).breakTheMachine },
  soak: { load: async () => (await import('./soak/soak-suite.ts')).soak },
  fuzz: { load: async () => (await import('./fuzz/fuzz-suite.ts')).fuzzEveryCall },
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    database: { type: 'string', default: 'both' },
    cases: { type: 'string' },
    kills: { type: 'string' },
    minutes: { type: 'string' },
    requests: { type: 'string' },
    heap: { type: 'string' },
    rate: { type: 'string' },
  },
})

function size(name: 'cases' | 'kills' | 'minutes' | 'requests' | 'heap' | 'rate' | 'seed'): number | undefined {
  const given = values[name]
  if (given === undefined) return undefined
  if (!Number.isFinite(Number(given)) || Number(given) < 0) fail(`--${name} is not a number: ${given}`)
  return Number(given)
}

function databases(): readonly DatabaseKind[] {
  if (values.database === 'both') return databaseKinds
  const chosen = databaseKinds.filter((kind) => kind === values.database)
  return chosen.length > 0 ? chosen : fail(`--database is embedded, postgres or both, not ${values.database}`)
}

function fail(text: string): never {
  process.stderr.write(`${text}\n`)
  process.exit(2)
}

const run = new FaultRun({
  seed: size('seed') ?? Math.floor(Math.random() * 1_000_000),
  databases: databases(),
  cases: size('cases'),
  kills: size('kills'),
  minutes: size('minutes'),
  requests: size('requests'),
  heap: size('heap'),
  rate: size('rate'),
})
const asked = positionals.length > 0 ? positionals : Object.keys(suites).filter((name) => suites[name]?.byDefault)
for (const name of asked) if (!suites[name]) fail(`no suite ${name}; there are ${Object.keys(suites).join(', ')}`)
run.say(`seed ${run.options.seed}: ${asked.join(', ')}`)
for (const name of asked) {
  const suite = await suites[name]?.load()
  // A suite that cannot go on is a finding too, and the others still run.
  await suite?.(run).catch((error: unknown) =>
    run.report(`${name} ended`, [error instanceof Error ? String(error.stack) : String(error)]),
  )
}
run.say(run.summary())
process.exit(run.isSound ? 0 : 1)
