import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { FastifyReply } from 'fastify'
import { toSafeCell } from './csv-cells.ts'

/** So that spreadsheets read the file as UTF-8. */
const byteOrderMark = '\ufeff'

/** Rows as an Italian spreadsheet opens them: semicolons, quotes where needed, lines ended the way it ends them. */
function csvText(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => row.map(toSafeCell)),
    { delimiter: ';', record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  )
}

type Batch = readonly (readonly string[])[]
/** Read as they are needed, or all at once: `[rows]`. */
type Batches = AsyncIterable<Batch> | Iterable<Batch>

export function sendCsv(reply: FastifyReply, fileName: string, header: readonly string[], batches: Batches): Readable {
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
    'cache-control': 'no-store',
  })
  return Readable.from(csvChunks(header, batches))
}

export async function* csvChunks(header: readonly string[], batches: Batches) {
  yield byteOrderMark + csvText([header])
  for await (const rows of batches) if (rows.length > 0) yield csvText(rows)
}
