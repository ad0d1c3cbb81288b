import { fileURLToPath } from 'node:url'
import type { ShelfDirectoryParts } from '#server/catalog/product-index/shelf-directory.ts'
import type { FileTable } from '#server/platform/file-reading/file-table.ts'
import { isReadInThread, messagesFromThread } from '#server/platform/file-reading/messages-from-thread.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import type { FileMemory } from '../../foreign-files/mapping/file-memory.ts'
import { type FilePart, gathering } from './file-parts.ts'
import { readCatalogFile } from './read-catalog-file.ts'
import type { ReadFile, ReadingOptions } from './rows-of-file.ts'

type ReadRequest = ReadingOptions & { language: Language }

/** The data for the thread, which rebuilds the shelf index from it. */
export interface ForThread {
  content: Uint8Array
  wish: ReadRequest
  memory: Omit<FileMemory, 'book'> & { book: ShelfDirectoryParts }
}

const program = fileURLToPath(new URL('./reading-thread.ts', import.meta.url))

interface Read {
  table: FileTable
  form: ReadFile
}

/**
 * Reads a file: a small one at once, any other in a thread of its own, which ends when the caller leaves.
 * @throws FileProblem, Problem, and the reason of `gone`
 */
export async function readFileInThread(
  content: Buffer,
  request: ReadRequest,
  memory: FileMemory,
  gone?: AbortSignal,
): Promise<Read> {
  gone?.throwIfAborted()
  if (isReadInThread(content)) return inThread(content, request, memory, gone)
  return readCatalogFile(content, request, memory)
}

async function inThread(
  content: Buffer,
  request: ReadRequest,
  memory: FileMemory,
  gone: AbortSignal | undefined,
): Promise<Read> {
  const { mapping, columns, decimalSign, html, netPrices, texts, language } = request
  const given: ForThread = {
    content,
    wish: { mapping, columns, decimalSign, html, netPrices, texts, language },
    memory: { ...memory, book: memory.book.parts },
  }
  const { take, whole } = gathering()
  await messagesFromThread<FilePart>(program, given, take, gone)
  return whole()
}
