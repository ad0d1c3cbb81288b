import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { ReturnOffer } from '#shared/contract/orders/order-parts/after-sales.ts'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { useApi } from '#web/platform/api.ts'
import { type ReturnStep, readReturnAddress } from '#web/session/account-address.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { StepList } from '#web/ui/step-list.tsx'
import { HowStep } from './how-step.tsx'
import { keptReturn } from './kept-return.ts'
import { NothingToReturn } from './nothing-to-return.tsx'
import { ReceiptStep } from './receipt-step.tsx'
import {
  allLines,
  blankReturn,
  choiceOf,
  damagedDraft,
  missingIn,
  partsOf,
  type ReturnDraft,
  requestedReturns,
  tickedLines,
} from './return-draft.ts'
import { returnOfferQuery } from './return-queries.ts'
import { returnTexts } from './return-texts.ts'
import { SummaryStep } from './summary-step.tsx'
import { WhatStep } from './what-step.tsx'

interface Props {
  order: OrderPage
  accessKey: string
}

/** «Rendi o cambia»: its step stands in the address, so that Back and a reload find it. */
export function ReturnFlow({ order, accessKey }: Props) {
  const {
    data: offer,
    isError,
    isFetching,
    refetch,
  } = useQuery(returnOfferQuery(useApi(), order.orderNumber, accessKey))
  if (offer) return <Steps order={order} offer={offer} accessKey={accessKey} />
  return (
    <div className="box box-body">
      {isError ? (
        <ErrorState busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading className="stack">
          <Skeleton className="tall-32" />
          <Skeleton className="tall-80" />
          <Skeleton className="tall-80" />
        </Loading>
      )}
    </div>
  )
}

const steps: readonly ReturnStep[] = ['cosa', 'come', 'riepilogo']

/** A refusal of the shop, at the step where it can be fixed. */
interface Refusal {
  step: ReturnStep
  message: string
}

function Steps({ order, offer, accessKey }: Props & { offer: ReturnOffer }) {
  const t = returnTexts.useChunk()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { passo = 'cosa', ricevuta, pacco } = readReturnAddress(useSearch({ strict: false }))
  const [draft, setDraft] = useState<ReturnDraft>(() => firstDraft(order, offer, pacco))
  const [refusal, setRefusal] = useState<Refusal>()
  const { orderNumber } = order
  const codes = ricevuta?.split(codeSeparator) ?? []
  const opened = offer.returns.filter(({ code }) => codes.includes(code))
  const isOpened = opened.length > 0
  const lines = tickedLines(offer, draft)
  const parts = partsOf(lines, draft)
  const isMissing = parts.some((part) => missingIn(part, draft).length > 0)
  const reachable = lines.length === 0 ? 'cosa' : isMissing ? 'come' : 'riepilogo'
  const step = isOpened ? undefined : steps[Math.min(steps.indexOf(passo), steps.indexOf(reachable))]
  const box = useFocusOfStep(isOpened ? ricevuta : step)
  const change = (part: Partial<ReturnDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setRefusal(undefined)
    keptReturn.write(orderNumber, next)
  }
  const go = (search: { passo?: ReturnStep; ricevuta?: string }, replace = false) =>
    void navigate({
      to: '/ordine/$orderNumber/reso',
      params: { orderNumber },
      search: { k: accessKey, ...search },
      resetScroll: false,
      replace,
    })
  if (!isOpened && offer.lines.length === 0) return <NothingToReturn order={order} accessKey={accessKey} />
  const common = { order, offer, lines, draft, texts: t, onChange: change }
  const refused = refusal?.step === step ? refusal?.message : undefined
  return (
    <section className="box" aria-label={t.title} ref={box}>
      <StepList
        label={t.steps}
        done={t.stepDone}
        names={t.stepNames}
        at={step ? steps.indexOf(step) : t.stepNames.length}
      />
      {isOpened && <ReceiptStep order={order} opened={opened} accessKey={accessKey} texts={t} />}
      {step === 'cosa' && (
        <WhatStep {...common} refused={refused} accessKey={accessKey} onContinue={() => go({ passo: 'come' })} />
      )}
      {step === 'come' && (
        <HowStep
          {...common}
          refused={refused}
          accessKey={accessKey}
          onBack={() => go({ passo: 'cosa' })}
          onContinue={() => go({ passo: 'riepilogo' })}
        />
      )}
      {step === 'riepilogo' && (
        <SummaryStep
          order={order}
          offer={offer}
          asked={requestedReturns(parts)}
          sizes={draft.sizes}
          texts={t}
          accessKey={accessKey}
          onPhotosGone={() => change({ choices: withoutPhotos(draft.choices) })}
          onBack={() => go({ passo: 'come' })}
          onRefused={(refusedAt) => {
            setRefusal(refusedAt)
            void queries.invalidateQueries({ queryKey: ['order', orderNumber] })
            if (refusedAt.step !== 'riepilogo') go({ passo: refusedAt.step }, true)
          }}
          refused={refused}
          onDone={(opening) => {
            setDraft(blankReturn)
            // Replaces the summary: Back does not lead to the sent form.
            go({ ricevuta: opening.join(codeSeparator) }, true)
          }}
        />
      )}
    </section>
  )
}

const codeSeparator = '.'

const withoutPhotos = (choices: ReturnDraft['choices']): ReturnDraft['choices'] =>
  Object.fromEntries(Object.entries(choices).map(([key, choice]) => [key, { ...choice, photoIds: [] }]))

/** For a damaged parcel its content; an existing draft is continued. */
function firstDraft({ orderNumber, parcels }: OrderPage, offer: ReturnOffer, number: number | undefined): ReturnDraft {
  const kept = keptReturn.read(orderNumber)
  const parcel = parcels.find((one) => one.number === number)
  if (!parcel) return kept
  const claim = damagedDraft(offer, parcel)
  const isBegun =
    choiceOf(kept, allLines).way === 'transport_damage' &&
    JSON.stringify(kept.quantities) === JSON.stringify(claim.quantities)
  return isBegun ? kept : claim
}

/** The heading of a step that was gone to takes the focus; of the first one the page's own heading has it. */
function useFocusOfStep(step: string | undefined) {
  const box = useRef<HTMLElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    const heading = box.current?.querySelector<HTMLElement>('h2')
    heading?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return box
}
