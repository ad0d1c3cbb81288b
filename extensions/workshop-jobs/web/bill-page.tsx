import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { ErrorText } from '#web/ui/error-text.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { NothingByKey, WorkshopKeyHead } from '../../workshop/web/nothing-by-key.tsx'
import { keyIn } from '../../workshop/web/workshop-queries.ts'
import { type Bill, payBill } from '../jobs/bill-calls.ts'
import { billQuery } from './job-page-queries.ts'
import { type JobTexts, jobTexts } from './job-texts.ts'
import '../../workshop/web/workshop.css'

/** /officina/conto?key=…: what a ready job costs, and the way to pay it from afar. */
export function BillPage() {
  const texts = jobTexts.useChunk()
  const t = texts.bill
  const key = keyIn(useSearch({ strict: false }) as Record<string, unknown>)
  const { data, isPending } = useQuery(billQuery(useApi(), key))
  return (
    <div className="wrap workshop-narrow">
      <WorkshopKeyHead title={texts.title} description={t.description} path="/officina/conto" />
      {data ? (
        <BillSheet bill={data} billKey={key} texts={texts} />
      ) : isPending ? (
        <Loading>
          <Skeleton className="tall-240" />
        </Loading>
      ) : (
        <NothingByKey title={t.unknown} text={texts.estimate.unknownText} />
      )}
    </div>
  )
}

function BillSheet({ bill, billKey, texts }: { bill: Bill; billKey: string; texts: JobTexts }) {
  const { language } = useI18n()
  const t = texts.bill
  const { state, number, title, bicycle, lines, total, order } = bill
  const euro = (amount: string) => formatEuro(centsOf(amount), language)
  return (
    <>
      <p className="kicker">{t.kicker(bicycle || title, number)}</p>
      <h1 className="above-6 below-12">{t[state]}</h1>
      <p className="lead">{t[`${state}Lead`]}</p>
      <section className="box above-20" aria-label={t.description}>
        <div className="box-body stack">
          <dl className="workshop-sum">
            {lines.map(({ name, quantity, total: price }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a bill never change
              <div key={i}>
                <dt className="bold">{quantity > 1 ? `${quantity} × ${name}` : name}</dt>
                <dd>{euro(price)}</dd>
              </div>
            ))}
            <div className="workshop-total">
              <dt className="bold">
                {texts.estimate.total} <span className="small muted regular">{texts.estimate.price}</span>
              </dt>
              <dd className="price">{euro(total)}</dd>
            </div>
          </dl>
          {(state === 'open' || state === 'ordered') && <PayBill {...{ billKey, texts }} total={euro(total)} />}
          {state === 'paid' && order && (
            <p>
              <OrderLink {...order} text={t.see} />
            </p>
          )}
        </div>
      </section>
    </>
  )
}

function OrderLink({ orderNumber, accessKey, text }: { orderNumber: string; accessKey: string; text: string }) {
  const navigate = useNavigate()
  return (
    <button
      type="button"
      className="btn"
      onClick={() => void navigate({ to: '/ordine/$orderNumber', params: { orderNumber }, search: { k: accessKey } })}
    >
      {text}
    </button>
  )
}

function PayBill({ billKey, total, texts }: { billKey: string; total: string; texts: JobTexts }) {
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { walletOffered } = useShop()
  const t = texts.bill
  const pay = useMutation({
    mutationFn: () => api(payBill, { params: { key: billKey } }),
    onSuccess: ({ orderNumber, accessKey }) => {
      const search = { k: accessKey, ...(walletOffered && { paga: 1 as const }) }
      return navigate({ to: '/ordine/$orderNumber', params: { orderNumber }, search })
    },
    // Taken home meanwhile.
    onError: () => queries.invalidateQueries({ queryKey: billQuery(api, billKey).queryKey }),
  })
  return (
    <>
      <button
        type="button"
        className="btn btn-main full-width"
        aria-disabled={pay.isPending}
        onClick={() => !pay.isPending && pay.mutate()}
      >
        {t.pay(total)}
      </button>
      <ErrorText>{pay.error ? (pay.error instanceof ApiError && pay.error.message) || t.failed : undefined}</ErrorText>
      <p className="small muted">{t.terms}</p>
    </>
  )
}
