import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Says why a browser test has failed when it fails; the list's own reasons come at the end of the run. */
export default class BrowserFailures implements Reporter {
  onTestEnd({ expectedStatus, title }: TestCase, { status, errors }: TestResult): void {
    if (status === expectedStatus || status === 'skipped') return
    for (const { message = '' } of errors)
      process.stdout.write(`\nFAILED ${title}: ${stripVTControlCharacters(message)}\n`)
  }
}
