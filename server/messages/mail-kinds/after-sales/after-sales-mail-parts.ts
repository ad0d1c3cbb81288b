import type { ReturnMailData } from '#server/messages/mail-parts/after-sales-mail-data.ts'
import { greetingName } from '#server/messages/mail-parts/harmless-text.ts'
import type { MailBlock, MailContext } from '#server/messages/mail-parts/mail-content.ts'
import { dayText, sizeAndPieces } from '#server/messages/mail-parts/order-mail-parts.ts'
import { placeLines } from '#shared/domain/platform/shop/shop-address.ts'

/** "3 dicembre 2026" for "2026-12-03". */
export function dayWords(day: string, language: 'it' | 'en'): string {
  return dayText(new Date(`${day}T11:00:00Z`), language)
}

/** The placeholders of every mail about a return. */
export function returnValues(
  { code, orderNumber, customerName }: ReturnMailData,
  { language }: MailContext,
): Record<string, string> {
  return { nome: greetingName(customerName, language), numero: orderNumber, codice: code }
}

export function returnPlate({ code }: Pick<ReturnMailData, 'code'>, { language }: MailContext): MailBlock {
  return { kind: 'plate', label: language === 'it' ? 'Reso' : 'Return', value: code }
}

export function returnGoods({ lines }: ReturnMailData, { language }: MailContext): MailBlock {
  const it = language === 'it'
  return {
    kind: 'lines',
    rows: lines.map(({ name, exchangeSize, ...line }) => ({
      title: name,
      details: [
        ...sizeAndPieces(line, it),
        ...(exchangeSize
          ? [it ? `da cambiare con la taglia ${exchangeSize}` : `to be exchanged for size ${exchangeSize}`]
          : []),
      ],
      amount: '',
    })),
  }
}

/** The three steps in order; none while the items are still in the shop. */
export function stepsToDo(
  { code, sendByDay, isStillHere }: ReturnMailData,
  { shop, language, isOnPaper = false }: Pick<MailContext, 'shop' | 'language'> & { isOnPaper?: boolean },
): string[] {
  const it = language === 'it'
  const day = dayWords(sendByDay, language)
  const address = [shop.name, ...placeLines(shop)].join(', ')
  if (isStillHere)
    return [
      it
        ? 'I pezzi non sono ancora partiti: non devi spedire nulla.'
        : 'The items haven’t left us yet: there’s nothing you need to send.',
    ]
  const note = it
    ? `Metti dentro la nota di reso allegata, oppure scrivi ${code} su un foglio.`
    : `Put the attached return note inside, or write ${code} on a sheet of paper.`
  const sheet = it ? 'Metti questo foglio nel pacco.' : 'Put this sheet into the parcel.'
  const label = isOnPaper
    ? it
      ? `scrivi a ${shop.email} e ti mandiamo l’etichetta.`
      : `write to ${shop.email} and we’ll send you the label.`
    : it
      ? 'rispondi a questo messaggio e ti mandiamo l’etichetta.'
      : 'reply to this message and we’ll send you the label.'
  const isFree = shop.returnPaidBy === 'shop'
  return it
    ? [
        'Prepara il pacco con gli articoli: va bene anche la scatola in cui sono arrivati.',
        isOnPaper ? sheet : note,
        `Spediscilo entro il ${day} a ${address}, oppure portalo in negozio.${isFree ? ` La restituzione è a nostro carico: ${label}` : ''}`,
      ]
    : [
        'Pack the items: the box they came in is fine.',
        isOnPaper ? sheet : note,
        `Send it by ${day} to ${address}, or bring it to the shop.${isFree ? ` We pay for the return: ${label}` : ''}`,
      ]
}

export function returnSteps(data: ReturnMailData, context: MailContext): MailBlock[] {
  const it = context.language === 'it'
  const steps = stepsToDo(data, context)
  return [
    returnPlate(data, context),
    returnGoods(data, context),
    { kind: 'heading', text: it ? 'Che cosa fai adesso' : 'What to do now' },
    ...steps.map(
      (text, i): MailBlock => ({
        kind: 'paragraph',
        parts: steps.length === 1 ? [text] : [{ strong: `${i + 1}. ` }, text],
      }),
    ),
  ]
}
