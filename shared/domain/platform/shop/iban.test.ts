import { describe, expect, it } from 'vitest'
import { ibanEnd, isIban, normalizeIban } from './iban.ts'

describe('an IBAN', () => {
  it.each([
    'IT60X0542811101000000123456',
    'it60 x054 2811 1010 0000 0123 456',
    'DE89 3704 0044 0532 0130 00',
    'SM86U0322509800000000270100',
  ])('%s is one', (text) => {
    expect(isIban(text)).toBe(true)
  })

  it.each([
    '',
    'IT',
    'IT61X0542811101000000123456',
    'IT60X054281110100000012345',
    'DE88370400440532013000',
    '60ITX0542811101000000123456',
  ])('%s is none', (text) => {
    expect(isIban(text)).toBe(false)
  })

  it('is kept without spaces and told by its end', () => {
    expect(ibanEnd(normalizeIban(' it60 x054 2811 1010 0000 0123 456 '))).toBe('3456')
  })
})
