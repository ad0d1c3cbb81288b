/** A finished mail with its two parts; no remote content (law-and-ux.md D-07). */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** Stable, so that a mail sent twice after a crash is shown once. */
  messageId: string
  language: 'it' | 'en'
}

/** The way out for mail: SMTP, or files in DATA_DIR/mail. */
export interface Mailer {
  send(mail: Mail): Promise<void>
}
