import type { Language } from '#shared/domain/platform/language.ts'
import messages from './messages.json' with { type: 'json' }
import { type ProblemCode, problemTable } from './problem-table.ts'

// Texts beside fields, and other texts that are no problems.
const plainTexts: Readonly<Record<string, Record<Language, string>>> = messages

/** A problem's, else a plain text. */
const textOf = (key: string) =>
  (problemTable as Readonly<Record<string, Record<Language, string>>>)[key] ?? plainTexts[key]

export type MessageKey = ProblemCode | keyof typeof messages

/** @param said the values of the text's `{gaps}` */
export function messageText(key: MessageKey, language: Language, said: Record<string, unknown> = {}): string {
  return (textOf(key)?.[language] ?? '').replace(/\{(\w+)\}/g, (_gap, name: string) => String(said[name] ?? ''))
}

export const isMessageKey = (key: string): key is MessageKey => textOf(key) !== undefined
