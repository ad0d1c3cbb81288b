import type { Mailer } from '#server/messages/deps/mailer.ts'
import type { PlatformDeps } from '#server/platform/deps/platform-deps.ts'

type MailerParts = Pick<PlatformDeps, 'config' | 'shop' | 'sealing'>

/** A mail server that the shop keeps itself. Asked at each mail. @returns undefined while there is none */
export type OwnMailServer = (parts: MailerParts) => Mailer | undefined

let own: OwnMailServer | undefined

export function setOwnMailServer(given: OwnMailServer): void {
  own = given
}

/** The mailer of the environment; without SMTP_URL the shop's own server goes before it. */
export function withOwnMailServer(given: Mailer, parts: MailerParts): Mailer {
  if (parts.config.smtpUrl) return given
  const current = () => own?.(parts) ?? given
  return {
    get writesFilesOnly() {
      return current().writesFilesOnly ?? false
    },
    get atOnce() {
      return given.atOnce
    },
    send: (mail) => current().send(mail),
  }
}
