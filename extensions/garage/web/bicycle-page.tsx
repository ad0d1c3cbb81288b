import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n, usePagePath } from '#web/i18n/i18n.tsx'
import { shopDate } from '#web/i18n/shop-dates.ts'
import { useApi } from '#web/platform/api.ts'
import { useUser } from '#web/session/account-queries.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Tick } from '#web/ui/form/tick.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { type BicycleHistory, putDueReminder } from '../history/bicycle-calls.ts'
import { GarageBike } from './garage.tsx'
import { type GarageTexts, garageTexts } from './garage-texts.ts'
import { bicycleQuery } from './own-bike-queries.ts'
import './garage.css'

/** /account/bici/…: one bicycle of the account with its purchase, documents, work and next service. */
export function BicyclePage() {
  const texts = garageTexts.useChunk()
  const t = texts.history
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const user = useUser()
  const { data, isError } = useQuery({ ...bicycleQuery(useApi(), id), enabled: Boolean(user) })
  const isUnknown = user === null || isError
  return (
    <div className="wrap bike-page">
      <PageHead title={t.title} description={t.description} path={`/account/bici/${id}`} noindex />
      <p className="below-12">
        <Link to="/account" className="as-target spaced-8">
          <ArrowLeft className="icon icon-s" aria-hidden="true" />
          {t.back}
        </Link>
      </p>
      <h1 className="below-16">{data?.bike.name ?? t.title}</h1>
      {data ? (
        <Bicycle history={data} texts={texts} />
      ) : isUnknown ? (
        <p>{user === null ? t.signIn : t.unknown}</p>
      ) : (
        <Loading>
          <Skeleton className="tall-240" />
        </Loading>
      )}
    </div>
  )
}

function Bicycle({ history, texts }: { history: BicycleHistory; texts: GarageTexts }) {
  const t = texts.history
  return (
    <div className="stack">
      <section className="box" aria-label={t.bike}>
        <ul className="garage">
          <GarageBike bike={history.bike} texts={texts} />
        </ul>
      </section>
      {history.hasWorkshop && <NextService history={history} texts={texts} />}
      {history.hasWorkshop && <Visits history={history} texts={texts} />}
    </div>
  )
}

function Visits({ history, texts }: { history: BicycleHistory; texts: GarageTexts }) {
  const t = texts.history
  return (
    <section className="box" aria-labelledby="bike-visits">
      <div className="box-head">
        <h2 id="bike-visits">{t.visits}</h2>
      </div>
      {history.visits.length === 0 ? (
        <p className="box-body muted">{history.bike.serialNumber ? t.noVisits : t.noSerial}</p>
      ) : (
        <ol className="bike-visits">
          {history.visits.map((visit) => (
            <Visit key={`${visit.at} ${visit.number}`} visit={visit} texts={texts} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Visit({ visit, texts }: { visit: BicycleHistory['visits'][number]; texts: GarageTexts }) {
  const { language } = useI18n()
  const t = texts.history
  const { at, state, number, total, lines } = visit
  const title = language === 'en' ? visit.titleEn : visit.title
  const isOver = state === 'collected'
  const of = (wanted: 'labour' | 'part') =>
    lines
      .filter(({ kind }) => kind === wanted)
      .map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name))
      .join(', ')
  return (
    <li className="box-body">
      <p className="row row-between wraps">
        <b className="bold">{title || t.work}</b>
        {total !== null && <span>{formatEuro(centsOf(total), language)}</span>}
      </p>
      <p className="small muted">
        {[shopDate(at, language), isOver ? number && t.number(number) : t.here].filter(Boolean).join(' · ')}
      </p>
      {of('labour') && <p className="small above-4">{t.labour(of('labour'))}</p>}
      {of('part') && <p className="small">{t.parts(of('part'))}</p>}
    </li>
  )
}

function NextService({
  history: { due, bike, wantsReminder },
  texts,
}: {
  history: BicycleHistory
  texts: GarageTexts
}) {
  const api = useApi()
  const at = usePagePath()
  const queries = useQueryClient()
  const { language } = useI18n()
  const t = texts.history
  const [failed, setFailed] = useState(false)
  const put = async (wanted: boolean) => {
    setFailed(false)
    try {
      const answer = await api(putDueReminder, { params: { id: bike.id }, body: { wantsReminder: wanted } })
      queries.setQueryData(bicycleQuery(api, bike.id).queryKey, answer)
    } catch {
      setFailed(true)
    }
  }
  return (
    <section className="box" aria-labelledby="bike-due">
      <div className="box-head">
        <h2 id="bike-due">{t.due}</h2>
      </div>
      <div className="box-body stack stack-12">
        <p>
          {due
            ? t.dueOn(language === 'en' ? due.nameEn : due.name, shopDate(`${due.day}T12:00:00Z`, language))
            : t.dueLater}
        </p>
        <Tick isOn={wantsReminder} onChange={(wanted) => void put(wanted)}>
          {t.remind}
        </Tick>
        <p className="small muted">{t.remindHint}</p>
        <ErrorText>{failed ? t.failed : undefined}</ErrorText>
        <p>
          <a className="btn" href={at('/officina')}>
            {t.book}
          </a>
        </p>
      </div>
    </section>
  )
}
