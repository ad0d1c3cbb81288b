import { describe, expect, it } from 'vitest'
import { withoutAbbreviations } from './abbreviations.ts'
import { heightsInCentimetres } from './size-words.ts'

describe('what a customer abbreviates', () => {
  it.each([
    ['mov. centr. 122', 'movimento centrale 122'],
    ['bici el. citta', 'bici elettrica citta'],
    ['cam. aria 700', 'camera aria 700'],
    ['luce post.', 'luce posteriore'],
    ['casco. grazie', 'casco. grazie'],
    ['3.5 bar', '3.5 bar'],
  ])('%s is %s', (typed, meant) => expect(withoutAbbreviations(typed)).toBe(meant))

  it.each([
    ['i am 6 foot', 'i am 183 cm tall'],
    ["mtb 6'2", 'mtb 188 cm tall'],
    ['road bike 5 ft 10', 'road bike 178 cm tall'],
    ['lock 6 ft', 'lock 6 ft'],
    ['29 pollici', '29 pollici'],
  ])('%s is %s', (typed, meant) => expect(heightsInCentimetres(typed)).toBe(meant))
})
