import * as z from 'zod/mini'
import { orderCustomer } from '#shared/contract/platform/order-customer.ts'
import { hasValidCheck, isAcceptedTaxCode, normalizeTaxCode } from '#shared/domain/platform/shop/tax-code.ts'

export const emptyDetails = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  shippingAddress: '',
  postalCode: '',
  city: '',
  taxCode: '',
}
export type Details = typeof emptyDetails
export type DetailName = keyof Details

/** In the order of the form. */
const requiredDetails = [
  'customerName',
  'customerEmail',
  'shippingAddress',
  'postalCode',
  'city',
] as const satisfies readonly DetailName[]

/** The required fields that are empty; they are validated at the submit. */
export function emptyFields(details: Partial<Details>): DetailName[] {
  return requiredDetails.filter((name) => (details[name] ?? '').trim() === '')
}

const problems = [
  'required',
  'too_long',
  'email',
  'email_no_at',
  'email_no_domain',
  'postal_code',
  'tax_code',
  'control_characters',
  'invalid',
] as const
type DetailProblem = (typeof problems)[number]

const schema = z.object(orderCustomer)

/** The faults by the server's schema; a text key for each field. */
export function detailProblems(details: Details): Partial<Record<DetailName, DetailProblem>> {
  const result = schema.safeParse(details)
  const found: Partial<Record<DetailName, DetailProblem>> = {}
  for (const issue of result.error?.issues ?? []) {
    const name = issue.path[0]
    if (isDetailName(name)) found[name] ??= problemOf(name, details[name].trim(), issue)
  }
  return found
}

export function isDetailName(name: unknown): name is DetailName {
  return typeof name === 'string' && Object.hasOwn(emptyDetails, name)
}

function problemOf(name: DetailName, value: string, issue: { code: string; message: string }): DetailProblem {
  if (value === '') return 'required'
  if (issue.message === 'email') return emailProblem(value)
  const named = problems.find((key) => key === issue.message || key === issue.code)
  if (named) return named
  if (name === 'taxCode') return 'tax_code'
  return issue.code === 'too_big' ? 'too_long' : 'invalid'
}

function emailProblem(value: string): DetailProblem {
  const at = value.indexOf('@')
  if (at < 0) return 'email_no_at'
  return /^[^@]+@[^.@\s]*\.?$/.test(value) ? 'email_no_domain' : 'email'
}

/** A code that is accepted although its check character is wrong: worth a word, never a refusal (rule 426). */
export function isDoubtfulTaxCode(text: string): boolean {
  const code = normalizeTaxCode(text)
  return isAcceptedTaxCode(code) && !hasValidCheck(code)
}
