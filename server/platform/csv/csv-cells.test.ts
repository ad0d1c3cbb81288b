import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromSafeCell, toSafeCell } from './csv-cells.ts'

describe('a cell of an exported table', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['  =1+1', "'  =1+1"],
    ['\u00a0@SUM(A1)', "'\u00a0@SUM(A1)"],
    ['＝1+1', "'＝1+1"],
    ['－2', "'－2"],
    ['\t=1', "'\t'=1"],
    ['\rx', "'\rx"],
    ['Mario,=1+1', "Mario,'=1+1"],
    ['Mario;  +39', "Mario;'  +39"],
    ['Mario\n-1', "Mario\n'-1"],
    ['Mario,＠x', "Mario,'＠x"],
  ])('is no formula, however the program parts its lines: %j', (text, cell) => {
    expect(toSafeCell(text)).toBe(cell)
  })

  it.each(['Rossi, Mario', 'a=b', '1299,90', 'Via Po 1-3', "l'=", '3 + 4'])('stays as it is otherwise: %j', (text) => {
    expect(toSafeCell(text)).toBe(text)
  })

  it('comes back as it was, whatever it was', () => {
    const letter = fc.constantFrom(...`'=+-@\t\r\n,; ＝＋a1\u00a0`)
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 12 }), (text) => {
        expect(fromSafeCell(toSafeCell(text))).toBe(text)
      }),
      { numRuns: 2_000 },
    )
  })
})
