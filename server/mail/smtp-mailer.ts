import { createTransport } from 'nodemailer'
import type { Shop } from '#server/shop-config.ts'
import { mailMessage } from './mail-message.ts'
import type { Mail, Mailer } from './mailer.ts'

const connectTimeoutMs = 5_000
const totalTimeoutMs = 30_000

/** Sends through SMTP. An attempt ends within 30 s: shorter than the outbox's lease, so none is sent twice at once. */
export function openSmtpMailer(smtpUrl: string, shop: Shop, mailFrom: string | undefined): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    socketTimeout: totalTimeoutMs,
  })
  return {
    async send(mail: Mail): Promise<void> {
      let timer: NodeJS.Timeout | undefined
      const tooLate = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error(`SMTP took longer than ${totalTimeoutMs} ms`)), totalTimeoutMs)
      })
      try {
        await Promise.race([transport.sendMail(mailMessage(mail, shop, mailFrom)), tooLate])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}
