import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('a password that everybody tries first', () => {
  it.each([
    'password',
    'Password1',
    'juventus',
    'amoremio',
    'qazwsxedcrfv',
    'sonyericsson',
    '123456',
    '1234567890',
    '987654',
    'abcdef',
    'QWERTY',
    'aaaaaaaaaaaa',
    '🚲🚲🚲🚲🚲🚲',
    'segreto9',
  ])('is %s', (text) => expect(isCommonPassword(text)).toBe(true))

  it.each(['pedali e catena', 'una nuova strada', 'aaaaab', 'Officina-2026'])('is not %s', (text) =>
    expect(isCommonPassword(text)).toBe(false),
  )
})

describe('a password made of what everybody knows', () => {
  const known = ['Pedivella', 'Cicli Pedivella S.r.l.', 'Via Emilia 12', 'Modena', 'negozio@cicli-aurora.example']
  const words = [
    'password',
    'bicicletta',
    'pedivella',
    'cicli',
    'ciclipedivella',
    'cicli-pedivella',
    'aurora',
    'modena',
  ]
  const ends = ['12345', '1234', '2026!', '!!', '.2026', '123456789', '#1']
  const spellings: ((word: string) => string)[] = [
    (word) => word,
    (word) => word.toUpperCase(),
    (word) => word.replace(/^./, (first) => first.toUpperCase()),
    (word) => word.replaceAll('a', '@').replaceAll('i', '1'),
    (word) => word.replaceAll('o', '0').replaceAll('e', '3').replaceAll('s', '$'),
  ]
  const made = words.flatMap((word) =>
    spellings.flatMap((spell) => ends.flatMap((end) => [`${spell(word)}${end}`, `${end}${spell(word)}`])),
  )

  it.each(made)('is %s', (text) => expect(isCommonPassword(text, known)).toBe(true))

  it.each([
    'pedali e catena',
    'una buona password',
    'pedivella nel bosco',
    'k7mw-p3xd-9qhe-v2ns-u6rb',
    'x83719402651',
    'dalla-configurazione',
  ])('is not %s', (text) => expect(isCommonPassword(text, known)).toBe(false))
})
