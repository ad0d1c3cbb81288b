import { z } from 'zod'
import { greetingName } from '#server/messages/mail-parts/harmless-text.ts'
import { type MailKind, pageAddress } from '#server/messages/mail-parts/mail-content.ts'
import { mailTexts } from '#server/messages/mail-parts/mail-texts.ts'
import { methodNames, momentText, sizeAndPieces } from '#server/messages/mail-parts/order-mail-parts.ts'
import { deliveryMethods } from '#shared/domain/platform/delivery/shipping-rules.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'

const offerData = z.object({
  key: z.string(),
  customerName: z.string(),
  message: z.string().nullable(),
  expiresAt: z.iso.datetime(),
  delivery: z.enum(deliveryMethods),
  shippingCents: z.int(),
  lines: z.array(z.object({ name: z.string(), size: z.string(), quantity: z.int(), unitCents: z.int() })),
})

/** What the staff put together for a customer, with the link that orders it. */
export const draftOfferMail: MailKind<z.output<typeof offerData>> = {
  schema: offerData,
  compose({ key, customerName, message, expiresAt, delivery, shippingCents, lines }, context) {
    const { language } = context
    const { say, closing } = mailTexts('draft_offer', context, {
      nome: greetingName(customerName, language),
      quando: momentText(new Date(expiresAt), language),
    })
    const euro = (cents: number) => formatEuro(cents, language)
    const subtotalCents = lines.reduce((sum, { quantity, unitCents }) => sum + quantity * unitCents, 0)
    return {
      subject: say('subject'),
      title: say('title'),
      intro: say('intro'),
      blocks: [
        ...(message ? [{ kind: 'paragraph' as const, parts: [message] }] : []),
        {
          kind: 'lines',
          rows: lines.map(({ name, size, quantity, unitCents }) => ({
            title: name,
            details: [
              ...sizeAndPieces({ size, quantity }, language === 'it'),
              ...(quantity > 1 ? [euro(unitCents)] : []),
            ],
            amount: euro(quantity * unitCents),
          })),
        },
        {
          kind: 'sums',
          rows: [
            {
              label: methodNames[delivery][language],
              value: shippingCents === 0 ? say('free') : euro(shippingCents),
            },
          ],
          total: { label: say('total'), note: say('vat'), value: euro(subtotalCents + shippingCents) },
        },
        { kind: 'button', text: say('button'), href: pageAddress(context, `/proposta?key=${key}`) },
        ...closing(),
      ],
    }
  },
}
