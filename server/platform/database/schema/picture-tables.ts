import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core'
import type { PictureKind, PictureReason, PictureState } from '#shared/domain/platform/goods/incoming-picture.ts'
import { products } from './catalog-tables.ts'
import { moment } from './moment-columns.ts'

// Pictures that a file of products names (decision 0059): those that are still to come, and which came from where.

export const incomingPictures = pgTable(
  'incoming_pictures',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** An address to fetch, the name of a file to upload, or an own picture between them. */
    kind: text('kind').$type<PictureKind>().notNull(),
    address: text('address').notNull(),
    /** Its place among the product's pictures in the file. */
    position: integer('position').notNull(),
    alt: text('alt').notNull().default(''),
    altEn: text('alt_en').notNull().default(''),
    state: text('state').$type<PictureState>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When it is tried next; during a fetch, when another worker may take it. */
    dueAt: moment('due_at').notNull(),
    reason: text('reason').$type<PictureReason>(),
    imageName: text('image_name'),
    /** The time of the import; its pictures share it. */
    askedAt: moment('asked_at').notNull(),
    doneAt: moment('done_at'),
  },
  (t) => [
    unique('incoming_pictures_once').on(t.productId, t.address),
    index('incoming_pictures_due').on(t.dueAt).where(sql`${t.state} = 'waiting'`),
    index('incoming_pictures_address').on(t.address),
    check('incoming_pictures_kind', sql`${t.kind} in ('link','name','own')`),
    check('incoming_pictures_state', sql`${t.state} in ('waiting','stopped','awaited','done','failed')`),
    check('incoming_pictures_awaited', sql`${t.state} <> 'awaited' or ${t.kind} = 'name'`),
    check('incoming_pictures_done', sql`(${t.state} = 'done') = (${t.imageName} is not null)`),
    check('incoming_pictures_failed', sql`${t.state} <> 'failed' or ${t.reason} is not null`),
    check('incoming_pictures_position', sql`${t.position} >= 0 and ${t.attempts} >= 0`),
  ],
)
