import type { PartTakes as Takes } from '#shared/contract/catalog/compatibility.ts'
import { verdictIcons } from './compatibility-line.tsx'
import { compatibilityTexts } from './compatibility-texts.ts'
import './fits.css'

/** As many of those that do not go as tell what it is not. */
const mostNamed = 4

/** What a part goes on and what not, by the rules that answer for one bicycle. */
export function PartTakes({ takes, isPage }: { takes: Takes; isPage: boolean }) {
  const t = compatibilityTexts.useChunk()
  const Heading = isPage ? 'h2' : 'h3'
  return (
    <section className={isPage ? 'sheet-text' : 'above-24'} aria-labelledby="va-su">
      <Heading id="va-su">{t.takesTitle}</Heading>
      <ul className="takes lines grid">
        {takes.map(({ fact, unit, verdict, values }) => {
          const Icon = verdictIcons[verdict]
          const named = values.slice(0, verdict === 'no' ? mostNamed : values.length)
          const texts = named.map(({ name, code }) => [name, unit, t.takenWith[code]].filter(Boolean).join(' '))
          const more = values.length - named.length
          return (
            <li key={`${fact} ${verdict}`}>
              <Icon className={`icon icon-s verdict-${verdict}`} aria-hidden="true" />
              <span>
                <b className="block">
                  {/^\d/.test(texts[0] ?? '') && `${fact} `}
                  {texts.join(', ')}
                  {more > 0 && ` ${t.takesMore(more)}`}
                </b>
                <span className="small muted">
                  {fact}: {t.takesVerdicts[verdict]}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      <p className="small muted above-8">{t.takesFrom}</p>
    </section>
  )
}
