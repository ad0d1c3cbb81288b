import { describe, expect, it } from 'vitest'
import { cardPartOf, shareOfCards } from '#shared/domain/orders/order-money.ts'
import { giftCardCode, giftCodeText, isGiftCode, normalizeGiftCode } from './gift-card-code.ts'

const code = giftCardCode(Uint8Array.from({ length: 32 }, (_, i) => i * 37))

describe('the code of a gift card', () => {
  it('has twenty letters in fours, read in any writing', () => {
    const text = giftCodeText(code)
    expect(text).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/)
    const typed = ` ${text.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `
    expect(normalizeGiftCode(typed)).toBe(code)
    expect(isGiftCode(code)).toBe(true)
  })

  it('is none with any one letter wrong, or one missing', () => {
    for (let i = 0; i < code.length; i++) {
      const wrong = code[i] === '7' ? '8' : '7'
      expect(isGiftCode(code.slice(0, i) + wrong + code.slice(i + 1))).toBe(false)
    }
    expect(isGiftCode(code.slice(1))).toBe(false)
    expect(isGiftCode(`${code.slice(0, -1)}U`)).toBe(false)
  })

  it('is another one for other bytes', () => {
    const codes = Array.from({ length: 500 }, (_, n) =>
      giftCardCode(Uint8Array.from({ length: 32 }, (__, i) => n >> (5 * i))),
    )
    expect(new Set(codes).size).toBe(500)
  })
})

describe('money beside a gift card', () => {
  it('is shared in the order of the cards, none above what it has, is wanted of it, or is left to pay', () => {
    const cards = [{ balanceCents: 30, wantedCents: 20 }, { balanceCents: 50 }, { balanceCents: 9 }]
    expect(shareOfCards(60, cards)).toEqual([20, 40, 0])
    expect(shareOfCards(100, cards)).toEqual([20, 50, 9])
  })

  it('goes back outside first, whatever the parts, and adds up to each means', () => {
    for (let gift = 0; gift <= 30; gift += 10)
      for (const parts of [[30], [10, 20], [1, 28, 1], [29, 1]]) {
        let asked = 0
        let onCards = 0
        for (const part of parts) {
          onCards += cardPartOf({ totalCents: 30, giftCardCents: gift, refundAskedCents: asked }, part)
          asked += part
          expect(asked - onCards).toBe(Math.min(asked, 30 - gift))
        }
        expect(onCards).toBe(gift)
      }
  })
})
