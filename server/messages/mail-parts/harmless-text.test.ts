import { describe, expect, it } from 'vitest'
import { greetingName, withoutLinks } from './harmless-text.ts'

describe('a typed name, in a mail to another address', () => {
  it.each([
    ['http://truffa.example/x?y=1', 'http truffa example x?y=1'],
    ['vedi www.truffa.example subito', 'vedi www truffa example subito'],
    ['truffa.example', 'truffa example'],
    ['scrivi a ladro@truffa.example', 'scrivi a ladro truffa example'],
    ['truffa。example', 'truffa example'],
  ])('has no link: %s', (typed, shown) => {
    expect(withoutLinks(typed)).toBe(shown)
  })

  it.each(['Via Roma 12/A, int. 3', 'c/o Rossi, n.12', 'Contrà San Biagio 12', 'D’Angelo-Müller', '1.250 pezzi'])(
    'stays as it is where nothing is to click: %s',
    (typed) => {
      expect(withoutLinks(typed)).toBe(typed)
    },
  )

  it('greets by a name and not by a sentence', () => {
    expect(greetingName('  Giulia Ferrari ', 'it')).toBe('Giulia')
    expect(greetingName('Łucja', 'en')).toBe('Łucja')
    expect(greetingName('http://truffa.example', 'it')).toBe('a te')
    expect(greetingName('CLICCA!!! su', 'en')).toBe('there')
    expect(greetingName('', 'it')).toBe('a te')
  })
})
