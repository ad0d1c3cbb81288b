import { allowedIn, type MailTexts, shippedMailTexts, shippedText } from '#server/messages/mail-parts/mail-texts.ts'
import type { Shop } from '#server/platform/shop-config.ts'
import { siteTexts } from '#server/site/pages/site-texts.ts'
import { pagePrefix, shippedSentence, sitePrefix } from '#server/site/shop/own-site-texts.ts'
import { longestText } from '#shared/contract/platform/own-texts.ts'
import type { TextField, TextPlace } from '#shared/contract/site/text-settings.ts'
import { lastPlace } from '#shared/domain/platform/shop/terms.ts'
import legalPlaces from '#shared/domain/site/legal-places.json' with { type: 'json' }

type FieldSpec = Omit<TextField, 'it' | 'en' | 'isStale'>

/** One mail or page whose texts are changed together. */
export interface GroupSpec {
  id: string
  place: TextPlace
  /** Of a sentence: the part of the shop that says it. */
  where?: string
  name: string
  path: string | null
  fields: readonly FieldSpec[]
}

const noText = { it: '', en: '' }
const bothOf = ({ it, en }: typeof noText) => ({ it, en })
const mailParts: Record<string, string> = {
  subject: 'Oggetto',
  title: 'Titolo',
  intro: 'Apertura',
  note: 'Nota',
  closing: 'Chiusura',
  button: 'Pulsante',
}
const longestParagraph = 2_000
const longestLine = 120

const mailGroup =
  (shop: Shop) =>
  ([id, kind]: [string, MailTexts]): GroupSpec => {
    const shared = Object.keys(kind.texts).every((key) => key === 'button')
    // Each mail may get a closing, shipped or not.
    const texts: MailTexts['texts'] = shared ? kind.texts : { ...kind.texts, closing: kind.texts.closing ?? noText }
    const fields = Object.entries(texts).map(([key, text]): FieldSpec => {
      const [part = ''] = key.split('_')
      const isLong = part === 'intro' || part === 'note' || part === 'closing'
      const when = text.when ? ` (${text.when})` : ''
      return {
        key,
        label: `${mailParts[part] ?? part}${when}`,
        form: isLong ? 'paragraph' : 'line',
        longest: isLong ? longestParagraph : longestLine,
        allowed: allowedIn(kind, key),
        must: text.must?.split(' ') ?? [],
        shipped: bothOf(shippedText(id, key, shop) ?? text),
      }
    })
    return { id, place: 'mail', name: `Mail «${kind.name}»`, path: null, fields }
  }

const markdownField = (key: string, label: string): FieldSpec => ({
  key,
  label,
  form: 'markdown',
  longest: longestText,
  allowed: [],
  must: [],
  shipped: noText,
})

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The group of an own page, which need not exist. */
function pageGroup(slug: string, { texts }: Shop): GroupSpec {
  const title = texts[`${pagePrefix}${slug}`]?.texts.title?.it
  return {
    id: `${pagePrefix}${slug}`,
    place: 'page',
    name: title ?? slug,
    path: `/pagina/${slug}`,
    fields: [
      { ...markdownField('title', 'Titolo'), form: 'line', longest: longestLine },
      markdownField('body', 'Testo'),
    ],
  }
}

/** The addresses of the own pages, on or off. */
const ownPages = ({ texts }: Shop): string[] =>
  Object.keys(texts).flatMap((id) => (id.startsWith(pagePrefix) ? [id.slice(pagePrefix.length)] : []))

export const legalPrefix = 'legge-'

const legalGroups = Object.entries(legalPlaces).map(
  ([page, { name, sections }]): GroupSpec => ({
    id: `${legalPrefix}${page}`,
    place: 'legal',
    name,
    path: `/${page}`,
    fields: [
      ...Object.entries(sections).map(([id, title]) => markdownField(id, `Sotto «${title}»`)),
      markdownField(lastPlace, 'In fondo'),
    ],
  }),
)

const siteGroups = (shop: Shop) =>
  siteTexts().map((sentence): GroupSpec => {
    const { id, where, name, values, it, en } = sentence
    return {
      id: `${sitePrefix}${id}`,
      place: 'site',
      where,
      name,
      path: null,
      fields: [
        {
          key: 'text',
          label: 'Testo',
          form: 'paragraph',
          longest: 500,
          allowed: [...values],
          must: [],
          shipped: shippedSentence(sentence, shop) ?? { it, en },
        },
      ],
    }
  })

export const allGroups = (shop: Shop): GroupSpec[] => [
  ...Object.entries(shippedMailTexts).map(mailGroup(shop)),
  ...siteGroups(shop),
  ...legalGroups,
  ...ownPages(shop)
    .toSorted()
    .map((slug) => pageGroup(slug, shop)),
]

export function findGroup(id: string, shop: Shop): GroupSpec | undefined {
  const slug = id.startsWith(pagePrefix) ? id.slice(pagePrefix.length) : undefined
  if (slug !== undefined) return slugForm.test(slug) && slug.length <= 50 ? pageGroup(slug, shop) : undefined
  return allGroups(shop).find((group) => group.id === id)
}
