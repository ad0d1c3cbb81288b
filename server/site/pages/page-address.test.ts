import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pages } from '#shared/domain/site/pages.ts'
import { isKeyed, keptPageAddress, mendedAddress } from './page-address.ts'

describe('the address that a page is kept under', () => {
  it.each([
    ['/', '/'],
    ['/?lang=fr&cart=1', '/'],
    ['/?p=Non-Una-Bici', '/'],
    ['/en', '/en'],
    ['/en/biciclette?utm_source=x&brand=Alba', '/en/biciclette?brand=Alba'],
    ['/en/account', undefined],
    ['/en/en', undefined],
    ['/en//negozio.example/', undefined],
    ['/biciclette?utm_source=x&sort=price-low&brand=Alba', '/biciclette?brand=Alba&sort=price-low'],
    ['/biciclette?brand=Valsole&msclkid=1&brand=Alba&brand=Alba', '/biciclette?brand=Alba&brand=Valsole'],
    ['/biciclette?sort=nonsense&shown=12', '/biciclette'],
    ['/biciclette?sort=name&sort=price-low', '/biciclette'],
    ['/biciclette?minPrice=200&maxPrice=100.00', '/biciclette?minPrice=100&maxPrice=200'],
    ['/?q=+casco+&gbraid=2', '/?q=casco'],
    ['/?brand=Alba', '/'],
    ['/prodotto/una-bici?taglia=M&bici=1&brand=Alba', '/prodotto/una-bici?taglia=M'],
    ['/confronta?articoli=una,UNA,due&x=1', '/confronta?articoli=una%2Cdue'],
    ['/recesso?ordine=PV-1&k=abc', '/recesso'],
    ['/condizioni?q=casco', '/condizioni'],
    ['/biciclette?p=una-bici', undefined],
    ['/account', undefined],
    // Not the home page of another host, and no reason to fail.
    ['//negozio.example/', undefined],
    ['///', undefined],
    ['/\\negozio.example', undefined],
  ])('is of %s %s', (url, address) => {
    expect(keptPageAddress(url)).toBe(address)
  })

  const known = [
    'q',
    'brand',
    'sort',
    'shown',
    'minPrice',
    'inStock',
    'taglia',
    'articoli',
    'fact',
    'foto',
    'cart',
    'k',
  ]
  const value = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('M', '1', '48', 'true', 'name', 'Alba', '9,5'))
  const parameter = fc.tuple(fc.oneof(fc.constantFrom(...known), fc.string({ minLength: 1, maxLength: 6 })), value)

  it('is its own, and the same with any parameter that no page reads, in any order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('/', '/biciclette', '/en/bici-usate', '/prodotto/una-bici', '/confronta', '/recesso'),
        fc.array(parameter, { maxLength: 6 }),
        fc.array(fc.tuple(fc.stringMatching(/^x[a-z_]{1,9}$/), value), { maxLength: 3 }),
        (path, asked, unknown) => {
          const kept = keptPageAddress(`${path}?${new URLSearchParams(asked)}`)
          fc.pre(kept !== undefined)
          expect(keptPageAddress(kept)).toBe(kept)
          expect(keptPageAddress(`${path}?${new URLSearchParams([...unknown, ...asked])}`)).toBe(kept)
          const byName = asked.toSorted(([a], [b]) => (a < b ? 1 : -1))
          expect(keptPageAddress(`${path}?${new URLSearchParams([...byName, ...unknown])}`)).toBe(kept)
        },
      ),
    )
  })
})

describe('an address as people and keyboards write it', () => {
  it.each([
    ['/Biciclette', '/biciclette'],
    ['/BICICLETTE?sort=name', '/biciclette?sort=name'],
    ['/en/Biciclette', '/en/biciclette'],
    ['/EN/Biciclette', '/en/biciclette'],
    ['/EN', '/en'],
    ['/en)', '/en'],
    ['/.', '/'],
    ['/en/.', '/en'],
    ['/prodotto/CAMPANELLO-MELA', '/prodotto/campanello-mela'],
    ['/prodotto/campanello-mela.', '/prodotto/campanello-mela'],
    ['/prodotto/campanello-mela)?utm_source=x', '/prodotto/campanello-mela?utm_source=x'],
    ['/prodotto/campanello-mela%E2%80%9D', '/prodotto/campanello-mela'],
    ['/Componenti/Catene,', '/componenti/catene'],
    ['/Account', '/account'],
    ['/biciclette/', '/biciclette'],
    ['//biciclette', '/biciclette'],
    ['/Ordine/PV-AB12-CD34?k=aB_-', '/ordine/PV-AB12-CD34?k=aB_-'],
    ['/ordine/PV-AB12-CD34?k=aB_-.', '/ordine/PV-AB12-CD34?k=aB_-'],
    ['/ordine/PV-AB12-CD34.', '/ordine/PV-AB12-CD34'],
    ['/en/Reimposta-Password?token=aB', '/en/reimposta-password?token=aB'],
    ['/?q=casco)', undefined],
    ['/ordine/PV-AB12-CD34/reso?k=aB', undefined],
    ['/ordine/PV-1%2Freso', undefined],
    ['/Niente', undefined],
    ['/niente.', undefined],
    ['//negozio.example/', undefined],
    ['/en//negozio.example', undefined],
    ['/\\negozio.example', undefined],
  ])('%s means %s', (url, address) => {
    expect(mendedAddress(url)).toBe(address)
  })

  it('leads in one step to a page of the shop, with its query, from any of them', () => {
    const addresses = pages.flatMap(({ path }) => {
      const filled = path
        .replace('$category', 'accessori')
        .replace(/\$(orderNumber|number|mailId|key)/, 'PV-12AB')
        .replace('$slug', 'una-luce')
        .replace('$page', 'condizioni')
        .replace(/\$(version|id)/, '1')
      expect(filled).not.toContain('$')
      return [filled, `/en${filled === '/' ? '' : filled}`]
    })
    const ends = ['', '.', ',', ')', '].', '"', '”', '’', '»', '>', ';', '/', '/)', '%20', '...']
    fc.assert(
      fc.property(
        fc.constantFrom(...addresses),
        fc.constantFrom(...ends),
        fc.constantFrom('', '?q=x', '?k=aB-_&lang=it'),
        fc.infiniteStream(fc.boolean()),
        (address, end, query, capitals) => {
          const typed = address.replace(/(?<!PV.*)[a-z]/g, (one) => (capitals.next().value ? one.toUpperCase() : one))
          const mended = mendedAddress(encodeURI(typed + end).replaceAll('%25', '%') + query)
          if (typed + end === address) return void expect(mended).toBeUndefined()
          expect(mended).toBe(address + query)
          expect(mendedAddress(address + query)).toBeUndefined()
        },
      ),
    )
  })

  it('leads nowhere else, whatever it is', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom('', '/', '//', '/en//', '/\\', '/%2F/'), (path, before) => {
        const mended = mendedAddress(`${before}${path}`.replace(/^(?!\/)/, '/'))
        if (mended === undefined) return
        expect(mended).toMatch(/^\/(?![/\\])/)
        expect(mendedAddress(mended)).toBeUndefined()
      }),
    )
  })
})

it.each([
  ['/ordine/PV-12?k=1', true],
  ['/en/ordine/PV-12', true],
  ['/ordine/niente/che/sia', true],
  ['/lista', false],
  ['/condizioni', false],
  ['/condizioni?key=abc', true],
])('takes %s for an address with a key: %s', (url, expected) => expect(isKeyed(url)).toBe(expected))
