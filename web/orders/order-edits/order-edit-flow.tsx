import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import {
  type AmendedOrder,
  amendOrder,
  getOrderEditOffer,
  type OrderAmendmentInput,
} from '#shared/contract/orders/order-edits.ts'
import { centsOf, formatEuro } from '#shared/domain/platform/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { type Api, useApi } from '#web/platform/api.ts'
import { customerKey } from '#web/session/account-queries.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { CancelForm } from './cancel-form.tsx'
import { ChangeForm } from './order-edit-form.tsx'
import { orderChangeTexts } from './order-edit-texts.ts'

interface Props {
  orderNumber: string
  accessKey: string
  isCancelling: boolean
}

/** Read again whenever a page shows it: sizes sell out. */
const changeOfferQuery = (api: Api, orderNumber: string, key: string) =>
  queryOptions({
    queryKey: ['order', orderNumber, 'changes', key],
    queryFn: ({ signal }) => api(getOrderEditOffer, { params: { orderNumber }, query: { k: key } }, { signal }),
    staleTime: 0,
  })

type Done = 'cancelled' | AmendedOrder

export function ChangeFlow({ orderNumber, accessKey, isCancelling }: Props) {
  const t = orderChangeTexts.useChunk()
  const api = useApi()
  const queries = useQueryClient()
  const [done, setDone] = useState<Done>()
  const { data: offer, isError, isFetching, refetch } = useQuery(changeOfferQuery(api, orderNumber, accessKey))
  const leave = (text: string) => (
    <Link className="btn btn-text" to="/ordine/$orderNumber" params={{ orderNumber }} search={{ k: accessKey }}>
      {text}
    </Link>
  )
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['order', orderNumber] }),
      queries.invalidateQueries({ queryKey: customerKey }),
    ])
  const amend = async (body: OrderAmendmentInput) => {
    try {
      setDone(await api(amendOrder, { params: { orderNumber }, query: { k: accessKey }, body }))
    } finally {
      // After success or refusal the form shows the current order.
      await refresh()
    }
  }
  if (done) return <Outcome done={done} leave={leave(t.leave)} />
  if (offer?.isOpen === false) return <Closed leave={leave(t.leave)} />
  if (offer && isCancelling)
    return (
      <CancelForm
        offer={offer}
        accessKey={accessKey}
        leave={leave(t.keep)}
        onDone={() => setDone('cancelled')}
        onSettled={refresh}
      />
    )
  if (offer) return <ChangeForm offer={offer} leave={leave(t.leave)} onSend={amend} />
  return isError ? (
    <ErrorState busy={isFetching} onRetry={() => void refetch()} />
  ) : (
    <Loading className="stack">
      <Skeleton className="tall-80" />
      <Skeleton className="tall-80" />
    </Loading>
  )
}

function Closed({ leave }: { leave: ReactNode }) {
  const t = orderChangeTexts.useChunk()
  const { phone, email } = useShop()
  return (
    <section className="stack" aria-labelledby="change-closed">
      <h2 id="change-closed">{t.closedTitle}</h2>
      <p>{t.closed(phone, email)}</p>
      <p>{leave}</p>
    </section>
  )
}

/** Replaces the form: its heading takes the focus. */
function Outcome({ done, leave }: { done: Done; leave: ReactNode }) {
  const t = orderChangeTexts.useChunk()
  const { language } = useI18n()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const addition = done === 'cancelled' ? null : done.addition
  return (
    <section className="stack" aria-labelledby="change-done">
      <h2 id="change-done" ref={heading} tabIndex={-1}>
        {done === 'cancelled' ? t.cancelledTitle : t.doneTitle}
      </h2>
      <p>{done === 'cancelled' ? t.cancelled : t.done}</p>
      {addition && <p>{t.sums.additionText}</p>}
      <p className="row wraps spaced-12">
        {addition && (
          <Link
            className="btn btn-main"
            to="/ordine/$orderNumber"
            params={{ orderNumber: addition.orderNumber }}
            search={{ k: addition.accessKey }}
          >
            {t.payAddition(addition.orderNumber, formatEuro(centsOf(addition.total), language))}
          </Link>
        )}
        {leave}
      </p>
    </section>
  )
}
