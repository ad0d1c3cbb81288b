import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { addReview, maxReviewPhotos, reviewText, sendReviewPhoto } from '#shared/contract/catalog/reviews.ts'
import { hasFit } from '#shared/domain/platform/goods/review-fit.ts'
import { usePagePath, useTexts } from '#web/i18n/i18n.tsx'
import { ApiError, useApi } from '#web/platform/api.ts'
import { useUser } from '#web/session/account-queries.ts'
import { findMailedOrder, type MailedOrder } from '#web/session/installed-orders.ts'
import { autofill } from '#web/ui/form/autofill.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { PhotoField } from '#web/ui/form/photo-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { useLayer } from '#web/ui/layer/layers.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { FitQuestion, type FitSaid } from './fit-question.tsx'
import { ratingStatsQuery, reviewsQuery } from './review-queries.ts'
import { reviewTexts } from './review-texts.ts'
import { StarChoice } from './star-choice.tsx'
import '#web/styles/later.css'

const bestRating = 5

type Reviewed = Pick<Product, 'id' | 'name' | 'category' | 'sizes'>

/** The shop decides whether the purchase is verified (rule 452). */
export function ReviewDialog({ product }: { product: Reviewed }) {
  const t = reviewTexts.useChunk()
  const layer = useLayer('recensione')
  const user = useUser()
  const { bought, isWaiting } = useMailedOrder()
  return (
    <Dialog open onClose={layer.close} title={t.writeTitle} size="auth" focus="title" closeLabel={t.closeForm}>
      {user !== undefined && !isWaiting && (
        <ReviewForm
          product={product}
          name={bought?.customerName ?? (user ? `${user.firstName} ${user.lastName}`.trim() : '')}
          email={bought?.customerEmail ?? user?.email ?? ''}
          bought={bought}
          onDone={layer.close}
        />
      )}
    </Dialog>
  )
}

/** The order whose mail led here (`ordine` and its key `k`); a wrong key is like none. */
function useMailedOrder(): { bought: MailedOrder | undefined; isWaiting: boolean } {
  const [{ ordine = '', k = '' }] = useState(addressWords)
  const api = useApi()
  const queries = useQueryClient()
  const { data, isLoading } = useQuery({
    queryKey: ['mailed-order', ordine, k],
    queryFn: () => findMailedOrder(api, queries, ordine, k),
    enabled: Boolean(ordine && k),
    staleTime: 0,
  })
  return { bought: data, isWaiting: isLoading }
}

/** By the server's own rule (rule 452). */
function isProof({ paymentStatus, orderStatus, items }: MailedOrder, productId: number): boolean {
  return paymentStatus === 'paid' && orderStatus !== 'cancelled' && items.some((item) => item.productId === productId)
}

const addressWords = () =>
  Object.fromEntries(new URLSearchParams(window.location.search)) as { ordine?: string; k?: string }

interface FormProps {
  product: Reviewed
  name: string
  email: string
  bought: MailedOrder | undefined
  onDone(): void
}

function ReviewForm({ product, name, email, bought, onDone }: FormProps) {
  const at = usePagePath()
  const t = reviewTexts.useChunk()
  const { sending } = useTexts().ui
  const api = useApi()
  const queries = useQueryClient()
  const [rating, setRating] = useState(bestRating)
  const [size, setSize] = useState<FitSaid>({})
  const [photoIds, setPhotoIds] = useState<readonly string[]>([])
  const [isSendingPhoto, setSendingPhoto] = useState(false)
  const form = useContractForm({
    check: reviewText,
    values: { customerName: name, customerEmail: email, title: '', comment: '' },
    name: 'review',
    labels: t.labels,
    required: t.required,
    onRefused: (message, error) =>
      showToast({
        variant: 'destructive',
        title: t.addFailed,
        description: error instanceof ApiError && error.code === 'already_reviewed' ? message : t.addError,
      }),
  })
  const { label, error, ...comment } = form.field('comment')
  return (
    <form
      method="dialog"
      className="dialog-body stack"
      noValidate
      onSubmit={form.onSubmit(async (text) => {
        const { k: reviewKey } = addressWords()
        await api(addReview, {
          params: { id: String(product.id) },
          body: { ...text, ...size, rating, reviewKey, photoIds: [...photoIds] },
        })
        onDone()
        showToast({ title: t.added, description: t.addedText })
        await Promise.all([
          queries.invalidateQueries({ queryKey: reviewsQuery(api, product.id).queryKey }),
          queries.invalidateQueries({ queryKey: ratingStatsQuery(api, product.id).queryKey }),
        ])
      })}
    >
      <p className="muted">{t.writeAbout(product.name)}</p>
      {bought && isProof(bought, product.id) && <p className="note">{t.boughtWith(bought.orderNumber)}</p>}
      <ErrorSummary {...form.summary} />
      <StarChoice rating={rating} onChoose={setRating} />
      <TextField {...form.field('customerName')} autoComplete={autofill.name} />
      <TextField {...form.field('customerEmail')} {...emailInput} autoComplete={autofill.email} hint={t.emailHint} />
      <TextField {...form.field('title')} />
      <Field label={label} error={error}>
        <textarea {...comment} rows={5} />
      </Field>
      {hasFit(product) && <FitQuestion said={size} onSay={setSize} />}
      <PhotoField
        send={(form) => api(sendReviewPhoto, {}, { form })}
        most={maxReviewPhotos}
        hint={t.photos.hint}
        photoIds={photoIds}
        error={undefined}
        onChange={setPhotoIds}
        onSending={setSendingPhoto}
        texts={t.photos}
      />
      <p className="small muted">
        {t.checked} <a href={at('/privacy')}>{t.privacy}</a>.
      </p>
      <SubmitButton className="btn btn-main btn-wide" isSending={form.isSending || isSendingPhoto} busyLabel={sending}>
        {t.submit}
      </SubmitButton>
    </form>
  )
}
