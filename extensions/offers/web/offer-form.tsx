import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { orderCustomer } from '#shared/contract/platform/order-customer.ts'
import { Place } from '#web/extensions/place.tsx'
import { usePagePath } from '#web/i18n/i18n.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { useCheckoutExtra } from '#web/orders/checkout/use-checkout-extra.ts'
import { orderProblem } from '#web/orders/checkout-parts/order-problem.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { autofill } from '#web/ui/form/autofill.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { type Offer, orderDraft } from '../drafts/draft-calls.ts'
import { offerQuery } from './offer-queries.ts'
import { offerTexts } from './offer-texts.ts'

const { customerName, customerEmail, customerPhone, shippingAddress, city, postalCode } = orderCustomer
const collected = z.object({ customerName, customerEmail, customerPhone })
const sent = z.extend(collected, { shippingAddress, city, postalCode })

/** An offer is ordered here and paid on the order's page, by every way that the shop offers there. */
export function OfferForm({ offer, offerKey }: { offer: Offer; offerKey: string }) {
  const t = offerTexts.useChunk()
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const at = usePagePath()
  const { walletOffered } = useShop()
  const isSent = offer.delivery !== 'pickup'
  const form = useContractForm({
    check: isSent ? sent : collected,
    values: {
      ...{ customerName: offer.customerName, customerEmail: '', customerPhone: '' },
      ...{ shippingAddress: '', postalCode: '', city: '' },
    },
    name: 'offer',
    labels: t.labels,
    unanswered: t.failed,
    problemsOf: ({ fields }) =>
      Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(/^customer\./, ''), text])),
  })
  const extra = useCheckoutExtra()
  const order = form.onSubmit(async (customer) => {
    const more = extra.fields()
    if (!more) return
    try {
      const body = { ...more, paymentMethod: 'bank', customer }
      const { orderNumber, accessKey } = await api(orderDraft, { params: { key: offerKey }, body })
      const search = { k: accessKey, ...(walletOffered && { paga: 1 as const }) }
      await navigate({ to: '/ordine/$orderNumber', params: { orderNumber }, search })
    } catch (error) {
      const trouble = orderProblem(error)
      if (trouble.kind === 'fields') extra.refuse(trouble.extra)
      // What has changed meanwhile shows on the page.
      if (error instanceof ApiError) void queries.invalidateQueries({ queryKey: offerQuery(api, offerKey).queryKey })
      throw error
    }
  })
  return (
    <form method="dialog" noValidate className="stack" onSubmit={order} aria-label={t.form}>
      <ErrorSummary {...form.summary} />
      <TextField {...form.field('customerName')} autoComplete={autofill.name} />
      <TextField {...form.field('customerEmail')} {...emailInput} autoComplete={autofill.email} />
      <TextField {...form.field('customerPhone')} optional type="tel" inputMode="tel" autoComplete={autofill.phone} />
      {isSent && (
        <>
          <TextField {...form.field('shippingAddress')} autoComplete={autofill.street} />
          <TextField
            {...form.field('postalCode')}
            inputMode="numeric"
            maxLength={5}
            autoComplete={autofill.postalCode}
          />
          <TextField {...form.field('city')} autoComplete={autofill.city} />
        </>
      )}
      <Place
        name="checkout.extra"
        given={{ ...extra.given, customerName: form.form.watch('customerName'), isFetched: !isSent }}
      />
      <SubmitButton className="btn btn-main btn-wide btn-order" isSending={form.isSending} busyLabel={t.submit}>
        {t.submit}
      </SubmitButton>
      <p className="small muted">
        {walletOffered ? t.pay : t.payBank} {t.acceptBefore}{' '}
        <a href={at('/condizioni')} target="_blank" rel="noopener">
          {t.conditions}
        </a>
        .
      </p>
    </form>
  )
}
