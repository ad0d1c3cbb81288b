import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gtinKey, isGtin } from './gtin.ts'

const withCheckDigit = (digits: string): string => `${digits}${[...'0123456789'].find((d) => isGtin(digits + d))}`
const bodies = [7, 11, 12, 13].map((length) => fc.stringMatching(new RegExp(`^\\d{${length}}$`)))

it('is one number in every length and spelling', () => {
  fc.assert(
    fc.property(fc.oneof(...bodies).map(withCheckDigit), (gtin) => {
      const lengths = [8, 12, 13, 14].filter((length) => length >= gtin.length)
      const keys = lengths.map((length) => gtinKey(gtin.padStart(length, '0')))
      expect(new Set(keys)).toEqual(new Set([gtin.padStart(14, '0')]))
      const full = [...gtin].map((d) => String.fromCharCode(d.charCodeAt(0) + 0xfee0)).join('')
      for (const written of [` ${gtin} `, `${gtin[0]} ${gtin.slice(1, 7)}-${gtin.slice(7)}`, `„${gtin}“`, full])
        expect([written, gtinKey(written)]).toEqual([written, keys[0]])
    }),
  )
})

it.each(['', '4006381333932', '123', '400638133393', '12345678901234567', 'PV-CP-1084'])('«%s» is none', (text) =>
  expect(gtinKey(text)).toBeUndefined(),
)
