import type { z } from 'zod'
import type { ReturnMailData } from '#server/messages/mail-parts/after-sales-mail-data.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import type { MailTopic } from '#shared/domain/messages/mail-topics.ts'
import { addressIn, type Language } from '#shared/domain/platform/language.ts'

export type Inline = string | { text: string; href: string } | { strong: string }

export interface MailLine {
  title: string
  /** Size, quantity, code: each stays on one line where it can. */
  details: readonly string[]
  amount: string
  /** The same for all recipients: its address does not track the reader (decision 0031). */
  picture?: { src: string; alt: string; width: number; height: number }
}

/** The content of a mail; mail-layout.ts and mail-text.ts each render every block, so both parts agree. */
export type MailBlock =
  | { kind: 'plate'; label: string; value: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; parts: readonly Inline[]; isSmall?: boolean }
  /** `isGrouped` shows the value in fours, as an IBAN is read, and still copies it without spaces. */
  | { kind: 'facts'; rows: readonly { label: string; value: string; isGrouped?: boolean }[] }
  | { kind: 'lines'; rows: readonly MailLine[] }
  | {
      kind: 'sums'
      rows: readonly { label: string; value: string }[]
      total: { label: string; note: string; value: string }
    }
  | { kind: 'button'; text: string; href: string }
  /** A form to fill in on paper: a dashed box. */
  | { kind: 'form'; title: string; note: string; lines: readonly string[] }

export interface MailContent {
  subject: string
  title: string
  /** The sentence under the title; also what inboxes show beside the subject. */
  intro: string
  blocks: readonly MailBlock[]
}

export interface MailContext {
  shop: Shop
  /** Origin of every link, without a trailing slash. */
  publicUrl: string
  language: Language
  /** Opens an order without a login; the outbox does not hold it. */
  keyOf(orderNumber: string): string
  /** The code of a gift card; the outbox does not hold it either. */
  giftCodeOf(cardId: string, round: number): string
  /** Whether an unpaid order can be paid by wallet instead. */
  offersWallet: boolean
}

/** A page of the shop in the mail's language. */
export function pageAddress({ publicUrl, language }: MailContext, path: string): string {
  return publicUrl + addressIn(path, language)
}

export function pageLink(context: MailContext, path: string, text: string) {
  return { text, href: pageAddress(context, path) }
}

export interface MailAttachment {
  fileName: string
  type: string
  content: Buffer
}

export interface MailKind<Data> {
  /** Checked when the mail is sent: an outbox row may be older than the code. */
  schema: z.ZodType<Data>
  compose(data: Data, context: MailContext): MailContent
  /** Of mails that nothing owes to the reader: each offers to stop them by one press (rule 852). */
  topic?: MailTopic
  /** The return whose note goes along as PDF. */
  attachNoteOf?(data: Data): ReturnMailData | undefined
  /** A file that goes along. */
  attach?(data: Data, context: Pick<MailContext, 'shop' | 'publicUrl' | 'language'>): MailAttachment
}

/** «A, B e C». */
export const listed = (names: readonly string[], { language }: Pick<MailContext, 'language'>): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
