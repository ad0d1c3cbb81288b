import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useLoaderData, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { lastPlace } from '#shared/domain/platform/shop/terms.ts'
import type { InfoName } from '#shared/domain/site/pages.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useShop } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { MarkedText } from '#web/site/marked-text.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Block, useText } from './info-block.tsx'
import { infoText } from './info-facts.ts'
import type { InfoSection, Text } from './info-text.ts'
import { infoTexts, isInfoName } from './info-texts.ts'
import { legalQuery } from './legal-query.ts'

export function InfoPage() {
  const name: unknown = useLoaderData({ strict: false })
  return isInfoName(name) ? <InfoContent name={name} /> : null
}

const words = {
  index: ['In questa pagina', 'On this page'],
  version: ['Versione del', 'Version of'],
  former: ['Versioni precedenti', 'Former versions'],
  old: ['Questa versione non è più in vigore.', 'This version is no longer in force.'],
  now: ['Leggi quella attuale', 'Read the current one'],
  more: ['Altro da sapere', 'More to know'],
  preparing: [
    'Chi vende, dove e come si contatta sarà scritto qui prima del primo ordine.',
    'Who sells, where, and how to get in touch will be written here before the first order.',
  ],
  demo: [
    'Negozio dimostrativo: nessun ordine viene spedito. Prima di aprire un negozio vero, fai verificare questi testi da un professionista.',
    'Demo shop: no order is shipped. Before opening a real shop, have these texts checked by a professional.',
  ],
} satisfies Record<string, Text>

/** A legal page as it was, to the last word; before versions kept them, the program's own sentences are today's. */
export function FormerTextPage() {
  const { page, version } = useParams({ strict: false })
  return isInfoName(page) ? <InfoContent name={page} formerVersion={version} /> : null
}

interface Props {
  name: InfoName
  formerVersion?: string | undefined
  /** Actions of the page, before the text. */
  children?: ReactNode
}

export function InfoContent({ name, formerVersion, children }: Props) {
  const { data: own } = useSuspenseQuery(legalQuery(useApi(), name, formerVersion))
  const write = infoTexts[name].useChunk()
  const { language } = useI18n()
  const say = useText()
  const shop = useShop()
  const { title, description, lead, sections: shipped } = own.program ?? infoText(write, shop, language)
  const sections = own.sections[lastPlace] ? [...shipped, { id: lastPlace, title: words.more, body: [] }] : shipped
  return (
    <div className="wrap info">
      <PageHead title={say(title)} description={say(description)} path={`/${name}`} noindex={!own.isInForce} />
      <header className="info-head measure-66">
        <h1>{say(title)}</h1>
        <p className="lead">{say(lead)}</p>
        <p className="small muted">
          {say(words.version)} {shopDate(own.day, language)} · {shop.legal.company}
        </p>
        {!own.isInForce && (
          <p className="note note-warning">
            <span>
              {say(words.old)} <Link to={`/${name}`}>{say(words.now)}</Link>
            </span>
          </p>
        )}
        {!shop.isReady && (
          <p className="note note-warning">
            {shop.legal.company}. {say(words.preparing)}
          </p>
        )}
        {shop.isDemo && <p className="note note-warning">{say(words.demo)}</p>}
      </header>
      {children}
      <details className="only-phone info-index">
        <summary>{say(words.index)}</summary>
        <Index sections={sections} />
      </details>
      <div className="info-columns grid align-start stroke-above">
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
              <MarkedText blocks={own.sections[id] ?? []} level={3} />
            </section>
          ))}
          {own.isInForce && own.former.length > 0 && (
            <section aria-labelledby="versioni">
              <h2 id="versioni" tabIndex={-1}>
                {say(words.former)}
              </h2>
              <ul>
                {own.former.map(({ version, day }) => (
                  <li key={version}>
                    <Link to="/versioni/$page/$version" params={{ page: name, version: String(version) }}>
                      {say(words.version)} {shopDate(day, language)}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      </div>
    </div>
  )
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
