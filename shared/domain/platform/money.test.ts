import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatEuro, formatEuroPrefixed, parseDecimal, toDecimal } from './money.ts'

describe('money', () => {
  it('comes back unchanged from the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999 }), (cents) => {
        expect(parseDecimal(toDecimal(cents))).toBe(cents)
      }),
    )
  })

  it.each([
    ['1299.90', 129_990],
    ['1299,9', 129_990],
    [1299.9, 129_990],
    [' 7 ', 700],
    ['0', 0],
    ['-3.50', -350],
  ])('reads %j as %i cents', (text, cents) => expect(parseDecimal(text)).toBe(cents))

  it.each([
    '',
    'abc',
    '1.234',
    '1e3',
    '1.2.3',
    'NaN',
    '١٢',
    '0x10',
    '12345678901',
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1e21,
  ])('does not read %j', (text) => expect(parseDecimal(text)).toBeUndefined())

  it.each([
    ['it', 'it-IT'],
    ['en', 'en-GB'],
  ] as const)('is printed in %s as Intl prints it', (language, locale) => {
    const intl = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', useGrouping: 'always' })
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999, max: 999_999_999 }), (cents) => {
        expect(formatEuro(cents, language)).toBe(intl.format(cents / 100))
      }),
    )
  })

  it('prints thousands with a point in Italian, also with four digits', () => {
    expect(formatEuro(125_000)).toBe('1.250,00\u00a0€')
    expect(formatEuro(125_000, 'en')).toBe('€1,250.00')
    expect(formatEuroPrefixed(123_450)).toBe('€ 1.234,50')
    expect(formatEuroPrefixed(-123_450)).toBe('€ -1.234,50')
  })
})
