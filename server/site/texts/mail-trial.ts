import { layOutHtml } from '#server/messages/mail/mail-layout.ts'
import { sendTestMailTo, trialContext } from '#server/messages/mail/send-test-mail.ts'
import { exampleBases, mailExamples } from '#server/messages/mail-kinds/mail-examples.ts'
import { isMailKind, mailKinds } from '#server/messages/mail-kinds/mail-registry.ts'
import type { MailContent, MailContext, MailKind } from '#server/messages/mail-parts/mail-content.ts'
import { readOrderMailData } from '#server/orders/order-records/order-mails.ts'
import { problem } from '#server/platform/problems/problem.ts'
import type { Deps } from '#server/site/deps/deps.ts'
import type { Received } from '#shared/contract/platform/endpoint.ts'
import type { OwnTextGroup } from '#shared/contract/platform/own-texts.ts'
import type { previewMailTexts } from '#shared/contract/site/text-settings.ts'
import { findTrialOrder } from './trial-order-repository.ts'

type Draft = Received<typeof previewMailTexts>['body']
type Data = Record<string, unknown>

/** A text that no shop writes. */
const mark = '\u2063prova\u2063'

export async function previewMail(deps: Deps, id: string, draft: Draft) {
  const { content, context, of } = await composeTrial(deps, id, draft)
  return { subject: content.subject, html: layOutHtml(content, context), of }
}

export async function sendTrial(deps: Deps, id: string, draft: Draft) {
  const { content, context } = await composeTrial(deps, id, draft)
  return sendTestMailTo(deps.shop.email, deps, content, context)
}

/** The mail of a group with texts that are not saved, and the data of the last order that had one. */
async function composeTrial(deps: Deps, group: string, { texts, language, shows }: Draft) {
  // What stands in every mail of an order is shown in its confirmation.
  const id = group === 'every_order_mail' ? 'order_confirmation' : group
  const example = mailExamples[id]
  if (!isMailKind(id) || !example) throw problem('not_found')
  const kind: MailKind<unknown> = mailKinds[id] as MailKind<unknown>
  const base = exampleBases[example.base] ?? {}
  const order = 'orderNumber' in base ? await findTrialOrder(deps.database.db, id) : undefined
  const real: Data = order
    ? 'placedAt' in base
      ? await readOrderMailData(deps.database.db, order)
      : { orderNumber: order.orderNumber, customerName: order.customerName }
    : {}
  const contextWith = (own: OwnTextGroup['texts']): MailContext => {
    const shop = { ...deps.shop, texts: { ...deps.shop.texts, [group]: { texts: own } } }
    return { ...trialContext(deps, language), shop }
  }
  const compose = (variant: Data, context: MailContext): MailContent =>
    kind.compose(kind.schema.parse({ ...base, ...real, ...variant }), context)
  const marked = contextWith(shows ? { [shows]: { it: mark, en: mark, isStale: false } } : {})
  const variant = example.variants.find((one) => JSON.stringify(compose(one, marked)).includes(mark))
  const context = contextWith(
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, { ...text, isStale: false }])),
  )
  const content = compose(variant ?? example.variants[0] ?? {}, context)
  return { content, context, of: order?.customerName ?? null }
}
