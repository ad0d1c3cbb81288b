import { describe, expect, it } from 'vitest'
import { amount, choice, count, group, line, words } from './field-rows.tsx'
import { bodyOf, formOf, problemsOf, valuesOf } from './form-table.tsx'

const table = {
  name: group('Nome', { it: line({ label: 'Nome', must: 'scrivi il nome.' }), en: line({ label: 'Name' }) }),
  kind: choice<'percent' | 'amount'>({ label: 'Quanto', empty: 'percent', options: [] }),
  percent: count(99, { label: 'Percento', must: 'da 1 a 99.', when: { kind: 'percent' } }),
  amount: amount({ label: 'Euro', must: 'sopra zero.', when: { kind: ['amount'] } }),
  most: count(500, { label: 'Al massimo', short: 'Limite', must: 'o vuoto.', optional: true }),
  words: words({ label: 'Parole' }),
}
const empty = valuesOf(table)

describe('a form that is a table', () => {
  it('is empty, or as what is stored is typed', () => {
    expect(empty).toEqual({ name: { it: '', en: '' }, kind: 'percent', percent: '', amount: '', most: '', words: '' })
    expect(
      valuesOf(table, { name: { it: 'Ruota' }, amount: '1250.50', most: null, words: ['gomma', 'camera'] }),
    ).toEqual({ ...empty, name: { it: 'Ruota', en: '' }, amount: '1250,50', words: 'gomma, camera' })
  })

  it('checks and sends only what its other fields ask for', () => {
    const values = { ...empty, name: { it: ' Ruota ', en: '' }, kind: 'amount' as const, percent: '700' }
    expect(problemsOf(table, values)).toEqual({ amount: 'sopra zero.' })
    expect(bodyOf(table, { ...values, amount: '1.250,5', words: 'gomma, ,camera ' })).toEqual({
      name: { it: 'Ruota', en: '' },
      kind: 'amount',
      amount: '1250.50',
      most: null,
      words: ['gomma', 'camera'],
    })
  })

  it('says what is wrong by path, and what a field says before what the form adds', () => {
    const { check, labels } = formOf(table, undefined, () => ({ percent: 'troppo.', most: 'troppo.' }))
    expect(check({ ...empty, percent: '0' })).toEqual({
      'name.it': 'scrivi il nome.',
      percent: 'da 1 a 99.',
      most: 'troppo.',
    })
    expect(labels.most).toBe('Limite')
  })
})
