import { useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatEuro } from '#shared/domain/money.ts'
import type { InfoName } from '#shared/domain/pages.ts'
import { termsVersion } from '#shared/domain/terms.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/shop-query.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { companyLine, postalAddress } from './company-data.ts'
import type { InfoSection } from './info-text.ts'
import { infoTexts } from './info-texts.ts'

export function InfoPage() {
  const name: unknown = useLoaderData({ strict: false })
  return isInfoName(name) ? <InfoArticle name={name} /> : null
}

function isInfoName(name: unknown): name is InfoName {
  return typeof name === 'string' && Object.hasOwn(infoTexts, name)
}

/** @param children what can be done here, before the text */
export function InfoArticle({ name, children }: { name: InfoName; children?: ReactNode }) {
  const { write, words } = infoTexts[name].useChunk()
  const { language } = useI18n()
  const shop = useShop()
  const { title, description, lead, sections } = write({
    shop,
    euro: (cents) => formatEuro(cents, language),
    company: companyLine(shop, language),
    address: postalAddress(shop),
  })
  return (
    <div className="wrap info">
      <PageHead title={title} description={description} path={`/${name}`} />
      <header className="info-h">
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        <p className="small muted">
          {words.version(shopDate(termsVersion, language))} · {shop.legal.company}
        </p>
        {shop.isDemo && <p className="note note-w">{words.demo}</p>}
      </header>
      {children}
      <details className="only-m info-i">
        <summary>{words.index}</summary>
        <Index sections={sections} label={words.index} />
      </details>
      <div className="info-g">
        <aside className="no-m">
          <p className="b">{words.index}</p>
          <Index sections={sections} label={words.index} />
        </aside>
        <div className="info-x">
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {heading}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function Index({ sections, label }: { sections: readonly InfoSection[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
