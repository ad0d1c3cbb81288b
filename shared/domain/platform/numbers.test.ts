import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundedDecimal } from './numbers.ts'

const locales = { it: 'it-IT', en: 'en-GB' } as const

describe('a number in words of a language', () => {
  it.each(['it', 'en'] as const)('is written in %s as Intl writes it', (language) => {
    const intl = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2, useGrouping: 'always' })
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (thousandths) => {
        expect(roundedDecimal(thousandths / 1000, 2, language)).toBe(intl.format(thousandths / 1000))
      }),
      // A half that multiplying by a hundred makes fall short.
      { examples: [[76_513_105_945], [5_945], [8_455]] },
    )
  })

  it('is rounded to its places, and whole numbers stay whole', () => {
    expect(roundedDecimal(4.25, 1, 'it')).toBe('4,3')
    expect(roundedDecimal(8, 2, 'en')).toBe('8')
    expect(roundedDecimal(1250, 2, 'it')).toBe('1.250')
  })
})
