import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n, usePagePath } from '#web/i18n/i18n.tsx'
import { ApiError, useApi } from '#web/platform/api.ts'
import type { RouteContext } from '#web/platform/route-context.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { PageHead } from '#web/ui/page-head.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { cancelStockAlerts, confirmStockAlerts, readStockAlerts } from '../stock-alert-calls.ts'
import { stockAlertTexts } from './stock-alert-texts.ts'

const isOver = (error: unknown) => error instanceof ApiError && error.status === 400

/** Where the link of the mail leads: its reader confirms the requests of the address or has it forgotten. */
function StockAlertPage() {
  const t = stockAlertTexts.useChunk().page
  const { token = '' } = useSearch({ strict: false }) as { token?: string }
  return (
    <div className="wrap message-page">
      <PageHead title={t.title} description={t.lead} path="/avviso" noindex />
      <div className="box message-box admin-login">
        <div className="stripes-thin" aria-hidden="true" />
        <div className="message-body">{/^[\w-]{43}$/.test(token) ? <Alerts token={token} /> : <Over />}</div>
      </div>
    </div>
  )
}

function Over() {
  const t = stockAlertTexts.useChunk().page
  const at = usePagePath()
  return (
    <>
      <h1>{t.badTitle}</h1>
      <p className="below-20">{t.badText}</p>
      <a className="btn btn-main" href={at('/')}>
        {t.toShop}
      </a>
    </>
  )
}

function Alerts({ token }: { token: string }) {
  const t = stockAlertTexts.useChunk().page
  const { texts, language } = useI18n()
  const { ui, places, catalog } = texts
  const api = useApi()
  const at = usePagePath()
  const queries = useQueryClient()
  const [isSending, setSending] = useState(false)
  const [said, setSaid] = useState<string>()
  const queryKey = ['stock-alerts', token]
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: () => api(readStockAlerts, { params: { token } }),
    retry: (count, failure) => count < 2 && !isOver(failure),
  })
  if (said !== undefined && !data?.length) return <Done text={said} />
  if (isOver(error) || data?.length === 0) return <Over />
  if (error && !data) return <ErrorState what={t.title} onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <Skeleton />
  const act = async (call: typeof confirmStockAlerts | typeof cancelStockAlerts, text: string) => {
    setSending(true)
    try {
      queries.setQueryData(queryKey, (await api(call, { params: { token } })) ?? [])
      setSaid(text)
    } catch (failure) {
      setSaid(failure instanceof ApiError ? failure.message : ui.problemTitle)
    }
    setSending(false)
  }
  return (
    <>
      <h1>{t.title}</h1>
      <p className="below-12">{t.lead}</p>
      <ul className="below-20 stack stack-12">
        {data.map(({ id, product, subcategory, size, below }) => (
          <li key={id}>
            {product ? (
              <a href={at(`/prodotto/${product.slug}`)}>{product.name}</a>
            ) : (
              t.ofKind(subcategory ? places.subcategories[subcategory] : '')
            )}
            {size && `, ${t.size(catalog.sizeValue(size))}`}
            {below && `, ${t.below(formatEuro(centsOf(below), language))}`}
          </li>
        ))}
      </ul>
      <div role="status">{said && <p className="note below-20">{said}</p>}</div>
      <div className="stack stack-12">
        {data.some(({ isConfirmed }) => !isConfirmed) && (
          <form
            method="dialog"
            onSubmit={(event) => {
              event.preventDefault()
              void act(confirmStockAlerts, t.confirmed)
            }}
          >
            <SubmitButton className="btn btn-main btn-wide" isSending={isSending} busyLabel={ui.sending}>
              {t.confirm}
            </SubmitButton>
          </form>
        )}
        <button
          type="button"
          className="btn btn-wide"
          aria-disabled={isSending}
          onClick={() => !isSending && void act(cancelStockAlerts, t.cancelled)}
        >
          {t.cancel}
        </button>
      </div>
    </>
  )
}

function Done({ text }: { text: string }) {
  const t = stockAlertTexts.useChunk().page
  const at = usePagePath()
  return (
    <>
      <h1 role="status">{text}</h1>
      <p>
        <a className="btn" href={at('/')}>
          {t.toShop}
        </a>
      </p>
    </>
  )
}

export const stockAlertPage = {
  load: ({ language }: RouteContext) => stockAlertTexts.load(language),
  part: StockAlertPage,
}
