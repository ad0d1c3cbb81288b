import { useQueryClient } from '@tanstack/react-query'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { updateProfile } from '#shared/contract/accounts/account.ts'
import type { User } from '#shared/contract/platform/user.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { userKey } from '#web/session/account-queries.ts'
import type { AccountTexts } from '#web/session/account-texts.ts'
import { autofill } from '#web/ui/form/autofill.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { emailInput, TextField } from '#web/ui/form/text-field.tsx'
import { contractProblems, useContractForm } from '#web/ui/form/use-contract-form.ts'
import { usePostalHint, useTownDoubts } from '#web/ui/form/use-postal-hint.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import { meQuery } from './profile-queries.ts'

interface Props {
  user: User
  texts: AccountTexts
  onEnd(): void
}

export function ProfileForm({ user, texts: t, onEnd }: Props) {
  const api = useApi()
  const queries = useQueryClient()
  const top = useRef<HTMLFormElement>(null)
  const isNewAddress = (email: string) => email.trim().toLowerCase() !== user.email.toLowerCase()
  const townDoubts = useTownDoubts({ city: user.city ?? '', postalCode: user.postalCode ?? '' })
  const { field, form, isSending, onSubmit, summary } = useContractForm({
    // The call accepts a new address without the password too, and lets the old one undo it; the form asks for it.
    check: (typed) => ({
      ...contractProblems(updateProfile.body, typed),
      ...(isNewAddress(typed.email) && !typed.currentPassword && { currentPassword: 'required' }),
    }),
    values: {
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      phone: user.phone ?? '',
      address: user.address ?? '',
      city: user.city ?? '',
      postalCode: user.postalCode ?? '',
      currentPassword: '',
    },
    name: 'profile',
    labels: { ...t.labels, currentPassword: t.passwordLabels.currentPassword },
    doubts: townDoubts,
    onRefused: (message, error) =>
      showToast({
        variant: 'destructive',
        title: t.updateFailed,
        description: error instanceof ApiError ? message : t.updateError,
      }),
  })
  const { isDirty } = form.formState
  usePostalHint(form.watch('postalCode'))
  useEffect(() => top.current?.querySelector('input')?.focus(), [])
  useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isDirty && current.pathname !== next.pathname && !window.confirm(t.leaveUnsaved),
    enableBeforeUnload: isDirty,
  })
  return (
    <form
      method="dialog"
      ref={top}
      className="box-body stack"
      noValidate
      aria-labelledby="profile-title"
      onSubmit={onSubmit(async (body) => {
        const saved = await api(updateProfile, { body })
        queries.setQueryData(userKey, saved)
        await queries.invalidateQueries({ queryKey: meQuery(api).queryKey })
        showToast({ title: t.profileUpdated, description: t.profileUpdatedText })
        onEnd()
      })}
    >
      <ErrorSummary {...summary} />
      <div className="form">
        <TextField className="span-3" {...field('firstName')} autoComplete={autofill.firstName} />
        <TextField className="span-3" {...field('lastName')} autoComplete={autofill.lastName} />
        <TextField className="span-3" {...field('email')} {...emailInput} autoComplete={autofill.email} />
        <TextField
          className="span-3"
          {...field('phone')}
          type="tel"
          inputMode="tel"
          autoComplete={autofill.phone}
          optional
        />
        {isNewAddress(form.watch('email')) && (
          <PasswordField {...field('currentPassword')} autoComplete="current-password" hint={t.passwordForEmail} />
        )}
        <TextField {...field('address')} autoComplete={autofill.street} optional />
        <TextField
          className="span-2"
          {...field('postalCode')}
          inputMode="numeric"
          autoComplete={autofill.postalCode}
          optional
        />
        <TextField className="span-4" {...field('city')} autoComplete={autofill.city} optional />
      </div>
      <div className="row wraps">
        <SubmitButton isSending={isSending} busyLabel={t.updating}>
          {t.save}
        </SubmitButton>
        <button type="button" className="btn" onClick={onEnd}>
          {t.cancel}
        </button>
      </div>
    </form>
  )
}
