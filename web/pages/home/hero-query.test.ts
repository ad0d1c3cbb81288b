import { expect, it } from 'vitest'
import type { Product } from '#shared/contract/catalog/catalog.ts'
import { pickCloseUps, pickHero } from './hero-query.ts'

const bike = (name: string, ...imageUrls: string[]) => ({ name, imageUrls }) as Product

it('opens with the bicycle that has most pictures, the first of which is a wide scene', () => {
  const products = [
    bike('senza foto'),
    bike('disegno', '/images/a-1600x1067-drawing.webp', '/images/a-2.webp', '/images/a-3.webp'),
    bike('piccola', '/images/b-720x480-scene.webp', '/images/b-2.webp', '/images/b-3.webp'),
    bike('in piedi', '/images/c-1067x1600-scene.webp', '/images/c-2.webp', '/images/c-3.webp'),
    bike('più nuova', '/images/d-1600x1067-scene.webp'),
    bike('più foto', '/images/e-1200x800-scene-50x55.webp', '/images/e-2.webp'),
  ]
  expect(pickHero(products)?.name).toBe('più foto')
  expect(pickHero(products.slice(0, 5))?.name).toBe('più nuova')
})

it('opens without a bicycle when no photograph will do', () => {
  expect(pickHero([bike('disegno', '/images/a-1600x1067-drawing.webp')])).toBeUndefined()
})

it('looks closely at six bicycles that have a second photograph, or at none', () => {
  const whole = '/images/a-1600x1067-scene.webp'
  const detail = (at: number) => `/images/d${at}-900x900-scene.webp`
  const six = [1, 2, 3, 4, 5, 6].map((at) => bike(`bici ${at}`, whole, detail(at)))
  const others = [bike('una sola', whole), bike('disegno', whole, '/images/b-1200x900-drawing.webp')]
  expect(pickCloseUps([...others, ...six])).toEqual(
    [1, 2, 3, 4, 5, 6].map((at) => ({ url: detail(at), name: `bici ${at}` })),
  )
  expect(pickCloseUps([...others, ...six.slice(1)])).toEqual([])
})
