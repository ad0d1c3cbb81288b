import { describe, expect, it } from 'vitest'
import { typeName } from './product-labels.ts'

describe('the type of a bicycle in the dashboard', () => {
  it('is told in Italian, and that it was not stated', () => {
    expect(typeName('citta')).toBe('Città')
    expect(typeName('pieghevole')).toBe('Pieghevole')
    expect(typeName(null)).toBe('Non specificato')
    expect(typeName('')).toBe('Non specificato')
  })
})
