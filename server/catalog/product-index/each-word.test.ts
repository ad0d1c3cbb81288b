import { expect, it } from 'vitest'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()

async function search(q: string, lang = 'it') {
  const answer = await shop.app.inject(`/api/products?lang=${lang}&q=${encodeURIComponent(q)}`)
  const { headers } = answer
  const said = (name: string) => headers[name] && decodeURIComponent(String(headers[name]))
  return {
    chips: JSON.parse(String(headers['x-understood'] ?? '[]')) as { kind: string; label: string }[],
    unread: JSON.parse(String(headers['x-not-understood'] ?? '[]')) as string[],
    instead: [said('x-not-sold'), said('x-nearest-kind')],
    names: (answer.json() as Product[]).map(({ name }) => name),
  }
}

it('a day by which it has to be there is a condition of its own, wherever it stands', async () => {
  await aProduct(shop.deps, { name: 'Casco Vento', category: 'abbigliamento', sizes: { S: 1, M: 1 } })
  await aProduct(shop.deps, { name: 'Casco Portici', category: 'abbigliamento', sizes: { S: 1 } })
  for (const [q, label, day] of [
    ['casco entro sabato', 'entro sabato', { weekday: 6 }],
    ['per il prossimo lunedì un casco', 'per il prossimo lunedì', { weekday: 1 }],
    ['casco taglia M per domani', 'per domani', { inDays: 1 }],
    ['helmet by Friday', 'by friday', { weekday: 5 }],
    ['helmet for tomorrow', 'for tomorrow', { inDays: 1 }],
  ] as const) {
    const { chips, unread, names } = await search(q)
    expect(chips, q).toContainEqual({ kind: 'by', label, ...day })
    expect([unread, names.length > 0], q).toEqual([[], true])
  }
  expect((await search('helmet for Sunday rides', 'en')).chips.map(({ kind }) => kind)).not.toContain('by')
  expect((await search('entro sabato')).chips).toEqual([])
})

it('a word beside the thing and its conditions is a chip too, or is named as not understood', async () => {
  const facts = { frameMaterial: 'acciaio' }
  const description = 'In acciaio, per la ghiaia.'
  const bike = { category: 'biciclette', sizes: { M: 1 } } as const
  await aProduct(shop.deps, { ...bike, name: 'Gravel Orcia', row: { subcategory: 'gravel', description, facts } })
  await aProduct(shop.deps, { ...bike, name: 'Gravel Brenta', row: { subcategory: 'gravel', description: 'Leggera.' } })
  const { chips, unread, names } = await search('gravel M acciaio xqzwv')
  expect(chips.map(({ label }) => label)).toEqual(['gravel', 'M', 'acciaio'])
  expect([unread, names[0]]).toEqual([['xqzwv'], 'Gravel Orcia'])
})

it('for a child’s helmet names the smallest size that is sold, in whatever words', async () => {
  await aProduct(shop.deps, { name: 'Casco Vento', category: 'abbigliamento', sizes: { S: 1, M: 1 } })
  for (const [q, lang, kind, nearest] of [
    ['casco bambino', 'it', 'caschi per bambini', 'casco S'],
    ['kids helmet', 'en', "children's helmets", 'helmet S'],
    ['helmet for my daughter 6 years', 'en', "children's helmets", 'helmet S'],
    ['casco per mia figlia 6 anni', 'it', 'caschi per bambini', 'casco S'],
  ] as const)
    expect((await search(q, lang)).instead, q).toEqual([kind, nearest])
  expect((await search('casco S')).names).toEqual(['Casco Vento'])
})

it('a bare number of a used bicycle is a height; of a mountain bike it is not', async () => {
  await aProduct(shop.deps, { name: 'Olandese Anversa', category: 'bici-usate', sizes: { 54: 1 } })
  for (const q of ['bici usata 172', 'usata 172'])
    expect((await search(q)).chips, q).toContainEqual(expect.objectContaining({ kind: 'height', label: '172 cm' }))
  expect((await search('mtb 160')).chips.map(({ kind }) => kind)).not.toContain('height')
})
