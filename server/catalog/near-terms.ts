/**
 * The terms of a sorted vocabulary within `maxErrors` typing errors of a word. One error is a letter too many, missing,
 * wrong, or two neighbours swapped (optimal string alignment distance). Terms are compared letter by letter like the
 * paths of a tree: what shares its beginning is computed once, and a hopeless beginning drops all its terms.
 * @returns `whole` terms that are near, and terms of which only the `beginning` is near
 */
export function nearTerms(
  sorted: readonly string[],
  word: string,
  maxErrors: number,
): { whole: string[]; beginning: string[] } {
  const found = { whole: [] as string[], beginning: [] as string[] }
  const size = word.length
  const rows: number[][] = [Array.from({ length: size + 1 }, (_, i) => i)]
  /** Depth up to which `rows` hold for the term before. */
  let depth = 0
  let before = ''
  for (let i = 0; i < sorted.length; i++) {
    const term = sorted[i] ?? ''
    let d = sharedLength(before, term, depth)
    let isBeginning = false
    for (let k = 1; k <= d; k++) isBeginning ||= (rows[k]?.[size] ?? Number.POSITIVE_INFINITY) <= maxErrors
    let isHopeless = false
    while (d < term.length && !isHopeless) {
      d++
      const row = nextRow(rows, word, term, d)
      isBeginning ||= (row[size] ?? 0) <= maxErrors
      // The smallest number of a row never falls by going on; a swap looks two rows back, but costs one more.
      isHopeless = Math.min(...row) > maxErrors
    }
    if (d === term.length && (rows[d]?.[size] ?? 0) <= maxErrors) found.whole.push(term)
    else if (isBeginning) found.beginning.push(term)
    before = term
    depth = d
    if (!isHopeless) continue
    const end = endOfPrefix(sorted, term.slice(0, d), i + 1)
    if (isBeginning) for (const sibling of sorted.slice(i + 1, end)) found.beginning.push(sibling)
    i = end - 1
  }
  return found
}

function nextRow(rows: number[][], word: string, term: string, d: number): number[] {
  const above = rows[d - 1] ?? []
  const row = rows[d] ?? []
  rows[d] = row
  row[0] = d
  for (let j = 1; j <= word.length; j++) {
    const isSame = word[j - 1] === term[d - 1]
    let cost = Math.min((above[j - 1] ?? 0) + (isSame ? 0 : 1), (above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1)
    if (d > 1 && j > 1 && word[j - 1] === term[d - 2] && word[j - 2] === term[d - 1]) {
      cost = Math.min(cost, (rows[d - 2]?.[j - 2] ?? 0) + 1)
    }
    row[j] = cost
  }
  return row
}

function sharedLength(a: string, b: string, max: number): number {
  let length = 0
  while (length < max && length < b.length && a[length] === b[length]) length++
  return length
}

/** The first index from `from` on whose term does not begin so; terms that do are neighbours. */
function endOfPrefix(sorted: readonly string[], prefix: string, from: number): number {
  const hasPrefix = (i: number) => i < sorted.length && sorted[i]?.startsWith(prefix)
  let step = 1
  while (hasPrefix(from + step)) step *= 2
  let low = from + (step >> 1)
  if (!hasPrefix(low)) low = from
  let high = Math.min(from + step, sorted.length)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (hasPrefix(middle)) low = middle + 1
    else high = middle
  }
  return low
}
