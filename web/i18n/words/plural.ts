/**
 * "1 prodotto", "3 prodotti": the word for a count. Both languages have one rule for whole numbers; Italian's `many` (from a
 * million) reads like `other`.
 */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other
}
