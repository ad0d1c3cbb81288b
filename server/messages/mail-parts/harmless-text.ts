import type { Language } from '#shared/domain/platform/language.ts'

// Input reaches recipients of the sender's choice: it appears as plain words, never as a link (decision 0026).

const dot = '[.\\u3002\\uff0e\\uff61]'
/** Texts that mail programs turn into links: with a scheme, an @, www or the end of a domain. */
const linkLike = new RegExp(`://|@|^www${dot}|[\\p{L}\\d-]${dot}\\p{L}{2,}`, 'iu')
const joints = /[/:.@\u3002\uff0e\uff61]+/gu

/** Breaks links apart ("http truffa example"); all other words stay unchanged. */
export function withoutLinks(text: string): string {
  return text.replace(/\S+/gu, (word) => (linkLike.test(word) ? word.replace(joints, ' ').trim() : word))
}

/** One word of letters only: a name field may hold a sentence. */
const plainName = /^[\p{L}\p{M}'’-]{1,20}$/u
const unnamed: Record<Language, string> = { it: 'a te', en: 'there' }

/** The name in a greeting: the first word of the name given. */
export function greetingName(name: string, language: Language): string {
  const first = name.trim().split(/\s+/u)[0] ?? ''
  return plainName.test(first) ? first : unnamed[language]
}
