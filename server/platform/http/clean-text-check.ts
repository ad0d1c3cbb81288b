/** No NUL and no half of a character anywhere: PostgreSQL cannot store the one, UTF-8 not the other. */
export function isCleanText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !value.includes('\0') && value.isWellFormed()
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return true
  if (depth > 20) return false
  return Object.entries(value).every(([key, inner]) => !key.includes('\0') && isCleanText(inner, depth + 1))
}
