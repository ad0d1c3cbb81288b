/** A NUL, or half of a character that was cut in two, as JSON writes them. */
const unstorable = /\\u(0000|d[89a-f])/i

/** JSON that PostgreSQL accepts: characters it cannot store become the replacement character. */
export function storableJson(value: unknown): string {
  const json = JSON.stringify(value)
  return unstorable.test(json) ? JSON.stringify(value, clean) : json
}

const clean = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\ufffd') : value
