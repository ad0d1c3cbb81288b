import * as z from 'zod/mini'
import { actorKinds } from '#shared/domain/platform/actors.ts'
import { endpoint } from './endpoint.ts'
import { day, instant, paging, searched } from './fields.ts'

/** How many changes an act shows; the others are counted. */
export const shownChanges = 20

const change = z.object({
  id: z.int(),
  /** What the row belongs to, "order", and its id; `name`: an order's number, a product's name. */
  kind: z.string(),
  objectId: z.string(),
  name: z.nullable(z.string()),
  table: z.string(),
  /** Columns that differ; personal and secret ones as "•••". Null: there was no row. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
})
export type RecordedChange = z.output<typeof change>

const act = z.object({
  id: z.int(),
  at: instant,
  actor: z.enum(actorKinds),
  name: z.nullable(z.string()),
  role: z.nullable(z.string()),
  /** The call, or the job. */
  action: z.nullable(z.string()),
  network: z.nullable(z.string()),
  changes: z.array(change),
  /** With those that are not shown. */
  changed: z.int(),
  /** The act that it undoes, and the one that has undone it. */
  undoes: z.nullable(z.int()),
  undoneBy: z.nullable(z.int()),
  /** By those who may make its call. */
  canUndo: z.boolean(),
})
export type Act = z.output<typeof act>

export const listActs = endpoint('GET', '/api/admin/acts', {
  summary: 'What staff, keys and jobs have written, newest first; kept 24 months',
  query: z.object({
    ...paging,
    q: searched,
    actor: z.optional(z.enum(actorKinds)),
    /** A part of the name of a person or key. */
    person: searched,
    from: z.optional(day),
    to: z.optional(day),
  }),
  replies: { 200: z.array(act) },
})

export const listActsOf = endpoint('GET', '/api/admin/acts/:kind/:id', {
  summary: 'The same of one order or product, for who may read that',
  params: z.object({ kind: z.enum(['order', 'product']), id: z.string().check(z.maxLength(40)) }),
  query: z.object(paging),
  replies: { 200: z.array(act) },
  errors: ['role_missing'],
})
