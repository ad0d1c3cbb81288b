import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, installChromium } from './chromium.ts'

// `npm test`: everything CI runs, in one command, ending with one line of counts.
interface Counts {
  passed: number
  failed: number
  skipped: number
}

const results = mkdtempSync(join(tmpdir(), 'pedivella-results-'))
const vitestJson = join(results, 'vitest.json')
const playwrightJson = join(results, 'playwright.json')
let failedSteps = 0

function step(name: string, command: string, args: readonly string[], env: Record<string, string> = {}): void {
  process.stdout.write(`\n== ${name}\n`)
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status === 0) return
  failedSteps++
  process.stdout.write(`== ${name} FAILED\n`)
}

function vitestCounts(): Counts {
  if (!existsSync(vitestJson)) return { passed: 0, failed: 1, skipped: 0 }
  const report = JSON.parse(readFileSync(vitestJson, 'utf8'))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0),
    skipped: report.numPendingTests,
  }
}

function playwrightCounts(): Counts {
  if (!existsSync(playwrightJson)) return { passed: 0, failed: 1, skipped: 0 }
  const { stats } = JSON.parse(readFileSync(playwrightJson, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

if (!findChromium()) installChromium()
step('verify: types, lint, format, walls, sizes', 'npm', ['run', '-s', 'verify'])
step('rules, server on both databases', 'vitest', [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestJson}`,
])
step('browser', 'playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightJson })

const counts = [vitestCounts(), playwrightCounts()]
const sum = (key: keyof Counts) => counts.reduce((total, c) => total + c[key], 0)
const failed = Math.max(sum('failed'), failedSteps)
rmSync(results, { recursive: true, force: true })
process.stdout.write(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped\n`)
process.exit(failed > 0 ? 1 : 0)
