import { useEffect, useRef, useState } from 'react'
import type { ShopFacts } from '#shared/contract/platform/shop.ts'
import type { User } from '#shared/contract/platform/user.ts'
import {
  type DetailName,
  type Details,
  detailProblems,
  emptyDetails,
} from '#web/orders/checkout-parts/checkout-details.ts'
import type { CheckoutTexts } from '#web/orders/checkout-parts/checkout-texts.ts'
import { useUser } from '#web/session/account-queries.ts'
import { type ContractForm, useContractForm } from '#web/ui/form/use-contract-form.ts'
import { useTownDoubts } from '#web/ui/form/use-postal-hint.ts'
import { checkoutDraft } from './checkout-draft.ts'

interface CheckoutForm extends ContractForm<Details> {
  /** The sent details: with the shop's own address for a pick-up. */
  completed(typed: Details): Details
  problems(): ReturnType<typeof detailProblems>
}

/**
 * The customer's details, prefilled from this tab or the profile.
 * @param fetchedAt the pick-up place: no address is needed then
 */
export function useCheckoutForm(
  t: CheckoutTexts,
  hasTrouble: boolean,
  fetchedAt: ShopFacts['address'] | undefined,
): CheckoutForm {
  const user = useUser()
  const [values] = useState(() => withProfile(checkoutDraft.read(), user))
  const completed = (typed: Details): Details =>
    fetchedAt
      ? { ...typed, shippingAddress: fetchedAt.street, postalCode: fetchedAt.postalCode, city: fetchedAt.city }
      : typed
  const townDoubts = useTownDoubts()
  const details = useContractForm({
    check: (typed) => detailProblems(completed(typed)),
    values,
    name: 'checkout',
    labels: t.labels,
    words: t.fieldErrors,
    summarize: (label, problem) => `${label}: ${problem.charAt(0).toLowerCase()}${problem.slice(1)}`,
    hasTrouble,
    doubts: (typed, words) => (fetchedAt ? {} : townDoubts(typed, words)),
  })
  const { watch, getValues, setValue, reset } = details.form
  const filledFor = useRef(user?.id)
  // When the user becomes known or logs in here: empty fields are filled from the profile, typed ones stay.
  useEffect(() => {
    // Another customer has logged in, in another tab: nothing of the first one's stays.
    if (user && filledFor.current && filledFor.current !== user.id) reset(emptyDetails)
    filledFor.current = user?.id ?? filledFor.current
    const typed = getValues()
    const filled = withProfile(typed, user)
    for (const name of Object.keys(filled) as DetailName[])
      if (filled[name] !== typed[name]) setValue(name, filled[name])
  }, [user, getValues, setValue, reset])
  useEffect(() => {
    const { unsubscribe } = watch((values) => checkoutDraft.save(values as Details))
    return unsubscribe
  }, [watch])
  return {
    ...details,
    completed,
    problems: () => detailProblems(completed(getValues())),
  }
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
