import { type Column, type SQL, sql } from 'drizzle-orm'

/**
 * Whether a column contains a text as people look for it: in any case, and with %, _ and \ as plain characters.
 * For the administrator's lists; the catalogue's own search is in memory and knows accents too.
 */
export function containsText(column: Column | SQL, text: string): SQL {
  const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`lower(${column}) like ${pattern}`
}
