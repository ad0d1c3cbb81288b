import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { changedColumns } from './database/watch-shape.ts'
import { undeclaredProblems } from './openapi/declared-problems.ts'

// An unexpected console.error is a bug.
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
  expect(undeclaredProblems(), 'answers that the document does not name').toEqual([])
})
afterAll(async () => {
  expect(await changedColumns(), 'columns changed in the database of all tests: use separateDatabase()').toEqual([])
})
