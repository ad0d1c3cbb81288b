import type { SendMailOptions } from 'nodemailer'
import type { Mail } from '#server/messages/deps/mailer.ts'
import type { Shop } from '#server/platform/shop-config.ts'

/** Of a shop without a mailbox: no mail can go there (RFC 2606). */
const unknownHost = 'negozio.invalid'

export const mailHost = ({ email }: Shop): string => email.split('@')[1] ?? unknownHost

/** MAIL_FROM, or an address with a name; undefined: the shop's own. */
export type MailFrom = string | { name: string; address: string } | undefined

/** The message as nodemailer wants it; addresses as objects, so that nothing in them is read as syntax. */
export function mailMessage(mail: Mail, shop: Shop, mailFrom: MailFrom): SendMailOptions {
  return {
    from: mailFrom ?? { name: shop.name, address: shop.email || `negozio@${unknownHost}` },
    ...(shop.email && { replyTo: { name: shop.name, address: shop.email } }),
    to: { name: '', address: mail.to },
    subject: mail.subject,
    text: mail.text,
    // Otherwise it is found out by counting the letters.
    textEncoding: 'quoted-printable',
    html: mail.html,
    messageId: mail.messageId,
    headers: {
      'Content-Language': mail.language,
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: (mail.attachments ?? []).map(({ fileName, type, content }) => ({
      filename: fileName,
      contentType: type,
      content,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
