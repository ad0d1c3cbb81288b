import { workerData } from 'node:worker_threads'
import { ShelfBook } from '#server/catalog/product-index/shelf-book.ts'
import { sayInParts } from '#server/platform/file-reading/parts-from-thread.ts'
import { readTable } from '#server/platform/file-reading/read-table.ts'
import { partsOf } from './carried-file.ts'
import type { ForThread } from './read-beside.ts'
import { rowsOfFile } from './rows-of-file.ts'

// A thread that reads one file and ends.
const { content, wish, memory } = workerData as ForThread
await sayInParts(async () => {
  const table = await readTable(Buffer.from(content.buffer, content.byteOffset, content.byteLength))
  const form = rowsOfFile(table, wish, { ...memory, book: new ShelfBook(...memory.book) })
  return partsOf(table, form, wish.language)
})
