import { createTransport } from 'nodemailer'
import type { Shop } from '#server/platform/shop-config.ts'
import { mailMessage } from './mail-message.ts'
import type { Mail, Mailer } from './mailer.ts'

/** An attempt ends sooner than the outbox's shortest lease of a minute, so no mail is sent twice at once. */
const usualLimits = { connectMs: 5_000, totalMs: 30_000 }

/** Sends through SMTP; `limits` are how long to wait for the server to speak and for the whole message. */
export function openSmtpMailer(
  smtpUrl: string,
  shop: Shop,
  mailFrom: string | undefined,
  limits = usualLimits,
): Mailer {
  const transport = createTransport({
    url: smtpUrl,
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
