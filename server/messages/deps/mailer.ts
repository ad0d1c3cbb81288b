import type { MailAttachment } from '#server/messages/mail-parts/mail-content.ts'

/** A finished mail with its two parts; no remote content (rule 456). */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Stable, so that a mail sent twice after a crash is shown once. */
  messageId: string
  language: 'it' | 'en'
  /** Stops mails of this kind when a mail program posts to it (rule 852). */
  unsubscribeUrl?: string
  attachments?: readonly MailAttachment[]
}

export interface Mailer {
  /** It writes files: nothing leaves the machine. */
  writesFilesOnly?: boolean
  /** How many mails it takes at the same time; three where it does not say. */
  atOnce?: number
  send(mail: Mail): Promise<void>
}
