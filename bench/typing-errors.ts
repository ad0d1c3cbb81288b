import type { Product } from '#shared/contract/catalog/catalog.ts'
import { seededRandom } from '../faults/seeded-random.ts'

const letters = 'abcdefghilmnopqrstuvz'
const minLength = 5

/** Words of the shop's own products, each with one typing error: a letter too many, missing, wrong, or two swapped. */
export async function misspelled(origin: string): Promise<() => string> {
  const words = await wordsOfNames(origin)
  const random = seededRandom(7)
  const pick = (count: number) => Math.floor(random() * count)
  return () => {
    const word = words[pick(words.length)] ?? ''
    const at = 1 + pick(word.length - 2)
    const letter = letters[pick(letters.length)] ?? ''
    const before = word.slice(0, at)
    switch (pick(4)) {
      case 0:
        return before + letter + word.slice(at)
      case 1:
        return before + word.slice(at + 1)
      case 2:
        return before + letter + word.slice(at + 1)
      default:
        return before + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
    }
  }
}

async function wordsOfNames(origin: string): Promise<string[]> {
  const words = new Set<string>()
  for (let offset = 0; offset < 1_000; offset += 100) {
    const answer = await fetch(`${origin}/api/products?limit=100&offset=${offset}`)
    for (const { name } of (await answer.json()) as Product[]) {
      for (const word of name.toLowerCase().match(/\p{L}+/gu) ?? []) if (word.length >= minLength) words.add(word)
    }
  }
  return [...words]
}
