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
  ])('is %s', (text) => expect(isCommonPassword(text)).toBe(true))

  it.each(['pedali e catena', 'una nuova strada', 'segreto9', 'aaaaab', 'Officina-2026'])('is not %s', (text) =>
    expect(isCommonPassword(text)).toBe(false),
  )
})
