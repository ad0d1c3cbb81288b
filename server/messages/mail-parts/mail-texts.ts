import type { Shop } from '#server/platform/shop-config.ts'
import { fillText, placeholdersOf } from '#shared/domain/platform/shop/text-placeholders.ts'
import type { ExtensionMails } from './extension-mails.ts'
import type { MailBlock, MailContext } from './mail-content.ts'
import texts from './mail-texts.json' with { type: 'json' }

interface ShippedText {
  it: string
  en: string
  /** In which of a mail's cases it stands. */
  when?: string
  /** Placeholders that an own text must keep, with spaces between. */
  must?: string
}

export interface MailTexts {
  name: string
  /** Placeholders of every text of this mail; those of a shipped text may stand in its own one too. */
  values: string
  texts: Record<string, ShippedText>
}

type MailTextKind = keyof typeof texts
type Values = Readonly<Record<string, string>>

/** The sentences of each mail, as shipped. Law and order (IBAN, items, totals, withdrawal) are no sentences of this table. */
export const shippedMailTexts: Record<string, MailTexts> = { ...texts }

export function addMailTexts(rows: Readonly<Record<string, MailTexts>>): void {
  Object.assign(shippedMailTexts, rows)
}

/** As it is sent until the dashboard changes it. */
export const shippedText = (kind: string, key: string, { shippedTexts }: Pick<Shop, 'shippedTexts'>) =>
  shippedTexts[`mail.${kind}.${key}`] ?? shippedMailTexts[kind]?.texts[key]

/** A shop without a telephone number asks for no calls. */
const withoutCall = (text: string): string =>
  text
    .replace(/ o chiamaci(?: subito)? al \{telefono\}| or call us (?:straight away )?on \{telefono\}/, '')
    .replace(/Chiamaci(?: subito)? al \{telefono\} o rispondi/, 'Rispondi')
    .replace(/Call us (?:straight away )?on \{telefono\} or reply/, 'Reply')

/** A sentence that may name {telefono}. */
export const withPhone = (text: string, { phone }: Pick<Shop, 'phone'>): string =>
  fillText(phone ? text : withoutCall(text), { telefono: phone })

/** Of every mail. */
const shopValues = ({ shop }: MailContext): Values => ({ negozio: shop.name, telefono: shop.phone, email: shop.email })

/** The placeholders that a text may hold. */
export function allowedIn(kind: MailTexts, key: string): string[] {
  const shipped = kind.texts[key]
  const own = shipped ? placeholdersOf(`${shipped.it} ${shipped.en}`) : []
  return [...new Set([...kind.values.split(' '), ...own, 'negozio', 'telefono', 'email'])].filter(Boolean)
}

type Say<Key extends string> = (key: Key | 'closing', more?: Values) => string
type KeyOf<K> = K extends MailTextKind ? keyof (typeof texts)[K]['texts'] & string : string

/** Sentences of a mail: those of the shop where it has written its own, else the shipped ones. */
export function mailTexts<K extends MailTextKind | keyof ExtensionMails>(
  kind: K,
  context: MailContext,
  values: Values = {},
): { say: Say<KeyOf<K>>; closing: () => MailBlock[] } {
  const { shop, language } = context
  const common = { ...values, ...shopValues(context) }
  function say(key: string, more: Values = {}): string {
    const known: Values = { ...common, ...more }
    const own = shop.texts[kind]?.texts[key]?.[language]
    // An own text that needs what this mail does not have, such as a day, leaves the place to the shipped one.
    if (own && placeholdersOf(own).every((name) => known[name])) return fillText(own, known)
    const shipped = shippedText(kind, key, shop)?.[language] ?? ''
    return fillText(shop.phone ? shipped : withoutCall(shipped), known)
  }
  const closing = (): MailBlock[] => {
    const text = say('closing')
    return text ? [{ kind: 'paragraph', parts: [text] }] : []
  }
  return { say, closing }
}
