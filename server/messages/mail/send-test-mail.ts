import type { MessagesDeps } from '#server/messages/deps/messages-deps.ts'
import type { MailContent, MailContext } from '#server/messages/mail-parts/mail-content.ts'
import type { TestMailResult } from '#shared/contract/messages/admin-mails.ts'
import type { Language } from '#shared/domain/platform/language.ts'
import { namedIn } from '#shared/domain/platform/shop/shop-readiness.ts'
import { layOutHtml } from './mail-layout.ts'
import { mailHost } from './mail-message.ts'
import { layOutText } from './mail-text.ts'

const itWorks: MailContent = {
  subject: 'E-mail di prova',
  title: 'La posta funziona',
  intro:
    'Questa è una prova, chiesta dalle impostazioni del negozio. I clienti ricevono le e-mail per questa stessa via.',
  blocks: [],
}

/** Of a mail that reaches no customer: its links open no order and no gift card. */
export function trialContext({ shop, config, wallet }: MessagesDeps, language: Language): MailContext {
  return {
    shop: namedIn(shop, language),
    publicUrl: config.publicUrl,
    language,
    keyOf: () => 'prova',
    giftCodeOf: () => 'PROVAPROVAPROVA1',
    offersWallet: wallet !== undefined,
  }
}

/** Sends at once, past the outbox: the caller waits for the mail server's answer. */
export async function sendTestMailTo(
  to: string,
  deps: MessagesDeps,
  content: MailContent = itWorks,
  context: MailContext = trialContext(deps, 'it'),
): Promise<TestMailResult> {
  const { mailer, shop } = deps
  try {
    await mailer.send({
      to,
      subject: content.subject,
      text: layOutText(content, context),
      html: layOutHtml(content, context),
      messageId: `<test-${crypto.randomUUID()}@${mailHost(shop)}>`,
      language: context.language,
    })
  } catch (error) {
    deps.log.warn({ err: error }, 'a test mail could not be sent')
    return { to, state: 'failed', error: (error instanceof Error ? error.message : String(error)).slice(0, 500) }
  }
  return { to, state: mailer.writesFilesOnly ? 'not_delivered' : 'sent', error: null }
}
