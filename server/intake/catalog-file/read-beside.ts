import { fileURLToPath } from 'node:url'
import type { BookParts } from '#server/catalog/product-index/shelf-book.ts'
import type { FileMemory } from '#server/intake/mapping/file-memory.ts'
import type { FileTable } from '#server/platform/file-reading/file-table.ts'
import { isReadBeside, partsFromThread } from '#server/platform/file-reading/parts-from-thread.ts'
import { readTable } from '#server/platform/file-reading/read-table.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { type CarriedPart, gathering } from './carried-file.ts'
import { type ReadFile, type ReadingWish, rowsOfFile } from './rows-of-file.ts'

type ReadWish = ReadingWish & { language: Language }

/** The data for the thread, which rebuilds the shelf index from it. */
export interface ForThread {
  content: Uint8Array
  wish: ReadWish
  memory: Omit<FileMemory, 'book'> & { book: BookParts }
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
export async function readBeside(
  content: Buffer,
  wish: ReadWish,
  memory: FileMemory,
  gone?: AbortSignal,
): Promise<Read> {
  gone?.throwIfAborted()
  if (isReadBeside(content)) return inThread(content, wish, memory, gone)
  const table = await readTable(content)
  return { table, form: rowsOfFile(table, wish, memory) }
}

async function inThread(
  content: Buffer,
  wish: ReadWish,
  memory: FileMemory,
  gone: AbortSignal | undefined,
): Promise<Read> {
  const { mapping, columns, decimalSign, html, netPrices, language } = wish
  const given: ForThread = {
    content,
    wish: { mapping, columns, decimalSign, html, netPrices, language },
    memory: { ...memory, book: memory.book.parts },
  }
  const { take, whole } = gathering()
  await partsFromThread<CarriedPart>(program, given, take, gone)
  return whole()
}
