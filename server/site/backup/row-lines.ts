import { BackupError } from '#server/platform/backup-error.ts'

// The database part of a backup: lines of text. A line with # describes the following ones, all others are rows as JSON
// written by the database, so that no value passes through JavaScript's numbers and dates.
export const rowLines = {
  head: (migrations: readonly number[]) => `#${JSON.stringify({ migrations })}\n`,
  table: (table: string, columns: readonly string[]) => `#${JSON.stringify({ table, columns })}\n`,
  end: '#{"end":true}\n',
}

export interface RowPage {
  table: string
  columns: readonly string[]
  rows: string[]
}

export interface RowFile {
  /** The migrations the rows' schema has had, by their moments. */
  migrations: readonly number[]
  pages: AsyncGenerator<RowPage>
}

interface Notice {
  migrations?: number[]
  table?: string
  columns?: string[]
  end?: boolean
}

const rowsInPage = 500
const charactersInPage = 1_000_000

/** Reads the database part again, page by page. @throws BackupError, from the pages too, when it is cut short or foreign */
export async function readRowLines(source: AsyncIterable<Uint8Array>): Promise<RowFile> {
  const lines = linesOf(source)
  const first = await lines.next()
  const { migrations } = first.done ? {} : noticeIn(first.value)
  if (!migrations) throw new BackupError('the database part does not begin as it should')
  return { migrations, pages: pagesOf(lines) }
}

async function* pagesOf(lines: AsyncGenerator<string>): AsyncGenerator<RowPage> {
  let page: RowPage | undefined
  let characters = 0
  for await (const line of lines) {
    if (line.startsWith('#')) {
      if (page) yield page
      const { table, columns, end } = noticeIn(line)
      if (end) return
      if (table === undefined || !columns) throw new BackupError('the database part holds an unknown line')
      page = { table, columns, rows: [] }
      characters = 0
      continue
    }
    if (!page) throw new BackupError('the database part has a row without a table')
    page.rows.push(line)
    characters += line.length
    if (page.rows.length >= rowsInPage || characters >= charactersInPage) {
      yield page
      page = { ...page, rows: [] }
      characters = 0
    }
  }
  throw new BackupError('the database part is cut short')
}

function noticeIn(line: string): Notice {
  try {
    if (line.startsWith('#')) return JSON.parse(line.slice(1)) as Notice
  } catch (error) {
    throw new BackupError(`the database part cannot be read: ${(error as Error).message}`)
  }
  throw new BackupError('the database part does not begin as it should')
}

/** node:readline also breaks at U+2028, which a description may hold. */
async function* linesOf(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of source) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}
