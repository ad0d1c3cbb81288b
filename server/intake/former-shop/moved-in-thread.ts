import { workerData } from 'node:worker_threads'
import { sayInParts } from '#server/platform/file-reading/parts-from-thread.ts'
import { readTable } from '#server/platform/file-reading/read-table.ts'
import { type ForThread, movedInOf, partsOf } from './read-moved-in.ts'

// A thread that reads one file and ends.
const { content, now } = workerData as ForThread
await sayInParts(async () => {
  const table = await readTable(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
  return partsOf(movedInOf(table, now))
})
