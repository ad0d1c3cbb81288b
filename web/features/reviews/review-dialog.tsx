import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Product } from '#shared/contract/catalog.ts'
import { addReview, reviewText } from '#shared/contract/reviews.ts'
import { ApiError, useApi } from '#web/api.ts'
import { useUser } from '#web/features/account/account-queries.ts'
import { useTexts } from '#web/i18n/i18n.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorSummary } from '#web/ui/error-summary.tsx'
import { Field } from '#web/ui/field.tsx'
import { useLayer } from '#web/ui/layers.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { emailInput, TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { useContractForm } from '#web/ui/use-contract-form.ts'
import { ratingStatsQuery, reviewsQuery } from './review-queries.ts'
import { reviewTexts } from './review-texts.ts'
import { StarChoice } from './star-choice.tsx'

const bestRating = 5

/** Writes a review (specification sections 2, 4, 5); the shop decides whether the purchase is verified. */
export default function ReviewDialog({ product }: { product: Pick<Product, 'id' | 'name'> }) {
  const t = reviewTexts.useChunk()
  const layer = useLayer('recensione')
  const user = useUser()
  return (
    <Dialog open onClose={layer.close} title={t.writeTitle} size="auth" focus="title" closeLabel={t.closeForm}>
      {user !== undefined && (
        <ReviewForm
          product={product}
          name={user ? `${user.firstName} ${user.lastName}`.trim() : ''}
          email={user?.email ?? ''}
          onDone={layer.close}
        />
      )}
    </Dialog>
  )
}

interface FormProps {
  product: Pick<Product, 'id' | 'name'>
  name: string
  email: string
  onDone(): void
}

function ReviewForm({ product, name, email, onDone }: FormProps) {
  const t = reviewTexts.useChunk()
  const { sending } = useTexts().common
  const api = useApi()
  const queries = useQueryClient()
  const [rating, setRating] = useState(bestRating)
  const form = useContractForm({
    schema: reviewText,
    values: { customerName: name, customerEmail: email, title: '', comment: '', website: '' },
    name: 'review',
    labels: t.labels,
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
      className="dlg-b stack"
      noValidate
      onSubmit={form.onSubmit(async (text) => {
        const reviewKey = new URLSearchParams(window.location.search).get('k') ?? undefined
        await api(addReview, { params: { id: String(product.id) }, body: { ...text, rating, reviewKey } })
        onDone()
        showToast({ title: t.added, description: t.addedText })
        await Promise.all([
          queries.invalidateQueries({ queryKey: reviewsQuery(api, product.id).queryKey }),
          queries.invalidateQueries({ queryKey: ratingStatsQuery(api, product.id).queryKey }),
        ])
      })}
    >
      <p className="muted">{t.writeAbout(product.name)}</p>
      <ErrorSummary {...form.summary} />
      <StarChoice rating={rating} onChoose={setRating} />
      <TextField {...form.field('customerName')} autoComplete="name" />
      <TextField {...form.field('customerEmail')} {...emailInput} autoComplete="email" hint={t.emailHint} />
      <TextField {...form.field('title')} />
      <Field label={label} error={error}>
        <textarea {...comment} rows={5} />
      </Field>
      {/* A field no person sees: what fills it is no person. */}
      <div className="vh" aria-hidden="true">
        <TextField {...form.field('website')} tabIndex={-1} autoComplete="off" />
      </div>
      <p className="small muted">
        {t.checked} <a href="/privacy">{t.privacy}</a>.
      </p>
      <SubmitButton className="btn btn-1 btn-w" isSending={form.isSending} busyLabel={sending}>
        {t.submit}
      </SubmitButton>
    </form>
  )
}
