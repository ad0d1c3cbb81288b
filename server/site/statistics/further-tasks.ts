import type { Deps } from '#server/site/deps/deps.ts'
import type { FurtherTask } from '#shared/contract/platform/admin-tasks.ts'

/** What waits in an extension; its line is shown while the count is not 0. */
export type ReadFurtherTask = (deps: Deps) => Promise<FurtherTask>

const all: ReadFurtherTask[] = []

export const addFurtherTask = (one: ReadFurtherTask): number => all.push(one)

export const readFurtherTasks = (deps: Deps): Promise<FurtherTask[]> => Promise.all(all.map((read) => read(deps)))
