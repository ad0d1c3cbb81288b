import { maxTagLength } from '#shared/contract/orders/order-list/tag-name.ts'

interface Entry {
  tags: string[]
  /** Empty where nothing but tags was written. */
  note: string
}

/** A word behind `#`, that begins with a letter: «ordine #12» names no tag. */
const tag = /(?<=^|\s)#(\p{L}[\p{L}\p{N}_-]*)/gu

/** What was written in the field of the story: its tags, and the note with everything that was written. */
export function readEntry(text: string): Entry {
  const tags = [...text.matchAll(tag)].map(([, name = '']) => name.slice(0, maxTagLength))
  const rest = text.replace(tag, '').trim()
  return { tags: [...new Set(tags.map((name) => name.toLowerCase()))], note: rest && text.trim() }
}

/** The tag that is being written at the end of the text, without its sign. */
export const openTag = (text: string): string | undefined =>
  /(?:^|\s)#([\p{L}\p{N}_-]*)$/u.exec(text)?.[1]?.toLowerCase()
