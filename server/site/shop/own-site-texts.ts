import type { Shop } from '#server/platform/shop-config.ts'
import type { OwnTexts } from '#shared/contract/platform/own-texts.ts'
import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import { fillText } from '#shared/domain/platform/shop/text-placeholders.ts'
import { type OwnSentence, ownSentences } from '#shared/domain/site/own-sentence-list.ts'

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

const numbered = (values: readonly string[]) => Object.fromEntries(values.map((name, i) => [name, `{${i}}`]))

/** Those of SHOP_CONFIG and of the dashboard, by their place; a page fills their gaps by number. */
export const ownSiteTexts = ({ texts, shippedTexts }: Shop): ShopFacts['ownTexts'] => ({
  ...Object.fromEntries(Object.entries(shippedTexts).filter(([at]) => !at.startsWith('mail.'))),
  ...Object.fromEntries(
    ownSentences.flatMap(({ id, at, values }) => {
      const own = texts[`${sitePrefix}${id}`]?.texts.text
      if (!own) return []
      const { it = '', en = '' } = shippedTexts[at] ?? {}
      const filled = (text: string) => fillText(text, numbered(values))
      return [[at, { it: filled(own.it) || it, en: filled(own.en) || en }]]
    }),
  ),
})

/** A sentence as it is shown until the dashboard changes it, with the names of its gaps. */
export function shippedSentence({ at, values }: OwnSentence, { shippedTexts }: Shop) {
  const shipped = shippedTexts[at]
  if (!shipped) return undefined
  const named = Object.fromEntries(values.map((name, i) => [i, `{${name}}`]))
  return { it: fillText(shipped.it, named), en: fillText(shipped.en, named) }
}
