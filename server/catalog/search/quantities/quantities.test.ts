import { describe, expect, it } from 'vitest'
import { tyreSizesIn } from '../tyre-sizes.ts'
import { type Quantity, readQuantities } from './quantities.ts'

const price = (limits: Partial<Quantity>): Partial<Quantity> => ({ unit: 'price', ...limits })

describe('quantities of a query', () => {
  it.each<[string, Partial<Quantity>]>([
    ['bici da corsa entro novecento euro', price({ max: 900 })],
    ['fra settecento e milleduecento', price({ min: 700, max: 1_200 })],
    ['meno di mille e due', price({ max: 1_200 })],
    ['non più di centottanta euro', price({ max: 180 })],
    ['sotto i duemilacinquecento', price({ max: 2_500 })],
    ['tra 1 e 2mila euro', price({ min: 1_000, max: 2_000 })],
    ['sugli ottocento', price({ near: 800 })],
    ['200 euro al massimo', price({ max: 200 })],
    ['spendere massimo 300 euro', price({ max: 300 })],
    ['mille e mezzo al massimo', price({ max: 1_500 })],
    ['below two hundred', price({ max: 200 })],
    ['between one hundred and two hundred euros', price({ min: 100, max: 200 })],
    ['under a thousand', price({ max: 1_000 })],
    ['up to 1.5k', price({ max: 1_500 })],
    ['around twelve hundred euros', price({ near: 1_200 })],
    ['helmet 50-90 euro', price({ min: 50, max: 90 })],
    ['sui cinquanta sessanta euro', price({ min: 50, max: 60 })],
    ['maglia 50/60 euro', price({ min: 50, max: 60 })],
    ['non oltre i sei centoni', price({ max: 600 })],
    ['meno di 8 kg', { unit: 'kg', max: 8 }],
    ['sotto i dieci chili', { unit: 'kg', max: 10 }],
    ['mtb tra 10 e 13 kg', { unit: 'kg', min: 10, max: 13 }],
    ['under 500 g', { unit: 'kg', max: 0.5 }],
    ['zaino di almeno venti litri', { unit: 'l', min: 20 }],
    ['autonomia oltre 60 km', { unit: 'km', min: 60 }],
    ['over 500 wh', { unit: 'Wh', min: 500 }],
    ['alto 190', { unit: 'height', near: 190 }],
    ['alta un metro e sessanta', { unit: 'height', near: 160 }],
    ['sono alto 1,78', { unit: 'height', near: 178 }],
    ['i am 190 cm tall', { unit: 'height', near: 190 }],
    ['tra 165 e 175 cm di altezza', { unit: 'height', min: 165, max: 175 }],
    ['per bambino di sei anni', { unit: 'age', near: 6 }],
    ['for a 6 year old', { unit: 'age', near: 6 }],
    ['portata almeno 25 kg', { unit: 'load', min: 25 }],
  ])('reads «%s»', (query, expected) => {
    expect(readQuantities(query.normalize('NFD').replace(/\p{M}/gu, '')).quantities).toMatchObject([expected])
  })

  it.each([
    'bici anni 80',
    'catena 10v',
    '700x28',
    '28-622',
    'pignoni 11-34',
    'rd-m592',
    'taglia 54',
    'lucchetto 180 cm',
    'due ruote',
    'sei gentile',
  ])('leaves «%s» to the words', (query) => expect(readQuantities(query)).toEqual({ quantities: [], rest: query }))

  it('writes other numbers in digits', () => {
    expect(readQuantities('corsa cinquantasei')).toEqual({ quantities: [], rest: 'corsa 56' })
    expect(readQuantities('sui cinquecento massimo seicento').quantities).toMatchObject([
      price({ near: 500 }),
      price({ max: 600 }),
    ])
  })

  it('takes its words out of the query', () => {
    expect(readQuantities('casco rosso sotto i 50 euro da donna').rest).toBe('casco rosso   da donna')
  })
})

describe('tyre sizes', () => {
  it.each([
    ['700x28c', 622, 28, 28],
    ['700 x 25-30', 622, 25, 30],
    ['28-622', 622, 28, 28],
    ['27.5x2.4', 584, 61, 61],
    ['28 x 1,75', 622, 44, 44],
    ['650b x 47', 584, 47, 47],
    ['26x2.00-2.40', 559, 51, 61],
  ])('reads %s', (text, beadSeat, from, to) => expect(tyreSizesIn(text)).toMatchObject([{ beadSeat, from, to }]))

  it.each(['11-34', '1x12', '700', '2024-10'])('finds none in %s', (text) => expect(tyreSizesIn(text)).toEqual([]))
})
