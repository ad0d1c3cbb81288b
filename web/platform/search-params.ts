/** The parameters of an address; all values are texts, repeated names are lists. */
type SearchParams = Record<string, unknown>

/** `?brand=Ortles&brand=Valsole&sort=name` as an object: the API's own way of writing lists. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const found = new URLSearchParams(text)
  return Object.fromEntries(
    [...new Set(found.keys())].map((name) => {
      const values = found.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
}

/** The reverse; undefined values and empty lists leave no trace. */
export function stringifySearch(search: SearchParams): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null) continue
    for (const one of [value].flat()) query.append(name, String(one))
  }
  return query.size > 0 ? `?${query}` : ''
}
