import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/platform/endpoint.ts'
import { idParam, instant } from '#shared/contract/platform/fields.ts'
import { formerShopKinds, formerShopSources } from '#shared/domain/platform/states/past-order-states.ts'

export const maxFormerShopBytes = 20 * 1024 * 1024

export const formerShopReport = z.object({
  kind: z.nullable(z.enum(formerShopKinds)),
  source: z.nullable(z.enum(formerShopSources)),
  rows: z.int(),
  added: z.int(),
  /** Known already and the same, or an account that the shop has: it is never overwritten. */
  unchanged: z.int(),
  /** Known ones with other data in the file: they stay unchanged. */
  different: z.int(),
  skipped: z.int(),
  errorCount: z.int(),
  wrongRows: z.int(),
  errors: z.array(
    z.object({
      line: z.int(),
      column: z.nullable(z.string()),
      value: z.nullable(z.string()),
      message: z.string(),
      /** The allowed values. */
      allowed: z.nullable(z.string()),
    }),
  ),
  notes: z.array(z.object({ kind: z.string(), count: z.int(), lines: z.array(z.int()), text: z.string() })),
  /** The first of those that come in, in words. */
  examples: z.array(z.object({ line: z.int(), title: z.string(), detail: z.string() })),
  unusedColumns: z.array(z.string()),
})
export type FormerShopReport = z.output<typeof formerShopReport>

const formerShopQuery = z.object({
  mode: z.enum(['preview', 'commit']),
  /** For wrong rows: refuse the whole file, or leave them out. */
  onError: z._default(z.enum(['refuse', 'skip']), 'refuse'),
  fileName: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
})
export type FormerShopQuery = z.output<typeof formerShopQuery>

/** The body is the file itself, known by its first bytes and its columns. */
export const importFormerShopFile = endpoint('POST', '/api/admin/moved-in', {
  summary: 'Takes customers or past orders from another shop’s export, all or nothing; no mail is sent, no stock moved',
  query: formerShopQuery,
  takesFile: 'application/octet-stream',
  replies: { 200: formerShopReport },
  errors: ['moved_in_refused'],
})

const formerShopFile = z.object({
  id: z.int(),
  kind: z.enum(formerShopKinds),
  source: z.enum(formerShopSources),
  fileName: z.string(),
  rows: z.int(),
  added: z.int(),
  createdAt: instant,
  undoneAt: z.nullable(instant),
  /** The number of added ones that an undo leaves, or left. */
  kept: z.int(),
})
export type FormerShopFile = z.output<typeof formerShopFile>

export const listFormerShopImports = endpoint('GET', '/api/admin/moved-in', {
  summary: 'The files that customers and past orders came in with, newest first',
  replies: { 200: z.array(formerShopFile) },
})

export const undoFormerShopFile = endpoint('DELETE', '/api/admin/moved-in/:id', {
  summary: 'Takes back what a file brought: past orders, and accounts that were never opened; opened ones stay',
  params: idParam,
  replies: { 200: formerShopFile },
  errors: ['moved_in_not_found', 'moved_in_undone'],
})
