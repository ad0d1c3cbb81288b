import { beforeEach, describe, expect, it } from 'vitest'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { aProduct } from '#test/factories.ts'
import { shopForEachTest } from '#test/test-app.ts'

const shop = shopForEachTest()

const part = (name: string, shelf: string, facts: Record<string, string | number> = {}) =>
  aProduct(shop.deps, { name, row: { shelf, facts } })
const accessory = (name: string, shelf: string, facts: Record<string, string | number> = {}) =>
  aProduct(shop.deps, { name, category: 'accessori', row: { shelf, facts } })

beforeEach(async () => {
  await aProduct(shop.deps, {
    name: 'Gravel Strada Bianca rossa',
    category: 'biciclette',
    sizes: { M: 1 },
    row: { nameEn: 'Strada Bianca gravel bike, red', subcategory: 'gravel', color: 'Rosso' },
  })
  await aProduct(shop.deps, {
    name: 'Bici da corsa Alfa rossa',
    category: 'biciclette',
    sizes: { 48: 1, 54: 1 },
    row: { subcategory: 'strada', color: 'Rosso' },
  })
  await aProduct(shop.deps, { name: 'Giacca Uno', category: 'abbigliamento', row: { shelf: 'giacche-e-gilet' } })
  await part('Disco freno Uno 160 mm', 'dischi-freno', { wheelBrake: 'sei-fori', discDiameter: 160 })
  await part('Mozzo Uno', 'mozzi', { wheelBrake: 'center-lock' })
  await part('Catena Uno', 'catene')
  await part('Pacco pignoni Uno', 'pacchi-pignoni')
  await accessory('Lucchetto a cavo da 180 cm', 'lucchetti', { lockKind: 'cavo', length: 1_800 })
  await accessory('Lucchetto a U', 'lucchetti', { lockKind: 'u' })
  await accessory('Campanello Uno', 'campanelli')
  await accessory('Portaborraccia Uno', 'borracce')
  await accessory('Borraccia Uno', 'borracce')
})

async function search(q: string, lang = 'it') {
  const answer = await shop.app.inject(`/api/products?lang=${lang}&q=${encodeURIComponent(q)}`)
  expect(answer.statusCode).toBe(200)
  const { 'x-match': match, 'x-understood': said = '[]', 'x-corrected': corrected } = answer.headers
  return {
    match,
    corrected,
    missing: (JSON.parse(String(said)) as { label: string; missing?: true; nearest?: string }[]).filter(
      (one) => one.missing,
    ),
    names: (answer.json() as Product[]).map(({ name }) => name),
  }
}

describe('the thing that a search asks for', () => {
  it.each([
    ['center lock disc', 'Disco freno Uno 160 mm'],
    ['per la bici di mia nonna serve un campanello', 'Campanello Uno'],
    ['vado in ufficio in giacca e cravatta, che gravel prendo', 'Gravel Strada Bianca rossa'],
    ['si è allungata la catena', 'Catena Uno'],
    ['non so dove mettere la borraccia sulla bici', 'Portaborraccia Uno'],
    ['thieves everywhere on the road', 'Lucchetto a U'],
    ['bicicletta da corridore', 'Bici da corsa Alfa rossa'],
    ['cass. per bici', 'Pacco pignoni Uno'],
  ])('%s: %s', async (q, name) => expect((await search(q)).names[0]).toBe(name))

  it('has no kind from the model that begins its English name', async () => {
    expect(await search('bici da corsa rossa')).toMatchObject({ match: 'exact', names: ['Bici da corsa Alfa rossa'] })
    expect(await search('bici da corsa rossa taglia M')).toMatchObject({
      match: 'similar',
      names: ['Bici da corsa Alfa rossa'],
    })
  })

  it('is by its shelf where a name names several', async () => {
    await part('Ghidon Aluminiu TOP manubrio', 'manubri')
    expect((await search('maglia')).names).toEqual([])
    expect((await search('manubrio')).names).toEqual(['Ghidon Aluminiu TOP manubrio'])
  })

  it('is another sort where no product is of the asked one, and the answer says so', async () => {
    expect(await search('catena antifurto 180 cm')).toMatchObject({
      match: 'similar',
      names: ['Lucchetto a cavo da 180 cm'],
      missing: [{ label: 'catena antifurto', nearest: 'A cavo' }],
    })
    expect((await search('chain lock 180 cm', 'en')).missing).toMatchObject([{ nearest: 'Cable' }])
    await accessory('Catena antifurto Due', 'lucchetti')
    expect((await search('catena antifurto')).names).toEqual(['Catena antifurto Due'])
  })
})

describe('a sentence', () => {
  it('of which several kinds of goods may help has no exact answer', async () => {
    expect((await search('catena')).match).toBe('exact')
    expect((await search('le marce saltano')).match).toBe('similar')
  })

  it('is corrected only where that finds something, and to no word that only a text has', async () => {
    await aProduct(shop.deps, { name: 'Olio Uno', row: { description: 'Da usare in ogni stagione.' } })
    expect((await search('il weekend prossimo parto con la mia stazione e la tenda')).corrected).toBeUndefined()
  })
})
