import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { shopDate, shopTime } from '#web/i18n/shop-dates.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { NothingByKey, ShopPhone, WorkshopKeyHead } from '../../workshop/web/nothing-by-key.tsx'
import { keyIn } from '../../workshop/web/workshop-queries.ts'
import { answerEstimate, type PublicEstimate } from '../jobs/job-calls.ts'
import { estimateQuery } from './job-page-queries.ts'
import { type JobTexts, jobTexts } from './job-texts.ts'
import '../../workshop/web/workshop.css'

/** /officina/preventivo?key=…: says yes or no to what the workshop has found. */
export function EstimatePage() {
  const texts = jobTexts.useChunk()
  const t = texts.estimate
  const key = keyIn(useSearch({ strict: false }) as Record<string, unknown>)
  const { data, isPending } = useQuery(estimateQuery(useApi(), key))
  return (
    <div className="wrap workshop-narrow">
      <WorkshopKeyHead title={texts.title} description={t.description} path="/officina/preventivo" />
      {data ? (
        <Estimate estimate={data} estimateKey={key} texts={texts} />
      ) : isPending ? (
        <Loading>
          <Skeleton className="tall-240" />
        </Loading>
      ) : (
        <NothingByKey title={t.unknown} text={t.unknownText} />
      )}
    </div>
  )
}

interface Props {
  estimate: PublicEstimate
  estimateKey: string
  texts: JobTexts
}

function Estimate({ estimate, estimateKey, texts }: Props) {
  const t = texts.estimate
  const { state, bicycle, number, title } = estimate
  return (
    <>
      <p className="kicker">{t.kicker(bicycle || title, number)}</p>
      <h1 className="above-6 below-12" aria-live="polite">
        {t[state]}
      </h1>
      <p className="lead">{t[`${state}Lead`]}</p>
      {state === 'open' ? (
        <OpenEstimate {...{ estimate, estimateKey, texts }} />
      ) : (
        <p className="above-20">
          {t.doubts} <ShopPhone />
        </p>
      )}
    </>
  )
}

function OpenEstimate({ estimate, estimateKey, texts }: Props) {
  const api = useApi()
  const queries = useQueryClient()
  const { language } = useI18n()
  const t = texts.estimate
  const [wanted, setWanted] = useState<readonly number[]>([])
  const answer = useMutation({
    mutationFn: (accept: boolean) =>
      api(answerEstimate, { params: { key: estimateKey }, body: { accept, ...(accept && { lines: [...wanted] }) } }),
    onSuccess: (answered) => queries.setQueryData(estimateQuery(api, estimateKey).queryKey, answered),
    onError: () => queries.invalidateQueries({ queryKey: estimateQuery(api, estimateKey).queryKey }),
  })
  const { agreedLines, lines, expiresAt } = estimate
  const cents = [...agreedLines, ...lines.filter(({ isNeeded }, i) => isNeeded || wanted.includes(i))].reduce(
    (sum, { total }) => sum + centsOf(total),
    0,
  )
  const total = formatEuro(cents, language)
  const price = (amount: string) => formatEuro(centsOf(amount), language)
  const named = ({ name, quantity }: { name: string; quantity: number }) =>
    quantity > 1 ? `${quantity} × ${name}` : name
  const send = (accept: boolean) => !answer.isPending && answer.mutate(accept)
  return (
    <section className="box above-20" aria-label={t.description}>
      <div className="box-body stack">
        <dl className="workshop-sum">
          {agreedLines.map((line) => (
            <div key={line.name}>
              <dt>
                <b className="bold block">{named(line)}</b>
                <span className="small muted">{t.agreed}</span>
              </dt>
              <dd>{price(line.total)}</dd>
            </div>
          ))}
          {lines.map((line, i) => (
            <div key={line.name}>
              <dt>
                {line.isNeeded ? (
                  <>
                    <b className="bold block">{named(line)}</b>
                    <span className="small muted">{t.needed}</span>
                  </>
                ) : (
                  <label className="check">
                    <input
                      type="checkbox"
                      checked={wanted.includes(i)}
                      onChange={({ target }) =>
                        setWanted(target.checked ? [...wanted, i] : wanted.filter((one) => one !== i))
                      }
                    />
                    <span>
                      <b className="bold block">{named(line)}</b>
                      <span className="small muted">{t.advised}</span>
                    </span>
                  </label>
                )}
              </dt>
              <dd>{price(line.total)}</dd>
            </div>
          ))}
          <div className="workshop-total">
            <dt className="bold">
              {t.total} <span className="small muted regular">{t.price}</span>
            </dt>
            <dd className="price">{total}</dd>
          </div>
        </dl>
        <button
          type="button"
          className="btn btn-main full-width"
          aria-disabled={answer.isPending}
          onClick={() => send(true)}
        >
          {t.accept(total)}
        </button>
        <button type="button" className="btn full-width" aria-disabled={answer.isPending} onClick={() => send(false)}>
          {t.decline}
        </button>
        <ErrorText>
          {answer.error ? (answer.error instanceof ApiError && answer.error.message) || t.failed : undefined}
        </ErrorText>
        <p className="small muted">
          {t.until(texts.moment(shopDate(expiresAt, language, 'promise'), shopTime(expiresAt)))} {t.doubts}{' '}
          <ShopPhone />
        </p>
      </div>
    </section>
  )
}
