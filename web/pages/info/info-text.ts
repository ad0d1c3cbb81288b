import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import type { Cents } from '#shared/domain/platform/money.ts'

/** Both or none; in paragraphs, list items and cells with `**bold**`, `*name*` and `[text](address)`. */
export type Text = readonly [it: string, en: string]

/** The data of the long texts: they contain no number of the shop (rule 439). */
export interface InfoFacts {
  shop: ShopFacts
  euro(cents: Cents): string
  /** "P.IVA 0123… · REA …": the company as the law wants it named (rule 440). */
  company: string
  /** "Via dei Telai 18, 36100 Vicenza (VI)". */
  address: string
  phone: string
  mail(subject?: string, body?: readonly Text[]): string
}

/** A plain text is a paragraph; `false` is skipped; a cell with one string is the same in both languages. */
export type InfoBlock =
  | Text
  | { small: string }
  | { ul: readonly (Text | false)[] }
  | { ol: readonly Text[] }
  | { table: Text; head: readonly Text[]; rows: readonly (readonly (Text | string)[])[] }
  | { form: Text; lines: readonly Text[]; note: Text }

export interface InfoSection {
  id: string
  title: Text
  body: readonly (InfoBlock | false)[]
}

export interface InfoText {
  title: Text
  description: Text
  lead: Text
  sections: readonly InfoSection[]
}

export type InfoWriter = (facts: InfoFacts) => InfoText
