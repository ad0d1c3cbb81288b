import type { FileProblemKind } from './file-problem.ts'

export type FileKind = 'xlsx' | 'xml' | 'json' | 'csv'

const signatures: readonly [bytes: readonly number[], is: { kind: FileKind } | { problem: FileProblemKind }][] = [
  [[0x50, 0x4b, 0x03, 0x04], { kind: 'xlsx' }],
  [[0x50, 0x4b, 0x05, 0x06], { problem: 'zip' }],
  [[0xd0, 0xcf, 0x11, 0xe0], { problem: 'old_excel' }],
  [[0x25, 0x50, 0x44, 0x46], { problem: 'pdf' }],
  [[0x89, 0x50, 0x4e, 0x47], { problem: 'picture' }],
  [[0xff, 0xd8, 0xff], { problem: 'picture' }],
  [[0x47, 0x49, 0x46, 0x38], { problem: 'picture' }],
  [[0x52, 0x49, 0x46, 0x46], { problem: 'picture' }],
  [[0x1f, 0x8b], { problem: 'zip' }],
  [[0x52, 0x61, 0x72, 0x21], { problem: 'zip' }],
  [[0x37, 0x7a, 0xbc, 0xaf], { problem: 'zip' }],
  [[0x7b, 0x5c, 0x72, 0x74, 0x66], { problem: 'word' }],
]

/** Names and types of the first entries of an archive that is another program's sheet or text. */
const archives: readonly [RegExp, FileProblemKind][] = [
  [/opendocument\.spreadsheet/, 'open_document'],
  [/opendocument\.text|word\//, 'word'],
  [/Index\/|\.iwa/, 'numbers'],
]

const bytesLookedAt = 4_096
/** A text has few of them; a program, a font or a database has many. */
const controlShare = 0.1

/** The kind of a file by its first bytes, whatever its name. `text` is its decoded beginning. */
export function detectFileKind(content: Buffer, text: string): { kind: FileKind } | { problem: FileProblemKind } {
  const known = signatures.find(([bytes]) => bytes.every((byte, i) => content[i] === byte))?.[1]
  if (known && 'kind' in known) {
    const entries = content.toString('latin1', 0, bytesLookedAt)
    const other = entries.includes('xl/') ? undefined : archives.find(([name]) => name.test(entries))
    if (other) return { problem: other[1] }
  }
  if (known) return known
  const beginning = text.replace(/^\ufeff/, '').trimStart()
  if (/^<(!doctype\s+html|html|head|body|meta|script)\b/i.test(beginning)) return { problem: 'web_page' }
  if (/^<[?!a-z]/i.test(beginning)) return { kind: 'xml' }
  if (/^(\{\s*["}]|\[\s*[[{\]])/.test(beginning)) return { kind: 'json' }
  const looked = text.slice(0, bytesLookedAt)
  const control = looked.match(/[^\P{Cc}\t\r\n]|\ufffd/gu)?.length ?? 0
  return looked.length > 0 && control / looked.length > controlShare ? { problem: 'binary' } : { kind: 'csv' }
}
