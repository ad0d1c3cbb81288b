import { workerData } from 'node:worker_threads'
import { ShelfDirectory } from '#server/catalog/product-index/shelf-directory.ts'
import { postInParts } from '#server/platform/file-reading/messages-from-thread.ts'
import { partsOf } from './file-parts.ts'
import { readCatalogFile } from './read-catalog-file.ts'
import type { ForThread } from './read-file-in-thread.ts'

// A thread that reads one file and ends.
const { content, wish, memory } = workerData as ForThread
await postInParts(async () => {
  const known = { ...memory, book: new ShelfDirectory(...memory.book) }
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  const { table, form } = await readCatalogFile(file, wish, known)
  return partsOf(table, form, wish.language)
})
