import { expect, it } from 'vitest'
import { keptPageAddress } from './page-address.ts'

it.each([
  ['/', '/'],
  ['/?lang=fr&cart=1', '/'],
  ['/en', '/en'],
  ['/en/biciclette?utm_source=x&brand=Alba', '/en/biciclette?brand=Alba'],
  ['/en/account', undefined],
  ['/en/en', undefined],
  ['/en//negozio.example/', undefined],
  ['/biciclette?utm_source=x&sort=price_asc&brand=Alba', '/biciclette?brand=Alba&sort=price_asc'],
  ['/biciclette?p=una-bici', undefined],
  ['/account', undefined],
  // Not the home page of another host, and no reason to fail.
  ['//negozio.example/', undefined],
  ['///', undefined],
  ['/\\negozio.example', undefined],
])('%s is kept as %s', (url, address) => {
  expect(keptPageAddress(url)).toBe(address)
})
