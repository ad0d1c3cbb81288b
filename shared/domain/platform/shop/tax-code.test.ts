import { describe, expect, it } from 'vitest'
import { hasValidCheck, isAcceptedTaxCode, normalizeTaxCode } from './tax-code.ts'

describe('a codice fiscale or partita IVA', () => {
  it.each(['RSSMRA80A01H501U', 'BNCLRA85T50F205A', '00743110157', '01234567897', 'IT01234567897'])(
    '%s has a right check',
    (code) => expect(hasValidCheck(code)).toBe(true),
  )

  it.each(['RSSMRA80A01H501A', '01234567890', '00000000000', 'RSSMRA80A41H501U', 'ABC', ''])(
    '%s has a wrong one',
    (code) => expect(hasValidCheck(code)).toBe(false),
  )

  it('counts omocodia as right: letters stand for digits, and the check character with them', () => {
    const variant = 'RSSMRA80A01H50M'
    const valid = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter((c) => hasValidCheck(variant + c))
    expect(valid).toHaveLength(1)
  })

  it('is accepted by length and characters alone', () => {
    expect(isAcceptedTaxCode(normalizeTaxCode(' rssmra80a01h501a '))).toBe(true)
    expect(isAcceptedTaxCode('RSSMRA80A01H501AX')).toBe(false)
    expect(isAcceptedTaxCode('RSS-MRA')).toBe(false)
  })

  it.each([
    'RSS-MRA-80A01-H501U',
    'rssmra80a01h501u.',
    '«RSSMRA 80A01 H501U»',
    'ＲＳＳＭＲＡ80A01H501U',
    'RSSMRA80A01\u200bH501U',
  ])('is read as it was pasted: %s', (pasted) => expect(normalizeTaxCode(pasted)).toBe('RSSMRA80A01H501U'))
})
