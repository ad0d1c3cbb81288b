import { describe, expect, it } from 'vitest'
import { adviseGarment, checkTape, measuresOf } from './advise-garment.ts'
import { centimetresOf, checkBody } from './body.ts'

const chart = {
  rows: [
    { size: 'L', ranges: { chest: [101, 107], waist: [89, 95] } },
    { size: 'S', ranges: { chest: [87, 93], waist: [75, 81] } },
    { size: 'M', ranges: { chest: [94, 100], waist: [82, 88] } },
  ],
} as const

describe('the size of what is worn', () => {
  it('is large enough for every measurement, and names the one that asks for less', () => {
    expect(adviseGarment({ chest: 96, waist: 78 }, chart)).toEqual({
      state: 'fits',
      size: 'M',
      by: 'chest',
      others: [{ measure: 'waist', size: 'S' }],
    })
    expect(adviseGarment({ chest: 93.5 }, chart)).toMatchObject({ size: 'M' })
    expect(adviseGarment({ head: 57 }, chart)).toBeUndefined()
    expect(measuresOf(chart)).toEqual(['chest', 'waist'])
  })

  it('is none where a measurement is outside the table', () => {
    expect(adviseGarment({ chest: 96, waist: 99 }, chart)).toEqual({
      state: 'outside',
      side: 'above',
      measure: 'waist',
      limitCm: 95,
    })
    expect(adviseGarment({ chest: 80 }, chart)).toMatchObject({ side: 'below', limitCm: 87 })
  })

  it('takes no impossible measurement', () => {
    expect(checkTape({ chest: '96 cm', waist: '300', hips: 'larghi', foot: '9' }, ['chest', 'waist', 'hips'])).toEqual({
      tape: { chest: 96 },
      problems: { waist: 'range', hips: 'number' },
    })
  })
})

describe('a body', () => {
  it.each([
    ['178', 178],
    ['178,5', 178.5],
    ['1,78', 178],
    ['1.78 m', 178],
    ['83 cm', 83],
    ['0,83', 83],
    ['83-84', undefined],
    ['', undefined],
  ])('writes its lengths as people do: «%s»', (text, cm) => {
    expect(centimetresOf(text)).toBe(cm)
  })

  it('that there cannot be is no body, and what is usual is said', () => {
    expect(checkBody({ height: '150', inseam: '120', arm: '' })).toEqual({
      body: undefined,
      problems: { inseam: { kind: 'proportion', heightCm: 150, from: 66, to: 75 } },
    })
    expect(checkBody({ height: '178', inseam: '83', arm: '90' }).problems).toHaveProperty('arm')
    expect(checkBody({ height: '70', inseam: '30', arm: '' })).toMatchObject({
      problems: { height: { kind: 'height' } },
    })
    expect(checkBody({ height: '178', inseam: '', arm: '' })).toEqual({ body: undefined, problems: {} })
    expect(checkBody({ height: '178', inseam: '83', arm: '' }).body).toEqual({ heightCm: 178, inseamCm: 83 })
  })
})
