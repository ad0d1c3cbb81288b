/**
 * Fields of an order that API clients never read: staff notes, mails, customers' texts about returns, who paid from
 * which account, provider data. They do read what shipping and bookkeeping need: name, addresses, telephone, e-mail,
 * tax code, amounts.
 */
const keptBack: Readonly<Record<string, unknown>> = {
  notes: [],
  tags: [],
  mails: [],
  events: [],
  credits: [],
  withdrawals: [],
  returns: [],
  payment: null,
  iban: null,
  holder: null,
  lastError: null,
  pickupCode: undefined,
}

/** An answer as a program may read it (decision 0058). */
export function redactForApiKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redactForApiKeys)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, key in keptBack ? keptBack[key] : redactForApiKeys(inner)]),
  )
}
