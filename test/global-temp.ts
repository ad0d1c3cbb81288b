import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

/** One folder for everything that the project's tests write; it goes when they have ended, however they ended. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'pedivella-test-'))
  project.provide('tempRoot', folder)
  // Programs that tests start find each other's sources compiled.
  process.env.TEST_CODE_CACHE = join(folder, 'code')
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}

declare module 'vitest' {
  interface ProvidedContext {
    tempRoot: string
  }
}
