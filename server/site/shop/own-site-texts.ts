import type { Shop } from '#server/platform/shop-config.ts'
import type { ShopFacts } from '#shared/contract/site/shop.ts'
import type { OwnTexts } from '#shared/contract/site/text-settings.ts'

// Keys of what the shop has written, beside those of its mails.
export const pagePrefix = 'pagina-'
export const sitePrefix = 'frase-'

/** Those that are on. */
export function ownPagesOn(texts: OwnTexts) {
  return Object.entries(texts).flatMap(([id, { isOn, inFooter = false, texts: own }]) =>
    id.startsWith(pagePrefix) && isOn && own.title && own.body
      ? [{ slug: id.slice(pagePrefix.length), title: own.title, body: own.body, inFooter }]
      : [],
  )
}

/** The links below every page. */
export const footerPages = ({ texts }: Shop) =>
  ownPagesOn(texts).flatMap(({ slug, inFooter, title: { it, en } }) => (inFooter ? [{ slug, it, en: en || it }] : []))

/** The sentences of pages that are not the shipped ones. */
export const ownSiteTexts = ({ texts }: Shop): ShopFacts['ownTexts'] =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([id, { texts: own }]) =>
      id.startsWith(sitePrefix) && own.text
        ? [[id.slice(sitePrefix.length), { it: own.text.it, en: own.text.en }]]
        : [],
    ),
  )
