import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, serial, text, uuid } from 'drizzle-orm/pg-core'
import type { Language } from '#shared/domain/platform/language.ts'
import { products, reviews } from './catalog-tables.ts'
import { bytes, created, moment } from './moment-columns.ts'
import { customers } from './people-tables.ts'

/** Shown with their review alone, so not among the shop's pictures. Without a review while it is written, a day at most. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reviewId: integer('review_id').references(() => reviews.id, { onDelete: 'cascade' }),
    /** Among the photos of its review. */
    position: integer('position').notNull().default(0),
    content: bytes('content').notNull(),
    /** For lists. */
    small: bytes('small').notNull(),
    createdAt: created(),
  },
  (t) => [index('review_photos_review').on(t.reviewId)],
)

/** Who found a review helpful: a random number for each review, which the browser keeps, so that it cannot be followed. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    voter: uuid('voter').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.voter] })],
)

/** A question is shown once it is answered. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The new program keeps what is answered, without the account; one of before erases all. */
    customerId: uuid('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Where the answer goes; deleted with the mail. */
    email: text('email'),
    text: text('text').notNull(),
    language: text('language').$type<Language>().notNull(),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    createdAt: created(),
  },
  (t) => [
    index('product_questions_product').on(t.productId),
    check('product_questions_answer', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check(
      'product_questions_length',
      sql`char_length(${t.text}) <= 500 and char_length(${t.answer}) between 1 and 2000`,
    ),
  ],
)
