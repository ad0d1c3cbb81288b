import { createTransport } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport'
import type { Mail, Mailer } from '#server/messages/deps/mailer.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { type MailFrom, mailMessage } from './mail-message.ts'

/** An attempt ends sooner than the outbox's shortest lease of a minute, so no mail is sent twice at once. */
const usualLimits = { connectMs: 5_000, totalMs: 30_000 }

/** Where mails are handed over, and as whom. */
export type SmtpServer = Pick<SMTPTransport.Options, 'host' | 'port' | 'secure' | 'requireTLS' | 'auth' | 'tls'>

/**
 * Sends through SMTP.
 * @param server also as an address, smtps://name:password@host @param limits how long to wait for the server to speak and
 * for the whole message
 */
export function openSmtpMailer(
  server: string | SmtpServer,
  shop: Shop,
  mailFrom: MailFrom,
  limits = usualLimits,
): Mailer {
  const transport = createTransport({
    ...(typeof server === 'string' ? { url: server } : server),
    connectionTimeout: limits.connectMs,
    greetingTimeout: limits.connectMs,
    dnsTimeout: limits.connectMs,
    socketTimeout: limits.totalMs,
  })
  return {
    async send(mail: Mail): Promise<void> {
      let timer: NodeJS.Timeout | undefined
      const tooLate = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`SMTP took longer than ${limits.totalMs} ms`)), limits.totalMs)
      })
      try {
        await Promise.race([transport.sendMail(mailMessage(mail, shop, mailFrom)), tooLate])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
