/** Edits between two names: a letter added, left out, changed, or two neighbours swapped. */
function editsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = Number(a[i - 1] !== b[j - 1])
      const before = rows[i - 1] ?? []
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (before[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (before[j - 1] ?? 0) + changed,
        ...(isSwapped ? [(rows[i - 2]?.[j - 2] ?? 0) + 1] : []),
      )
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}

const shortName = 5
const plain = (name: string) => name.toUpperCase().replaceAll('-', '_')
const lettersOf = (name: string) => [...name].sort().join('')

/** A short name resembles many words: only one with a letter left out or two swapped is taken for it. */
function isNear(name: string, known: string, edits: number): boolean {
  if (known.length > shortName) return edits <= Math.max(1, Math.floor(known.length / 5))
  return edits <= 1 && (name.length < known.length || lettersOf(name) === lettersOf(known))
}

/** The known name that a misspelt one most likely means; undefined where it resembles none. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((one) => ({ one, edits: editsBetween(plain(name), plain(one)) }))
    .filter(({ one, edits }) => isNear(plain(name), plain(one), edits))
    .sort((a, b) => a.edits - b.edits)
  return ranked[0]?.one
}
