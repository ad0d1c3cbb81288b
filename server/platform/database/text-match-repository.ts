import { type Column, type SQL, sql } from 'drizzle-orm'
import { letters, pairs, phoneDigits, signs, squeezed, unseen } from '#shared/domain/platform/fold-text.ts'

/**
 * Whether the columns contain each word of a text, in any order («Rossi Anna»): ignoring case, accents, apostrophes,
 * hyphens and spaces (decision 0078), with %, _ and \ as plain characters. The columns are searched as one text, which
 * is several times faster. For the administrator's lists; the catalogue's own search is in memory.
 * @param phones columns of telephone numbers, which match by their digits too
 */
export function containsText(
  columns: readonly (Column | SQL)[],
  text: string,
  phones: readonly (Column | SQL)[] = [],
): SQL {
  // Separated by line breaks, so that a word never matches across columns.
  const all = (some: readonly (Column | SQL)[]) =>
    sql`concat_ws(${sql.join([sql`chr(10)`, ...some.map((column) => sql`${column}`)], sql`, `)})`
  const words = text.split(/\s+/).flatMap((word) => squeezed(word) || [])
  const matches =
    words.length === 0
      ? sql`lower(${all(columns)}) like ${like(text.toLowerCase())}`
      : sql`${squeezedInSql(all(columns))} like all (array[${sql.join(
          words.map((word) => sql`${like(word)}`),
          sql`, `,
        )}]::text[])`
  const digits = phones.length > 0 ? phoneDigits(text) : undefined
  return digits === undefined
    ? matches
    : sql`(${matches} or regexp_replace(${all(phones)}, '[^0-9\n]', '', 'g') like ${like(digits)})`
}

const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const odd = Object.values(signs).join('')
const plain = Object.entries(signs)
  .map(([one, all]) => one.repeat([...all].length))
  .join('')

/** `squeezed` in SQL, of the same tables. Most texts are ASCII, whose bytes are as many as their letters. */
export function squeezedInSql(text: SQL): SQL {
  const raw = (code: string) => sql.raw(code)
  const twofold = Object.entries(pairs).reduce(
    (made, [one, two]) => sql`replace(${made}, ${raw(literal(one))}, ${raw(literal(two))})`,
    sql`regexp_replace(normalize(translate(t, ${raw(literal(odd))}, ${raw(literal(plain))}), nfd), ${raw(literal(unseen))}, '', 'g')`,
  )
  const [from, to] = [[...letters.keys()].join(''), [...letters.values()].join('')]
  return sql`(select case when octet_length(t) = char_length(t) then translate(lower(t), ${raw(literal("'`- \t"))}, '')
    else translate(lower(translate(${twofold}, ${raw(literal(from))}, ${raw(literal(to))})), ${raw(literal("'- "))}, '') end
    from (select ${text} as t offset 0) as searched)`
}
