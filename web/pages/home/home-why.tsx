import type { ReactNode } from 'react'
import { formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { HomePicture } from './home-picture.tsx'
import { useHome, useHomeTexts } from './home-texts.ts'

export function HomeWhy() {
  const { language } = useI18n()
  const t = useHomeTexts()
  const own = useHome().pictures.why
  const { shipping, returnDays, warrantyYears, usedWarrantyMonths, experienceYears, returnPaidBy } = useShop()
  const isFree = returnPaidBy === 'shop'
  const fee = formatEuro(shipping.flatFeeCents, language)
  const over = shipping.freeOverCents === null ? undefined : formatEuro(shipping.freeOverCents, language)
  return (
    <section className="why grid on-green" aria-labelledby="home-why">
      <div className="why-photo relative">
        <HomePicture
          name="negozio"
          own={own}
          alt={own ? '' : t.shopPhoto}
          sizes="(max-width: 767px) 100vw, 42vw"
          className="photo-free"
        />
      </div>
      <div className="why-text">
        <h2 id="home-why">{t.why}</h2>
        <p className="lead above-12">{t.whyText}</p>
        <ul className="why-facts grid above-32">
          {experienceYears !== null && (
            <Fact
              label={t.experienceLabel}
              figure={`${experienceYears}+`}
              title={t.experienceTitle(experienceYears)}
              text={t.experienceText}
            />
          )}
          {over ? (
            <Fact
              label={t.shippingLabel}
              figure={withoutCents(over)}
              title={t.freeShippingTitle}
              text={t.freeShippingText(over, fee, shipping.isFlat)}
            />
          ) : (
            <Fact
              label={t.shippingLabel}
              figure={withoutCents(fee)}
              title={t.flatShippingTitle}
              text={t.flatShippingText(fee, shipping.isFlat)}
            />
          )}
          {returnDays !== null && (
            <Fact
              label={t.returnsLabel}
              figure={returnDays}
              title={t.returnsTitle(isFree)}
              text={t.returnsText(returnDays, isFree)}
            />
          )}
          <Fact
            label={t.guaranteeLabel}
            figure={warrantyYears}
            title={t.guaranteeTitle}
            text={t.guaranteeText(warrantyYears, usedWarrantyMonths)}
          />
        </ul>
      </div>
    </section>
  )
}

/** "50,00 €" → "50 €", "€49.50" stays. */
const withoutCents = (amount: string) => amount.replace(/[.,]00(?=\D|$)/, '')

function Fact({ label, figure, title, text }: { label: string; figure: ReactNode; title: string; text: string }) {
  return (
    <li className="fact">
      <div className="plate" aria-hidden="true">
        <div className="plate-inner">
          <div className="strip">{label}</div>
          <div className="figure">{figure}</div>
        </div>
      </div>
      <div>
        <h3>{title}</h3>
        <p className="small pale-text">{text}</p>
      </div>
    </li>
  )
}
