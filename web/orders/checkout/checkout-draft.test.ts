import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type Details,
  detailProblems,
  emptyDetails,
  emptyFields,
  isDoubtfulTaxCode,
} from '#web/orders/checkout-parts/checkout-details.ts'
import { sessionKeys } from '#web/orders/kept/session-keys.ts'
import type { KeyValueStore } from '#web/platform/browser-storage.ts'
import { createSendAttempt } from '#web/platform/send-attempt.ts'
import { createCheckoutDraft } from './checkout-draft.ts'

const giulia: Details = {
  customerName: 'Giulia Ferrari',
  customerEmail: 'giulia.ferrari@example.it',
  customerPhone: '',
  shippingAddress: 'Contrà San Biagio 12',
  postalCode: '36100',
  city: 'Vicenza',
  taxCode: 'RSSMRA85T10A562S',
}

function aTab(values = new Map<string, string>()): KeyValueStore & { values: Map<string, string> } {
  return {
    values,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterEach(() => void vi.restoreAllMocks())

describe('the checkout draft', () => {
  it('brings back what was typed when the dialog opens again', () => {
    const draft = createCheckoutDraft(aTab())
    draft.save(giulia)
    expect(draft.read()).toEqual(giulia)
  })

  it('survives a reload, but for the tax code, which is never stored', () => {
    const tab = aTab()
    createCheckoutDraft(tab).save(giulia)
    expect([...tab.values.values()].join()).not.toContain(giulia.taxCode)
    expect(createCheckoutDraft(tab).read()).toEqual({ ...giulia, taxCode: '' })
  })

  it('leaves nothing behind once the order stands', () => {
    const tab = aTab()
    const draft = createCheckoutDraft(tab)
    draft.save(giulia)
    draft.clear()
    expect(draft.read()).toEqual(emptyDetails)
    expect(tab.values.size).toBe(0)
  })

  it.each(['{', '[]', '{"version":2}', '{"version":1,"details":{"customerName":7}}'])(
    'starts empty on a damaged value: %s',
    (text) => {
      const tab = aTab(new Map([['pedivella.checkout', text]]))
      expect(createCheckoutDraft(tab).read()).toEqual(emptyDetails)
      expect(console.warn).toHaveBeenCalledOnce()
    },
  )

  it('keeps what was typed for as long as the page when the storage refuses', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    const draft = createCheckoutDraft({ getItem: refuse, setItem: refuse, removeItem: refuse })
    draft.save(giulia)
    expect(draft.read()).toEqual(giulia)
  })
})

describe('the order attempt', () => {
  const body = { order: giulia, items: [{ productId: 3, quantity: 1 }] }

  it('keeps its key for the same order, also after a reload', () => {
    const tab = aTab()
    const key = createSendAttempt(sessionKeys.attempt, tab).keyFor(body)
    expect(createSendAttempt(sessionKeys.attempt, tab).keyFor(structuredClone(body))).toBe(key)
  })

  it('takes a new key for another order and for the next one of the same content', () => {
    const attempt = createSendAttempt(sessionKeys.attempt, aTab())
    const first = attempt.keyFor(body)
    const second = attempt.keyFor({ ...body, items: [{ productId: 3, quantity: 2 }] })
    attempt.forget()
    const third = attempt.keyFor({ ...body, items: [{ productId: 3, quantity: 2 }] })
    expect(new Set([first, second, third]).size).toBe(3)
  })

  it('keeps nothing of what is ordered', () => {
    const tab = aTab()
    createSendAttempt(sessionKeys.attempt, tab).keyFor(body)
    expect([...tab.values.values()].join()).not.toContain('Giulia')
  })
})

describe('the details of the checkout', () => {
  it('count as filled with the five required ones, whatever they hold', () => {
    expect(emptyFields({ ...giulia, customerPhone: '', taxCode: '' })).toEqual([])
    expect(emptyFields({ ...giulia, customerEmail: 'x' })).toEqual([])
    expect(emptyFields({ ...giulia, city: '  ' })).toEqual(['city'])
  })

  it('are accepted when the server would accept them', () => {
    expect(detailProblems(giulia)).toEqual({})
    expect(detailProblems({ ...giulia, taxCode: 'rssmra85t10a562s ', postalCode: ' 36100 ' })).toEqual({})
  })

  it.each([
    ['customerEmail', 'giulia', 'email_no_at'],
    ['customerEmail', 'giulia.ferrari@', 'email_no_domain'],
    ['customerEmail', 'giulia@example', 'email_no_domain'],
    ['customerEmail', 'giu lia@example.it', 'email'],
    ['customerEmail', '', 'required'],
    ['postalCode', '3610', 'postal_code'],
    ['postalCode', '361OO', 'postal_code'],
    ['customerName', 'G'.repeat(121), 'too_long'],
    ['city', '   ', 'required'],
    ['shippingAddress', 'Via\u0000 Roma', 'control_characters'],
    ['taxCode', 'RSSMRA85T10A562S9', 'tax_code'],
    ['taxCode', 'RSS-MRA', 'tax_code'],
    ['taxCode', 'X'.repeat(65), 'tax_code'],
    ['customerPhone', '1'.repeat(41), 'too_long'],
  ] as const)('name what is wrong with %s «%s»', (name, value, problem) => {
    expect(detailProblems({ ...giulia, [name]: value })).toEqual({ [name]: problem })
  })

  it('doubt a tax code with a wrong check character, and only that', () => {
    expect(isDoubtfulTaxCode('RSSMRA85T10A562X')).toBe(true)
    expect(isDoubtfulTaxCode('RSSMRA85T10A562S')).toBe(false)
    expect(isDoubtfulTaxCode('')).toBe(false)
  })
})
