import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '#web/platform/search-params.ts'
import {
  type CatalogAddress,
  filterCount,
  filterOf,
  noFilters,
  parseTypedAmount,
  readCatalogAddress,
  toggled,
} from './catalog-address.ts'

const read = (query: string) => readCatalogAddress(parseSearch(query))
const set = (address: CatalogAddress) => JSON.parse(JSON.stringify(address))

describe('the address of a product list', () => {
  it('carries every filter, the order and the length', () => {
    const query =
      '?subcategory=strada&brand=Ortles&brand=Valsole&frameSize=54&color=Nero&minPrice=300&maxPrice=1299.90&inStock=true&sort=price-low&shown=48'
    expect(set(read(query))).toEqual({
      subcategory: 'strada',
      brand: ['Ortles', 'Valsole'],
      frameSize: ['54'],
      color: ['Nero'],
      minPrice: '300',
      maxPrice: '1299.90',
      inStock: 'true',
      sort: 'price-low',
      shown: 48,
    })
    expect(set(readCatalogAddress(parseSearch(stringifySearch({ ...read(query) }))))).toEqual(set(read(query)))
  })

  it.each([
    '?sort=bogus&subcategory=astronave&category=mobili',
    '?minPrice=abc&maxPrice=-5&inStock=yes&shown=-3',
    '?sort=name&sort=newest&shown=1e99x',
    '?shown=24',
    '?brand=&brand=',
  ])('leaves out what it does not understand or what is the rule anyway: %s', (query) => {
    expect(set(read(query))).toEqual({})
  })

  it('sets a price range given backwards right', () => {
    expect(set(read('?minPrice=900&maxPrice=100'))).toEqual({ minPrice: '100', maxPrice: '900' })
  })

  it('sets a range of a fact given backwards right and leaves out what is none', () => {
    const facts = ['width:60..23', 'width:..', 'width:1...5', 'travel:100..', 'group:105 ... Di2']
    expect(set(readCatalogAddress({ fact: facts }))).toEqual({
      fact: ['group:105 ... Di2', 'travel:100..', 'width:23..60'],
    })
    expect(set(read('?fact=width:1,5..2'))).toEqual({})
  })

  it('rounds the number of products shown up to whole pages', () => {
    expect(read('?shown=49').shown).toBe(72)
    expect(read('?shown=999999').shown).toBe(1008)
  })

  it('reads anything without an error and reads its own writing the same', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...Object.keys(noFilters), 'sort', 'shown'), fc.anything()),
        (search) => {
          const once = readCatalogAddress(search)
          expect(set(readCatalogAddress(parseSearch(stringifySearch({ ...once }))))).toEqual(set(once))
        },
      ),
      { examples: [[{ shown: { toString: 0 } }]] },
    )
  })
})

describe('what a list asks for', () => {
  it('ignores filters on categories without filters', () => {
    expect(filterOf({ category: 'componenti' }, read('?brand=KMC&subcategory=strada'))).toEqual({
      category: 'componenti',
    })
  })

  it('takes the filters of a bicycle category and never another category from the address', () => {
    expect(filterOf({ category: 'bici-usate' }, read('?category=accessori&subcategory=citta'))).toEqual({
      category: 'bici-usate',
      subcategory: 'citta',
    })
  })

  it('lets a search choose the category, and has no bicycle type elsewhere', () => {
    expect(filterOf({ q: 'rosso' }, read('?category=accessori&subcategory=citta'))).toEqual({
      q: 'rosso',
      category: 'accessori',
    })
  })
})

it('counts a price range as one filter', () => {
  expect(filterCount(read('?brand=A&brand=B&minPrice=1&maxPrice=2&inStock=true&sort=name'))).toBe(4)
  expect(filterCount(read(''))).toBe(0)
})

it('switches a value on and off', () => {
  expect(toggled(undefined, 'M')).toEqual(['M'])
  expect(toggled(['S', 'M'], 'M')).toEqual(['S'])
  expect(toggled(['M'], 'M')).toBeUndefined()
})

it.each([
  ['500', '500'],
  ['3.500', '3500'],
  ['3,500', '3500'],
  ['1.299,90', '1299.90'],
  ['1,299.90', '1299.90'],
  ['€ 300', '300'],
  ['12,5', '12.50'],
  ['', undefined],
  ['tanto', undefined],
  ['-5', undefined],
])('understands the typed amount "%s" as %s', (typed, read) => {
  expect(parseTypedAmount(typed)).toBe(read)
})
