import { useEffect, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import type { User } from '#shared/contract/user.ts'
import { useUser } from '#web/features/account/account-queries.ts'
import { type DetailName, type Details, detailProblems } from './checkout-details.ts'
import { checkoutDraft } from './checkout-draft.ts'

/** Judges with the contract's schema; messages are keys, so that a change of language changes them too. */
const resolver: Resolver<Details> = (values) => {
  const problems = Object.entries(detailProblems(values))
  if (problems.length === 0) return { values, errors: {} }
  return {
    values: {},
    errors: Object.fromEntries(problems.map(([name, message]) => [name, { type: 'check', message }])),
  }
}

export function useCheckoutForm(): UseFormReturn<Details> {
  const user = useUser()
  const [draft] = useState(() => withProfile(checkoutDraft.read(), user))
  const form = useForm<Details>({
    defaultValues: draft,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The error summary takes the focus and leads to the fields.
    shouldFocusError: false,
  })
  const { watch, getValues, setValue } = form
  // Known only now, or logged in from here: what is still empty comes from the profile, what was typed stays.
  useEffect(() => {
    const typed = getValues()
    const filled = withProfile(typed, user)
    for (const name of Object.keys(filled) as DetailName[])
      if (filled[name] !== typed[name]) setValue(name, filled[name])
  }, [user, getValues, setValue])
  useEffect(() => {
    const { unsubscribe } = watch((values) => checkoutDraft.save(values as Details))
    return unsubscribe
  }, [watch])
  return form
}

function withProfile(details: Details, user: User | null | undefined): Details {
  if (!user) return details
  return {
    ...details,
    customerName: details.customerName || `${user.firstName} ${user.lastName}`.trim(),
    customerEmail: details.customerEmail || user.email,
    customerPhone: details.customerPhone || (user.phone ?? ''),
    shippingAddress: details.shippingAddress || (user.address ?? ''),
    postalCode: details.postalCode || (user.postalCode ?? ''),
    city: details.city || (user.city ?? ''),
  }
}
