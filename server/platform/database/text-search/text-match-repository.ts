import { type SQL, sql } from 'drizzle-orm'
import { unquoted } from '#shared/domain/platform/clean-text.ts'
import { phoneDigits, squeezed } from '#shared/domain/platform/fold-text.ts'
import type { Searched } from './searched-columns.ts'

/** What is searched of a row, folded: one text, which is several times faster than its columns one by one. */
export function textOf({ texts, phone, isFolded }: Searched): SQL {
  if (isFolded) return sql`(${texts[0]})`
  const digits = phone ? [sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`] : []
  // The function separates them by line breaks, so that a word never matches across columns.
  return sql`search_text(${sql.join([...texts.map((one) => sql`${one}`), ...digits], sql`, `)})`
}

/**
 * Whether a row contains each word of a text, in any order («Rossi Anna»): ignoring case, accents, apostrophes,
 * hyphens and spaces (decision 0078), with %, _ and \ as plain characters. For the administrator's lists; the
 * catalogue's own search is in memory.
 */
export function containsText(searched: Searched, typed: string): SQL {
  const text = unquoted(typed)
  const words = text.split(/\s+/).flatMap((word) => squeezed(word) || [])
  if (words.length === 0) {
    const columns = searched.texts.map((one) => sql`${one}`)
    return sql`lower(concat_ws(${sql.join([sql`chr(10)`, ...columns], sql`, `)})) like ${likeOf(text.toLowerCase())}`
  }
  const has = (part: string) => sql`${textOf(searched)} like ${likeOf(part)}`
  // Many addresses end alike: an index is asked for what stands before that.
  const contains = (word: string) => {
    const mailbox = word.slice(0, word.indexOf('@') + 1)
    return mailbox.length > 3 ? sql`${has(mailbox)} and strpos(${textOf(searched)}, ${word}) > 0` : has(word)
  }
  // One comparison a word: an index answers no "like all".
  const matches = sql`(${sql.join(words.map(contains), sql` and `)})`
  const digits = searched.phone && phoneDigits(text)
  const found = digits === undefined ? matches : sql`(${matches} or ${has(digits)})`
  return searched.only ? sql`(${searched.only} and ${found})` : found
}

/** A pattern of what contains the text. */
export const likeOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`
