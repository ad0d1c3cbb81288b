import { expect, it } from 'vitest'
import { keptPageAddress } from './page-address.ts'

it.each([
  ['/', '/?'],
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
