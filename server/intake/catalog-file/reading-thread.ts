import { workerData } from 'node:worker_threads'
import { ShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import { postInParts } from '#server/platform/file-reading/messages-from-thread.ts'
import { readTable } from '#server/platform/file-reading/read-table.ts'
import { partsOf } from './file-parts.ts'
import { withHeader } from './find-header.ts'
import type { ForThread } from './read-file-in-thread.ts'
import { rowsOfFile } from './rows-of-file.ts'

// A thread that reads one file and ends.
const { content, wish, memory } = workerData as ForThread
await postInParts(async () => {
  const known = { ...memory, book: new ShelfDirectory(...memory.book) }
  const read = await readTable(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
  const table = withHeader(read, known, wish.language)
  const form = rowsOfFile(table, wish, known)
  return partsOf(table, form, wish.language)
})
