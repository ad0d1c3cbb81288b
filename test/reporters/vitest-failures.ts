import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

const say = (name: string, { message }: { message: string }) =>
  process.stdout.write(`\nFAILED ${name}: ${stripVTControlCharacters(message)}\n`)

/** Says why a test has failed when it fails; Vitest's own reasons come at the end of the run. */
export default class VitestFailures implements Reporter {
  onTestCaseResult(test: TestCase): void {
    for (const error of test.result().errors ?? []) say(`${test.module.relativeModuleId} › ${test.fullName}`, error)
  }

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) say(module.relativeModuleId, error)
  }
}
