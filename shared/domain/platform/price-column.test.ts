import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPriceColumn } from './price-column.ts'

/** Amounts as they are, doubts by name, nothing as the empty text. */
const read = (...cells: string[]) =>
  readPriceColumn(cells).map((cell) => (cell.kind === 'amount' ? cell.text : cell.kind === 'none' ? '' : cell.why))

describe('a column of prices', () => {
  it.each([
    [
      ['34,99', '1.299,90 €', '€ 2.500', '7', '1.234.567'],
      ['34.99', '1299.90', '2500.00', '7.00', '1234567.00'],
    ],
    [
      ['34.99', '1,299.90', 'EUR 2,500', '7EUR'],
      ['34.99', '1299.90', '2500.00', '7.00'],
    ],
    [
      ['1 299,00', '1\u00a0299,5', '1.299,-', '12,0000'],
      ['1299.00', '1299.50', '1299.00', '12.00'],
    ],
    [
      ["1'299.00", '1’299.–', '-5.00'],
      ['1299.00', '1299.00', '-5.00'],
    ],
    [
      ['', '  ', 'su richiesta', '12'],
      ['', '', '', '12.00'],
    ],
    [
      ['€ 12,50 cad.', '12,50 €/pz', '14,90 EUR al pezzo', '9,00 c/u', '20,00 IVA incl.', 'n.d.', 'a richiesta', '-'],
      ['12.50', '12.50', '14.90', '9.00', '20.00', '', '', ''],
    ],
    [
      ['1431.5000', '34.9900'],
      ['1431.50', '34.99'],
    ],
    [
      ['1.250,000', '12,500', '0,900'],
      ['1250.00', '12.50', '0.90'],
    ],
    [
      ['.50', '12.5', '(7.25)'],
      ['0.50', '12.50', '-7.25'],
    ],
  ])('reads %j', (cells, amounts) => expect(read(...cells)).toEqual(amounts))

  it.each([
    // Three wheels of a real file came in at 60,745 €.
    [
      ['34.99', '60.745', '89.99'],
      ['34.99', 'decimals', '89.99'],
    ],
    [
      ['34,99', '60,745'],
      ['34.99', 'decimals'],
    ],
    [
      ['34.9912', '1.00'],
      ['decimals', '1.00'],
    ],
    [['60.745'], ['ambiguous']],
    [
      ['60.745', '8.995', '12'],
      ['ambiguous', 'ambiguous', '12.00'],
    ],
    [
      ['34.99', '12.50', '12,50', '1.299', '1,299'],
      ['34.99', '12.50', '12.50', 'ambiguous', 'ambiguous'],
    ],
    [
      ['34.99', '12,50', '8'],
      ['other_sign', 'other_sign', '8.00'],
    ],
    [
      [
        '12,50 al paio',
        '45,00 x 100 pz',
        '€ 80,00 %',
        'CHF 12,50',
        '£ 9,00',
        '12,50 + IVA',
        'da 12,50',
        '12,50*',
        '7,00',
      ],
      ['several', 'several', 'several', 'currency', 'currency', 'net', 'unreadable', 'unreadable', '7.00'],
    ],
    [
      ['0.745', '1.00'],
      ['decimals', '1.00'],
    ],
    [
      ['1,2E+3', '1.299E+03', '12:50', '12/05/2024', '12,50-13,50', '1,00'],
      ['unreadable', 'unreadable', 'unreadable', 'unreadable', 'unreadable', '1.00'],
    ],
    [
      ['1.29.90', '12,,5', '$ 12', '1,5'],
      ['unreadable', 'unreadable', 'currency', '1.50'],
    ],
  ])('leaves %j to be corrected where it is not clear', (cells, results) => expect(read(...cells)).toEqual(results))

  const cents = fc.integer({ min: 0, max: 9_999_999 })
  const written = (sign: ',' | '.', isGrouped: boolean) => (amount: number) => {
    const [whole = '', decimals = ''] = (amount / 100).toFixed(2).split('.')
    const group = sign === ',' ? '.' : ','
    return (isGrouped ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole) + sign + decimals
  }

  it('comes back as it was written, with either sign', () => {
    fc.assert(
      fc.property(
        fc.array(cents),
        fc.constantFrom(',' as const, '.' as const),
        fc.boolean(),
        (all, sign, isGrouped) => {
          const cells = readPriceColumn(all.map(written(sign, isGrouped)))
          expect(cells).toEqual(all.map((amount) => ({ kind: 'amount', text: (amount / 100).toFixed(2) })))
        },
      ),
    )
  })

  it('is right or to be corrected, whatever stands around it', () => {
    const before = fc.constantFrom('', '€', '€ ', '€\u00a0', 'EUR ', '  ')
    const after = fc.constantFrom('', '€', ' €', '\u00a0€', ' EUR', ' cad.', '/pz', ' €/pz', ' IVA incl.', ' al pezzo')
    const cell = fc.tuple(cents, before, after, fc.constantFrom('', '00', '000000'), fc.boolean())
    fc.assert(
      fc.property(fc.array(cell), fc.constantFrom(',' as const, '.' as const), (all, sign) => {
        const cells = all.map(
          ([n, left, right, zeros, isGrouped]) => left + written(sign, isGrouped)(n) + zeros + right,
        )
        const right = all.map(([n]) => (n / 100).toFixed(2))
        expect(readPriceColumn(cells)).toEqual(right.map((text) => ({ kind: 'amount', text })))
        for (const [i, one] of readPriceColumn([...cells, '12.50', '12,50'])
          .slice(0, -2)
          .entries())
          if (one.kind === 'amount') expect(one.text).toBe(right[i])
      }),
    )
  })

  it('is as chosen where it can be read in two ways', () => {
    const chosen = (sign: ',' | '.') =>
      readPriceColumn(['12,500', '3,345'], sign).map((cell) => (cell.kind === 'amount' ? cell.text : 'unclear'))
    expect(chosen(',')).toEqual(['12.50', 'unclear'])
    expect(chosen('.')).toEqual(['12500.00', '3345.00'])
  })

  it('reads cells with one sign alone, and another sign only before one or two decimals, which have no second reading', () => {
    const cell = fc.oneof(
      fc.tuple(cents, fc.constantFrom(',' as const, '.' as const), fc.boolean()).map(([n, s, g]) => written(s, g)(n)),
      fc.stringMatching(/^[1-9]\d{0,2}[.,]\d{3}$/),
    )
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (cells) => {
        const amounts = readPriceColumn(cells).flatMap((one, i) => (one.kind === 'amount' ? [{ one, i }] : []))
        const signs = amounts.flatMap(({ one, i }) => {
          const text = cells[i] ?? ''
          const last = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ','
          if (one.isOdd) expect(text).toMatch(/[.,]\d{1,2}$/)
          if (one.isOdd || !/[.,]/.test(text)) return []
          // Three digits after the last sign: a group separator.
          const hasGroup = /[.,]\d{3}$/.test(text) && one.text.endsWith('.00')
          return [hasGroup ? (last === '.' ? ',' : '.') : last]
        })
        expect(new Set(signs).size).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('always says the same of a column, in whatever order it is', () => {
    const cell = fc.stringMatching(/^\d{1,4}([.,]\d{1,4})?$/)
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 8 }), (cells) => {
        expect(readPriceColumn(cells.toReversed())).toEqual(readPriceColumn(cells).toReversed())
      }),
    )
  })
})
