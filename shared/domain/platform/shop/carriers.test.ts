import { describe, expect, it } from 'vitest'
import {
  type Carrier,
  carriers,
  exampleCode,
  findCarrier,
  isStrangeCode,
  parcelWords,
  trackingLink,
} from './carriers.ts'

const linked = carriers.filter((carrier) => carrier !== 'other')

describe('carriers', () => {
  it.each([
    ['brt', 'brt'],
    ['BRT', 'brt'],
    [' Bartolini ', 'brt'],
    ['sda', 'poste'],
    ['Poste Italiane', 'poste'],
    ['TNT', 'fedex'],
    ['FedEx / TNT', 'fedex'],
    ['Altro', 'other'],
  ])('know %j as %s', (word, carrier) => {
    expect(findCarrier(word)).toBe(carrier)
  })

  it('are not guessed', () => {
    for (const word of ['', 'il postino', 'br', 'constructor']) expect(findCarrier(word)).toBeUndefined()
  })

  it.each(linked)('%s has an https link that ends up with the code in it, and an example of its own', (carrier) => {
    const example = exampleCode(carrier) ?? ''
    expect(isStrangeCode(carrier, example)).toBe(false)
    const link = new URL(trackingLink(carrier, example) ?? '')
    expect(link.protocol).toBe('https:')
    expect(link.href).toContain(example)
  })

  it('write codes without the blanks people put in, and nothing of a code becomes part of the address', () => {
    expect(trackingLink('gls', ' VI 620 119 023 ')).toContain('numero_spedizione=VI620119023&')
    expect(isStrangeCode('gls', 'vi 620 119 023')).toBe(false)
    const link = new URL(trackingLink('brt', 'x&y=1#z?/../"<') ?? '')
    expect([link.hostname, link.searchParams.get('Nspediz'), link.hash]).toEqual(['vas.brt.it', 'x&y=1#z?/../"<', ''])
  })

  it.each<[Carrier | null, string | null]>([
    ['other', 'X1'],
    [null, 'X1'],
    ['brt', null],
    ['brt', '  '],
  ])('give no link for %j with the code %j', (carrier, code) => {
    expect(trackingLink(carrier, code)).toBeNull()
  })

  it('notice a code that is none of theirs', () => {
    for (const [carrier, code] of [
      ['brt', 'VI620119023'],
      ['ups', '084123456789012'],
      ['poste', '123'],
    ] as const)
      expect(isStrangeCode(carrier, code)).toBe(true)
    expect(isStrangeCode('other', 'qualsiasi cosa')).toBe(false)
  })

  it('are named to customers when they are known', () => {
    expect(parcelWords({ carrier: 'brt', trackingCode: '084123456789' })).toEqual({
      carrier: 'BRT',
      trackingCode: '084123456789',
      trackingUrl: expect.stringContaining('Nspediz=084123456789'),
    })
    expect(parcelWords({ carrier: 'other', trackingCode: 'X1' })).toEqual({
      carrier: null,
      trackingCode: 'X1',
      trackingUrl: null,
    })
  })
})
