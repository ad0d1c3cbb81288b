import { useEffect, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { type Details, detailProblems } from './checkout-details.ts'
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

/** The checkout's form: starts from the draft, keeps it, and checks on submit, then as fields are corrected. */
export function useCheckoutForm(): UseFormReturn<Details> {
  const [draft] = useState(checkoutDraft.read)
  const form = useForm<Details>({
    defaultValues: draft,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The error summary takes the focus and leads to the fields.
    shouldFocusError: false,
  })
  const { watch } = form
  useEffect(() => {
    const { unsubscribe } = watch((values) => checkoutDraft.save(values as Details))
    return unsubscribe
  }, [watch])
  return form
}
