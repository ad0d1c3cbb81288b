import { describe, expect, it } from 'vitest'
import { signs } from '#shared/domain/platform/fold-text.ts'
import { wordsIn } from './query-words.ts'

const texts = (text: string) => wordsIn(text).map((word) => word.text)

describe('the words of a search', () => {
  it.each([
    ['700x28', ['700x28c', '700x28C', '700 x 28 C', '700X28', '700×28c', '700 × 28']],
    ['700x35', ['700x35c', '700 x 35 c', '700X35C']],
    ['27.5x2.10', ['27,5x2,10', '27.5 x 2.10', '27.5X2.10']],
    ['28-622', ['28‑622', '28–622', '28 622', '28−622']],
    ['31,6', ['31.6']],
    ['160mm', ['160 mm', '160 MM', '160\u00a0mm', '160\u202fmm']],
    ['1x12', ['1 x 12', '1X12']],
    ['citta', ['città', 'CITTÀ', 'cittá', 'citta\u0300']],
    ['ｓｈｉｍａｎｏ', ['Shimano']],
  ])('are the same for every way to write %s', (plain, others) => {
    for (const other of others) expect(texts(other), other).toEqual(texts(plain))
  })

  it('take every apostrophe, hyphen and space of the table for the plain one', () => {
    for (const one of signs["'"]) expect(texts(`camera d${one}aria`), one).toEqual(texts("camera d'aria"))
    for (const one of signs['-']) expect(texts(`e${one}bike`), one).toEqual(texts('e-bike'))
    for (const one of signs[' ']) expect(texts(`sella${one}gel`), one).toEqual(texts('sella gel'))
  })
})
