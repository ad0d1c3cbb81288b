import type { Deps } from '#server/deps.ts'
import type { MailContent } from '#server/messages/mail-kinds/mail-content.ts'
import type { TestMailResult } from '#shared/contract/messages/admin-mails.ts'
import { layOutHtml } from './mail-layout.ts'
import { layOutText } from './mail-text.ts'

const content: MailContent = {
  subject: 'E-mail di prova',
  title: 'La posta funziona',
  intro:
    'Questa è una prova, chiesta dalle impostazioni del negozio. I clienti ricevono le e-mail per questa stessa via.',
  blocks: [],
}

/** Sends at once, past the outbox: the caller waits for the mail server's answer. */
export async function sendTestMailTo(to: string, deps: Deps): Promise<TestMailResult> {
  const { mailer, shop, config, orderKeys, wallet } = deps
  const context = {
    shop,
    publicUrl: config.publicUrl,
    language: 'it' as const,
    keyOf: orderKeys.of,
    giftCodeOf: orderKeys.giftCodeOf,
    offersWallet: wallet !== undefined,
  }
  try {
    await mailer.send({
      to,
      subject: content.subject,
      text: layOutText(content, context),
      html: layOutHtml(content, context),
      messageId: `<test-${crypto.randomUUID()}@${shop.email.split('@').at(-1)}>`,
      language: 'it',
    })
  } catch (error) {
    deps.log.warn({ err: error }, 'a test mail could not be sent')
    return { to, state: 'failed', error: (error instanceof Error ? error.message : String(error)).slice(0, 500) }
  }
  return { to, state: mailer.writesFilesOnly ? 'not_delivered' : 'sent', error: null }
}
