import type { MailContext, MailKind } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { type ClosureNoticeData, closureNoticeData } from '#server/messages/mail-parts/order-mail-data.ts'
import {
  orderButton,
  orderLines,
  orderPlate,
  orderValues,
  weekdayText,
} from '#server/messages/mail-parts/order-mail-parts.ts'
import { exceptionDays } from '#shared/domain/platform/hours/exceptional-days.ts'

/** To a customer whose order comes later, or cannot be collected, because the shop is closed. */
export const closureNoticeMail: MailKind<ClosureNoticeData> = {
  schema: closureNoticeData,
  compose(order, context) {
    const it = context.language === 'it'
    const { closure } = order
    const values = { ...orderValues(order, context), chiusura: exceptionDays(closure, context.language) }
    const { say, closing } = mailTexts('closure_notice', context, values)
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say(introOf(order), dayValues(order, context)),
      blocks: [
        orderPlate(order, context),
        ...(closure.reason ? [{ kind: 'paragraph', parts: [closure.reason] } as const] : []),
        { kind: 'heading', text: it ? 'Il tuo ordine' : 'Your order' },
        orderLines(order, context),
        { kind: 'paragraph', parts: [say(closure.isReady ? 'note_ready' : 'note')] },
        orderButton(order, context),
        ...closing(),
      ],
    }
  },
}

function introOf({ closure, arrivesOn, delivery }: ClosureNoticeData) {
  if (!arrivesOn) return 'intro_no_day'
  if (closure.isReady) return 'intro_ready'
  return delivery === 'pickup' ? 'intro_pickup' : 'intro'
}

const dayValues = ({ arrivesOn, closure: { before } }: ClosureNoticeData, { language }: MailContext) => ({
  ...(arrivesOn && { giorno: weekdayText(arrivesOn, language) }),
  ...(before && { prima: weekdayText(before, language) }),
})
