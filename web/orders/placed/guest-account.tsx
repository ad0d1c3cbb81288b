import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { OrderPage } from '#shared/contract/orders/orders.ts'
import { register } from '#shared/contract/platform/sign-in.ts'
import { usePagePath, useTexts } from '#web/i18n/i18n.tsx'
import { carryGuestCart } from '#web/orders/visitor-cart/carry-guest-cart.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { useUser } from '#web/session/account-queries.ts'
import { type AuthTexts, authTexts } from '#web/session/auth-texts.ts'
import { useSignIn } from '#web/session/use-sign-in.ts'
import { DemoMailLink } from '#web/ui/demo-mail-link.tsx'
import { autofill } from '#web/ui/form/autofill.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { PasswordField } from '#web/ui/form/password-field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { showToast } from '#web/ui/toast/toast-store.ts'
import type { OrderTexts } from './order-texts.ts'

interface Props {
  order: OrderPage
  phone: string
  texts: OrderTexts
}

export function GuestAccount({ order, phone, texts: t }: Props) {
  const auth = authTexts.useChunk()
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  const [isDone, setDone] = useState(false)
  const done = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isDone) done.current?.focus()
  }, [isDone])
  if (isDone) {
    return (
      <p className="note note-ok" ref={done} tabIndex={-1}>
        <span>
          {t.account.done(order.customerEmail)} <DemoMailLink className="" to={order.customerEmail} />
        </span>
      </p>
    )
  }
  if (user !== null) return null
  if (!isOpen) {
    return (
      <p>
        <button type="button" className="btn" onClick={() => setOpen(true)}>
          {t.account.open}
        </button>
      </p>
    )
  }
  return <AccountForm order={order} phone={phone} texts={t} auth={auth} onDone={() => setDone(true)} />
}

function AccountForm({ order, phone, texts: t, auth, onDone }: Props & { auth: AuthTexts; onDone(): void }) {
  const at = usePagePath()
  const api = useApi()
  const queries = useQueryClient()
  // The cart is read with it: while it were on its way, the checkout would not know that it has become the order.
  const { cart } = useTexts()
  const signIn = useSignIn((userId) => carryGuestCart({ api, queries, userId, words: cart }))
  const place = useRef<HTMLFormElement>(null)
  // The button that opened it is gone, and the focus with it.
  useLayoutEffect(() => place.current?.querySelector('input')?.focus(), [])
  const [first = '', ...rest] = order.customerName.trim().split(/\s+/)
  const last = rest.join(' ')
  // Names of one word or one letter need a full name.
  const [asksName] = useState(first.length < 2 || last.length < 2)
  const form = useContractForm({
    check: register.body,
    values: {
      firstName: first,
      lastName: last,
      email: order.customerEmail,
      phone,
      // A pick-up has no address of the buyer.
      ...(order.delivery === 'pickup'
        ? { address: '', city: '', postalCode: '' }
        : { address: order.shippingAddress, city: order.city, postalCode: order.postalCode }),
      password: '',
    },
    name: 'guest-account',
    labels: { ...auth.labels, address: t.deliveryTitle, city: t.deliveryTitle, postalCode: t.deliveryTitle },
    onRefused: (message, error) =>
      showToast({
        variant: 'destructive',
        title: auth.registerFailed,
        description: error instanceof ApiError ? message : auth.registerError,
      }),
  })
  return (
    <form
      method="dialog"
      ref={place}
      className="stack guest-account"
      noValidate
      aria-labelledby="guest-account"
      onSubmit={form.onSubmit(async (body) => {
        const customer = await api(register, { body })
        onDone()
        await signIn(customer)
      })}
    >
      <h3 className="block-title below-0" id="guest-account">
        {t.account.open}
      </h3>
      <p className="small muted">{t.account.text(order.customerEmail)}</p>
      <ErrorSummary {...form.summary} />
      {asksName && (
        <>
          <TextField {...form.field('firstName')} autoComplete={autofill.firstName} />
          <TextField {...form.field('lastName')} autoComplete={autofill.lastName} />
        </>
      )}
      <PasswordField {...form.field('password')} autoComplete="new-password" hint={auth.passwordHint} />
      <SubmitButton className="btn btn-main" isSending={form.isSending} busyLabel={auth.registering}>
        {auth.register}
      </SubmitButton>
      <p className="small muted">
        {auth.registerNote} <a href={at('/privacy')}>{auth.privacy}</a>.
      </p>
    </form>
  )
}
