import { describe, expect, it } from 'vitest'
import { readBlock, readPriceList } from './pasted-cells.ts'
import { readPrices, readTypedPrice, readUnits } from './read-cells.ts'

const said = (cell: ReturnType<typeof readUnits>) => (cell === undefined ? '' : 'value' in cell ? cell.value : '!')

describe('pasted prices', () => {
  it.each([
    [['1.234,50'], [123_450]],
    [['1,234.50'], [123_450]],
    [['1234.5'], [123_450]],
    [
      ['€ 12', '12 €', 'EUR 7'],
      [1_200, 1_200, 700],
    ],
    // Each has one reading, although the column has both signs.
    [
      ['1.234,50', '1,234.50', '1234.5', '€ 12'],
      [123_450, 123_450, 123_450, 1_200],
    ],
    // The others decide what a point is.
    [
      ['34,99', '1.250'],
      [3_499, 125_000],
    ],
    [
      ['34.99', '1.250'],
      [3_499, '!'],
    ],
    [['1.250'], ['!']],
    [
      ['12,50', '1,250', '8.99'],
      [1_250, '!', 899],
    ],
    [
      ['3.4O0,00', 'poco', '0', '-5', '100000', '12,50 $', '12,345'],
      ['!', '!', '!', '!', '!', '!', '!'],
    ],
    [
      ['', ' ', '7'],
      ['', '', 700],
    ],
  ])('%j', (texts, values) => expect(readPrices(texts).map(said)).toEqual(values))

  it('says what is wrong', () => {
    expect(readPrices(['3.4O0,00'])).toEqual([{ problem: 'C’è una lettera fra le cifre.' }])
    expect(readPrices(['1.250'])).toEqual([{ problem: 'Si legge in due modi: scrivilo con due decimali.' }])
  })
})

it.each([
  ['1.250', 125_000],
  ['1.250,5', 125_050],
  ['1,234.50', 123_450],
  ['1250.5', 125_050],
  ['12', 1_200],
  ['1,250', '!'],
  ['', ''],
  ['0', '!'],
  ['100.000', '!'],
])('the typed price %j', (text, value) => expect(said(readTypedPrice(text))).toBe(value))

it.each([
  ['12', 12],
  ['12,00', 12],
  ['3 pz', 3],
  ['0', 0],
  ['', ''],
  ['1.000', '!'],
  ['-1', '!'],
  ['2,5', '!'],
  ['100000', '!'],
  ['tanti', '!'],
])('%j units', (text, value) => expect(said(readUnits(text))).toBe(value))

it('a block of a spreadsheet has rows and cells', () => {
  expect(readBlock('1,00\t2\r\n"3,00"\t\r\n')).toEqual([
    ['1,00', '2'],
    ['3,00', ''],
  ])
})

it('a list has codes and prices, with or without a heading and a name between', () => {
  const of = (text: string) => readPriceList(text).map(({ code, read, line }) => [code, said(read), line])
  const expected = [
    ['A-1', 1_250, 2],
    ['A-2', 2_000, 3],
  ]
  expect(of('Codice\tPrezzo\nA-1\t12,50\nA-2\t20,00\n\n')).toEqual(expected)
  expect(of('codice;nome;prezzo\nA-1;Camera d’aria 28;12,50\nA-2;Copertone;20,00')).toEqual(expected)
  expect(of('A-1\t12,50')).toEqual([['A-1', 1_250, 1]])
  expect(of('A-1')).toEqual([])
})
