import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanCode, cleanEmail, cleanLine, cleanPassword, cleanProse, hyphenedCode, unquoted } from './clean-text.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 40 })
/** Half of it the characters that matter here. */
const oddText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...'\u200b\u200c\u200d\u2060\u00ad\u3164\u2800\u202e\ufe0f\u0301\u034f\u00a0 \u3000a1#é\u0628葛👩❤',
      ),
      fc.string({ unit: 'binary', maxLength: 1 }),
    ),
    { maxLength: 20 },
  )
  .map((parts) => parts.join(''))

describe('a text as it is stored', () => {
  it.each([
    '👩‍👩‍👧',
    '🏳️‍🌈',
    '👍🏽',
    '1️⃣',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '❤️',
    'می‌خواهم',
    'क्‍ष',
    '葛\u{e0100}城',
    'e-bike 28″',
    'Dell’Acqua',
    '1½',
  ])('keeps %s, where an invisible character changes what is seen', (text) => {
    expect(cleanLine(text)).toBe(text)
    expect(cleanProse(text)).toBe(text)
  })

  it('is the same when it is cleaned again, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, oddText), (text) => {
        for (const clean of [cleanLine, cleanProse, cleanEmail, cleanCode, hyphenedCode, cleanPassword])
          expect(clean(clean(text))).toBe(clean(text))
      }),
      { numRuns: 2_000, examples: [['\u{1e5ee}\ufe72']] },
    )
  })

  it('says the same with and without a zero-width space, a soft hyphen or a sign of direction anywhere', () => {
    const spot = fc.tuple(fc.string({ unit: fc.constantFrom(...'Anna Rossi-è'), maxLength: 20 }), fc.nat(20))
    fc.assert(
      fc.property(
        spot,
        fc.constantFrom('\u200b', '\u00ad', '\u202e', '\u2060', '\u200d', '\u3164'),
        ([text, at], odd) => {
          const pasted = text.slice(0, at) + odd + text.slice(at)
          expect(cleanLine(pasted)).toBe(cleanLine(text))
          expect(cleanPassword(pasted)).toBe(cleanPassword(text))
        },
      ),
    )
  })

  it('keeps the breaks of several lines', () => {
    expect(cleanProse('  Bella.\n\nVa  bene\u200b. \n')).toBe('Bella.\n\nVa bene.')
  })

  it.each([
    ['«ESTATE–10».', 'ESTATE10'],
    ['ｅｓｔａｔｅ １０', 'ESTATE10'],
    ['"estate.10"', 'ESTATE10'],
    ['‘Estate\u200b-10’', 'ESTATE10'],
    ['estate\u00a0‑10', 'ESTATE10'],
  ])('is the same code pasted as %s', (pasted, code) => expect(cleanCode(pasted)).toBe(code))

  it.each('„“ “” «» »« ‹› ‘’ ‚‘ \'\' "" `` ´´ ′′ 「」 『』 〝〟 ＂＂ ❝❞ () []'.split(' '))(
    'is the same code between the quotes %s',
    (quotes) => expect(hyphenedCode(` ${quotes[0]}pv-3xzz${quotes[1]} `)).toBe('PV-3XZZ'),
  )
})

describe('a long row of one sign', () => {
  const pieces = ['"', 'a"', ' ', ' a', ';', ';a', '\u00a0', '\u200d', '👍\u200d', '。', '<', '\u{1F3F4}', 'ا\u200c']
  it.each(Object.entries({ cleanCode, cleanEmail, cleanLine, cleanPassword, cleanProse, hyphenedCode, unquoted }))(
    'is read in time by its length, not squared: %s',
    (_name, read) => {
      for (const piece of pieces) {
        const timeOf = (count: number) => {
          const text = `${piece.repeat(count)}x`
          const tries = [1, 2, 3].map(() => {
            const before = process.cpuUsage()
            read(text)
            return process.cpuUsage(before).user
          })
          return Math.min(...tries)
        }
        timeOf(1_000)
        // Squared, it would be a hundred times as much, above a second.
        expect([piece, timeOf(60_000) < 40 * timeOf(6_000) + 200_000]).toEqual([piece, true])
      }
    },
  )
})

describe('quotes around all of a text', () => {
  it.each([
    ['"PV-1"', 'PV-1'],
    [' «sella» ', 'sella'],
    ['„„x“', 'x'],
    ['"a "b" c"', 'a "b" c'],
    ['"sella', '"sella'],
    ['28"', '28"'],
    ['"""', '"""'],
    ['"!"', '"!"'],
  ])('%s', (text, inside) => expect(unquoted(text)).toBe(inside))
})
