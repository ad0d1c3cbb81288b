import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { installTestBrowser } from './chromium.ts'

// `npm test`, `npm run test:all` and `npm run test:release` (test/gate.ts). Each ends with one line of counts.
interface Counts {
  passed: number
  failed: number
  skipped: number
  /** Name and reason of each failure, repeated at the end, because that part of a log is read first. */
  failures: readonly string[]
  /** Tests that failed first and passed then, in the same form. */
  secondTries?: readonly string[]
}

const nothingRan: Counts = { passed: 0, failed: 1, skipped: 0, failures: [] }

const results = mkdtempSync(join(tmpdir(), 'pedivella-results-'))
const vitestJson = join(results, 'vitest.json')
const playwrightJson = join(results, 'playwright.json')
const failedSteps: string[] = []

const scope = { TEST_SCOPE: process.argv[2] ?? 'gate' }

function step(name: string, command: string, args: readonly string[], env: Record<string, string> = {}): void {
  process.stdout.write(`\n== ${name}\n`)
  const begun = performance.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...scope, ...env } })
  const seconds = ((performance.now() - begun) / 1_000).toFixed(0)
  process.stdout.write(`== ${name} ${status === 0 ? 'took' : 'FAILED after'} ${seconds} s\n`)
  if (status !== 0) failedSteps.push(name)
}

function vitestCounts(): Counts {
  if (!existsSync(vitestJson)) return nothingRan
  const report = JSON.parse(readFileSync(vitestJson, 'utf8'))
  const failures: string[] = []
  for (const file of report.testResults) {
    const broken = file.assertionResults.filter((one: { status: string }) => one.status === 'failed')
    for (const one of broken) failures.push(`${file.name} › ${one.fullName}: ${one.failureMessages[0]}`)
    if (file.status === 'failed' && broken.length === 0) failures.push(`${file.name}: ${file.message}`)
  }
  return {
    failures,
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0),
    skipped: report.numPendingTests,
  }
}

function playwrightCounts(): Counts {
  if (!existsSync(playwrightJson)) return nothingRan
  const { stats, suites } = JSON.parse(readFileSync(playwrightJson, 'utf8'))
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: specsThat('unexpected', suites),
    secondTries: specsThat('flaky', suites),
  }
}

interface Suite {
  suites?: Suite[]
  specs?: { file: string; title: string; tests: { status: string; results: { error?: { message: string } }[] }[] }[]
}

function specsThat(status: string, suites: readonly Suite[]): string[] {
  return suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specsThat(status, inner),
    ...specs.flatMap(({ file, title, tests }) =>
      tests.filter((t) => t.status === status).map((t) => `${file} › ${title}: ${t.results[0]?.error?.message}`),
    ),
  ])
}

installTestBrowser()
// One by one, so that the slow ones are seen at their work and each is heard, whatever the one before says.
for (const check of JSON.parse(readFileSync('package.json', 'utf8')).scripts.verify.split(' && ')) {
  const [command, ...args] = check.split(' ')
  step(check, command, args)
}
// Tests start the server as it is shipped.
step('build', 'node', ['server/run-build.ts', '.', 'dist'])
const projects = ['rules', 'postgres', 'seam']
step('rules, server on PostgreSQL, database seam', 'vitest', [
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=./test/reporters/vitest-failures.ts',
  '--reporter=json',
  `--outputFile.json=${vitestJson}`,
])
step('browser', 'playwright', ['test', '--reporter=list,json,./test/reporters/browser-failures.ts'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightJson,
})

const counts = [vitestCounts(), playwrightCounts()]
const sum = (key: 'passed' | 'failed' | 'skipped') => counts.reduce((total, c) => total + c[key], 0)
const failed = Math.max(sum('failed'), failedSteps.length)
rmSync(results, { recursive: true, force: true })
const say = (word: string, lines: readonly string[]) => {
  for (const line of lines) process.stdout.write(`\n${word} ${stripVTControlCharacters(line).slice(0, 700)}\n`)
}
say(
  'SECOND TRY',
  counts.flatMap(({ secondTries = [] }) => secondTries),
)
say('FAILED', [...failedSteps, ...counts.flatMap(({ failures }) => failures)])
process.stdout.write(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped\n`)
process.exit(failed > 0 ? 1 : 0)
