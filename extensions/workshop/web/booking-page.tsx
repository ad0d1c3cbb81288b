import { useSuspenseQuery } from '@tanstack/react-query'
import { useShop } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { PageHead } from '#web/ui/page-head.tsx'
import { BookingForm } from './booking-form.tsx'
import { servicesQuery } from './workshop-queries.ts'
import { workshopTexts } from './workshop-texts.ts'
import './workshop.css'

/** /officina: books the workshop without an account. */
export function BookingPage() {
  const t = workshopTexts.useChunk()
  const { phone, isReady } = useShop()
  const { data: services } = useSuspenseQuery(servicesQuery(useApi()))
  return (
    <>
      <PageHead title={t.title} description={t.description} path="/officina" />
      <header className="workshop-head on-green">
        <div className="wrap">
          <h1>{t.title}</h1>
          <p className="above-8">{t.lead}</p>
        </div>
      </header>
      <div className="wrap">
        {services[0] ? (
          <BookingForm services={services} first={services[0]} texts={t} />
        ) : (
          <p className="empty section">
            {t.services.none} {isReady && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
          </p>
        )}
      </div>
    </>
  )
}
