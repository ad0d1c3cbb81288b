import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { CheckPoint } from '#shared/domain/platform/goods/check-points.ts'
import type { Grade, MarkSide, Verdict } from '#shared/domain/platform/goods/inspection-card.ts'
import { images, products } from './catalog-tables.ts'
import { created, moment } from './moment-columns.ts'

// The inspection card of a used bicycle: its data, checks and defects (decision 0046).

export const jobCards = pgTable(
  'job_cards',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id),
    version: integer('version').notNull().default(1),
    year: integer('year'),
    /** Known to the decade only: 1970 is «anni 70». */
    isDecade: boolean('is_decade').notNull().default(false),
    /** Null: nothing has counted them. */
    kilometres: integer('kilometres'),
    owners: integer('owners'),
    /** Whole: for staff alone. */
    serial: text('serial'),
    grade: text('grade').$type<Grade>(),
    usage: text('usage'),
    usageEn: text('usage_en'),
    done: text('done'),
    doneEn: text('done_en'),
    workMinutes: integer('work_minutes'),
    remains: text('remains'),
    remainsEn: text('remains_en'),
    testedBy: text('tested_by'),
    testedOn: date('tested_on', { mode: 'string' }),
    createdAt: created(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    check(
      'job_cards_year',
      sql`${t.year} between 1870 and extract(year from ${t.updatedAt} at time zone 'Europe/Rome')`,
    ),
    check('job_cards_decade', sql`not ${t.isDecade} or (${t.year} is not null and ${t.year} % 10 = 0)`),
    check('job_cards_kilometres', sql`${t.kilometres} between 0 and 999999`),
    check('job_cards_owners', sql`${t.owners} between 1 and 99`),
    check('job_cards_serial', sql`length(${t.serial}) between 1 and 40`),
    check('job_cards_grade', sql`${t.grade} in ('A','B','C','D')`),
    check('job_cards_work', sql`${t.workMinutes} between 1 and 60000`),
    check('job_cards_tested', sql`${t.testedOn} <= (${t.updatedAt} at time zone 'Europe/Rome')::date`),
  ],
)

export const jobCardChecks = pgTable(
  'job_card_checks',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => jobCards.productId),
    point: text('point').$type<CheckPoint>().notNull(),
    verdict: text('verdict').$type<Verdict>().notNull(),
    /** The measurement, in the unit of the point. */
    valueHundredths: integer('value_hundredths'),
    note: text('note'),
    noteEn: text('note_en'),
    checkedBy: text('checked_by'),
    checkedAt: moment('checked_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.point] }),
    check('job_card_checks_verdict', sql`${t.verdict} in ('ok','replaced','watch','absent')`),
    check(
      'job_card_checks_value',
      sql`${t.valueHundredths} between 0 and case when ${t.point} in ('tyres','battery') then 10000 else 1000000 end`,
    ),
  ],
)

export const jobCardMarks = pgTable(
  'job_card_marks',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => jobCards.productId),
    number: integer('number').notNull(),
    side: text('side').$type<MarkSide>().notNull(),
    /** On the drawing, from its left and its top, in thousandths of its width and height. */
    x: integer('x').notNull(),
    y: integer('y').notNull(),
    title: text('title').notNull(),
    titleEn: text('title_en'),
    text: text('text'),
    textEn: text('text_en'),
    photoName: text('photo_name').references(() => images.name),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.number] }),
    index('job_card_marks_photo').on(t.photoName),
    check('job_card_marks_number', sql`${t.number} between 1 and 20`),
    check('job_card_marks_side', sql`${t.side} in ('drive','left')`),
    check('job_card_marks_place', sql`${t.x} between 0 and 1000 and ${t.y} between 0 and 1000`),
  ],
)
