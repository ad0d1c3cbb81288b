import { sharePictureSize, sharePictureUrl } from '#shared/domain/platform/goods/share-picture.ts'
import { addressIn, type Language } from '#shared/domain/platform/language.ts'
import { wholeWords } from '#shared/domain/platform/whole-words.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { escapeState } from '#web/platform/escape-state.ts'

/** The picture for shared links. */
export interface PagePicture {
  url: string
  width: number
  height: number
  alt: string
}

interface Props {
  /** Of the page alone; «· Cicli Pedivella» is added where there is room. */
  title: string
  description: string
  /** The page's address without prefix and layers: `/biciclette`. */
  path: string
  /** Of a list, from the second on. */
  page?: number | undefined
  /** The address in the other language, where more than the prefix differs. */
  otherPath?: string | undefined
  image?: PagePicture | undefined
  /** The Open Graph type. */
  kind?: 'website' | 'product'
  /** Of a product, in euros. */
  price?: string
  noindex?: boolean
  /** Structured data, asked for where the page is made for its first reader; `@context` is added. */
  jsonLd?: readonly Record<string, unknown>[] | undefined
}

/** As much as search engines show. */
const longest = { title: 60, description: 160 } as const
const locales = { it: 'it_IT', en: 'en_GB' }

export function PageHead({
  title,
  description,
  path,
  page,
  otherPath = path,
  image,
  kind = 'website',
  price,
  noindex = false,
  jsonLd,
}: Props) {
  const { language, texts } = useI18n()
  const { name, publicUrl, appearance } = useShop()
  const shared = image ?? ownSharePicture(appearance.sharePicture, name)
  const part = page && !noindex ? `?pagina=${page}` : ''
  const pageName = page ? ` – ${texts.catalog.page(page)}` : ''
  const base = publicUrl.replace(/\/$/, '')
  const address = (one: Language = language) => base + addressIn((one === language ? path : otherPath) + part, one)
  const fullTitle = `${title}${pageName} · ${name}`
  const isLong = title === name || fullTitle.length > longest.title
  const shortened = wholeWords(description, longest.description)
  return (
    <>
      <title>{isLong ? wholeWords(title, longest.title - pageName.length) + pageName : fullTitle}</title>
      <meta name="description" content={shortened} />
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address()} />
          <link rel="alternate" hrefLang="it" href={address('it')} />
          <link rel="alternate" hrefLang="en" href={address('en')} />
          <link rel="alternate" hrefLang="x-default" href={address('it')} />
        </>
      )}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={shortened} />
      <meta property="og:url" content={address()} />
      <meta property="og:locale" content={locales[language]} />
      {price && (
        <>
          <meta property="product:price:amount" content={price} />
          <meta property="product:price:currency" content="EUR" />
        </>
      )}
      {shared && (
        <>
          <meta property="og:image" content={new URL(shared.url, `${base}/`).href} />
          <meta property="og:image:width" content={`${shared.width}`} />
          <meta property="og:image:height" content={`${shared.height}`} />
          <meta property="og:image:alt" content={shared.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {/* Machines read only the server's HTML, so the browser has no code for it and leaves it. */}
      <div
        key={path}
        hidden
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data, escaped in escape-state.ts
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && jsonLd ? jsonLd.map(dataScript).join('') : '' }}
      />
    </>
  )
}

/** The shop's own picture for links. */
const ownSharePicture = (url: string | null, alt: string): PagePicture | undefined =>
  url ? { url: sharePictureUrl(url.replace('/images/', '')), ...sharePictureSize, alt } : undefined

const dataScript = (data: Record<string, unknown>) =>
  `<script type="application/ld+json">${escapeState({ '@context': 'https://schema.org', ...data })}</script>`
