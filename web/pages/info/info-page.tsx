import { useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatEuro } from '#shared/domain/platform/money.ts'
import type { InfoName } from '#shared/domain/site/pages.ts'
import { termsVersion } from '#shared/domain/site/terms.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/shop-query.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { companyLine, postalAddress } from './company-data.ts'
import { Block, useText } from './info-block.tsx'
import type { InfoSection, Text } from './info-text.ts'
import { infoTexts } from './info-texts.ts'

export function InfoPage() {
  const name: unknown = useLoaderData({ strict: false })
  return isInfoName(name) ? <InfoContent name={name} /> : null
}

const words = {
  index: ['In questa pagina', 'On this page'],
  version: ['Versione del', 'Version of'],
  demo: [
    'Negozio dimostrativo: nessun ordine viene spedito. Prima di aprire un negozio vero, fai verificare questi testi da un professionista.',
    'Demo shop: no order is shipped. Before opening a real shop, have these texts checked by a professional.',
  ],
} satisfies Record<string, Text>

function isInfoName(name: unknown): name is InfoName {
  return typeof name === 'string' && Object.hasOwn(infoTexts, name)
}

/** @param children actions of the page, before the text */
export function InfoContent({ name, children }: { name: InfoName; children?: ReactNode }) {
  const write = infoTexts[name].useChunk()
  const { language } = useI18n()
  const say = useText()
  const shop = useShop()
  const { title, description, lead, sections } = write({
    shop,
    euro: (cents) => formatEuro(cents, language),
    company: companyLine(shop, language),
    address: postalAddress(shop),
    phone: `[${shop.phone}](tel:${shop.phone.replaceAll(' ', '')})`,
    mail: (subject, body) => `[${shop.email}](${mailAddress(shop.email, subject, body?.map(say))})`,
  })
  return (
    <div className="wrap info">
      <PageHead title={say(title)} description={say(description)} path={`/${name}`} />
      <header className="info-head measure-66 wrap-anywhere">
        <h1>{say(title)}</h1>
        <p className="lead">{say(lead)}</p>
        <p className="small muted">
          {say(words.version)} {shopDate(termsVersion, language)} · {shop.legal.company}
        </p>
        {shop.isDemo && <p className="note note-warning">{say(words.demo)}</p>}
      </header>
      {children}
      <details className="only-phone info-index">
        <summary>{say(words.index)}</summary>
        <Index sections={sections} />
      </details>
      <div className="info-columns grid wrap-anywhere align-start stroke-above">
        <aside className="no-phone">
          <p className="bold">{say(words.index)}</p>
          <Index sections={sections} />
        </aside>
        <div className="info-text">
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {say(heading)}
              </h2>
              {/* biome-ignore lint/suspicious/noArrayIndexKey: blocks of a fixed text */}
              {body.map((block, at) => block && <Block key={at} block={block} />)}
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

function mailAddress(to: string, subject?: string, body?: readonly string[]): string {
  if (!subject) return `mailto:${to}`
  const text = body ? `&body=${encodeURIComponent(body.join('\r\n\r\n'))}` : ''
  return `mailto:${to}?subject=${encodeURIComponent(subject)}${text}`
}

function Index({ sections }: { sections: readonly InfoSection[] }) {
  const say = useText()
  return (
    <nav aria-label={say(words.index)}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{say(title)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
