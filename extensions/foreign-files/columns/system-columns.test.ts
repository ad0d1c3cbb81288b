import { describe, expect, it } from 'vitest'
import headers from '#test/fixtures/system-headers.json' with { type: 'json' }
import { systemOf } from './system-columns.ts'

/** Numbers from 0 to 1 that are the same each time. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 2_147_483_647
    yield state / 2_147_483_647
  }
}
const junk = ['Note', 'Colonna 12', 'Scaffale', 'Verificato da', 'Stagione', 'Zona', 'Remarks', 'Bemerkung', '']

function disturbed(header: readonly string[], seed: number, share: number): string[] {
  const random = numbers(seed)
  const kept = header.filter(() => random.next().value >= share)
  const more = [...kept, ...junk.filter(() => random.next().value < 0.3)]
  return more
    .map((name) => ({ name, at: random.next().value }))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name)
}

const systems = Object.entries(headers.systems).flatMap(([system, all]) =>
  all.map((header) => [system, header.slice(0, 60), header.split(';')] as const),
)

describe('a shop system', () => {
  it.each(systems)('%s is known by its columns in any order: %s', (system, _begin, header) => {
    for (let seed = 1; seed <= 200; seed++) expect(systemOf(disturbed(header, seed, 0))).toBe(system)
  })

  it.each(systems)('%s is no other one with columns missing: %s', (system, _begin, header) => {
    const found = Array.from({ length: 200 }, (_, seed) => systemOf(disturbed(header, seed + 1, 0.3)))
    expect([system, undefined]).toEqual(expect.arrayContaining([...new Set(found)]))
  })

  it.each(headers.lists.map((list) => [list, list.split(';')] as const))('is no plain list: %s', (_name, list) => {
    for (let seed = 1; seed <= 100; seed++) expect(systemOf(disturbed(list, seed, seed % 2 ? 0 : 0.2))).toBeUndefined()
  })

  it('is known by the kinds of its rows where its columns are few', () => {
    const rows = (...kinds: string[]) => kinds.map((kind) => ({ cells: ['A1', 'Casco', kind, '10'] }))
    const header = ['SKU', 'Name', 'Type', 'Regular price']
    expect(systemOf(header, rows('simple', 'variable', 'simple, virtual'))).toBe('woocommerce')
    expect(systemOf(header, rows('simple', 'casco'))).toBeUndefined()
    expect(systemOf(header, rows(''))).toBeUndefined()
    expect(systemOf(['SKU', 'Name', '', 'Regular price'], rows('simple', 'variation'))).toBe('woocommerce')
    expect(systemOf(['SKU', 'Name', '', 'Regular price'], rows('Casco', ''))).toBeUndefined()
  })
})
