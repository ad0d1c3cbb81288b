import { workerData } from 'node:worker_threads'
import { postInParts } from '#server/platform/file-reading/messages-from-thread.ts'
import { readTable } from '#server/platform/file-reading/read-table.ts'
import { type ForThread, formerShopOf, partsOf } from './read-former-shop.ts'

// A thread that reads one file and ends.
const { content, now } = workerData as ForThread
await postInParts(async () => {
  const table = await readTable(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
  return partsOf(formerShopOf(table, now))
})
