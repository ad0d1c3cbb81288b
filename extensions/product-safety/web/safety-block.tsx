import { type ReactNode, useId } from 'react'
import { addressIn } from '#shared/domain/platform/language.ts'
import type { Places } from '#web/extensions/web-extension.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { compositionInEnglish } from '../composition.ts'
import { safetyTexts } from './safety-texts.ts'

type Product = Places['product.block']['product']

/** Who made it, what it is made of and what to mind (art. 19 Reg. (EU) 2023/988). */
export function SafetyBlock({ product: { maker, warnings, safety } }: { product: Product }) {
  const title = useId()
  const t = safetyTexts.useChunk()
  const { language } = useI18n()
  const lines = linesOf(warnings)
  const { composition, hasAnimalParts, isElectric, battery } = safety ?? {}
  return (
    <section className="box above-48" aria-labelledby={title}>
      <div className="box-head">
        <h2 id={title}>{t.title}</h2>
      </div>
      <div className="box-body product-facts grid">
        {(maker || composition || hasAnimalParts) && (
          <div className="stack">
            {maker && (
              <Part title={t.maker}>
                {maker.name}
                <br />
                <Lines text={maker.address} />
                <a href={`mailto:${maker.email}`}>{maker.email}</a>
              </Part>
            )}
            {maker?.euContact && (
              <Part title={t.euContact}>
                <Lines text={maker.euContact} />
              </Part>
            )}
            {(composition || hasAnimalParts) && (
              <Part title={t.composition}>
                {composition && <Lines text={language === 'en' ? compositionInEnglish(composition) : composition} />}
                {language === 'en' && composition && (
                  <span lang="it" className="small muted block">
                    {composition}
                  </span>
                )}
                {hasAnimalParts && t.animalParts}
              </Part>
            )}
          </div>
        )}
        {(isElectric || lines.length > 0) && (
          <div className="stack">
            {isElectric && (
              <Part title={t.takeBackTitle}>
                {t.takeBack} <a href={`${addressIn('/condizioni', language)}#raee`}>{t.takeBackHow}</a>
              </Part>
            )}
            {battery && <Battery {...battery} />}
            {lines.length > 0 && (
              <div>
                <h3 className="small bold">{t.warnings}</h3>
                {t.inItalian && <p className="small muted">{t.inItalian}</p>}
                <ul lang="it">
                  {lines.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        )}
      </div>
    </section>
  )
}

function Battery({ chemistry, wattHours, passport }: NonNullable<NonNullable<Product['safety']>['battery']>) {
  const t = safetyTexts.useChunk()
  const { language } = useI18n()
  const energy = wattHours && `${t.energy}: ${new Intl.NumberFormat(language).format(wattHours)} Wh`
  return (
    <Part title={t.battery}>
      {[chemistry && `${t.chemistry}: ${chemistry}`, energy]
        .flatMap((line) => line || [])
        .map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      {passport && <a href={passport}>{t.passport}</a>}
    </Part>
  )
}

const linesOf = (text: string | null | undefined) => [
  ...new Set((text ?? '').split('\n').flatMap((line) => line.trim() || [])),
]

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="small bold">{title}</h3>
    <p>{children}</p>
  </div>
)

function Lines({ text }: { text: string }) {
  return linesOf(text).map((line) => (
    <span key={line}>
      {line}
      <br />
    </span>
  ))
}
