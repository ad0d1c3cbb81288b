import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import legalPlaces from '#shared/domain/site/legal-places.json' with { type: 'json' }

const files: Record<keyof typeof legalPlaces, string> = {
  condizioni: 'conditions',
  privacy: 'privacy',
  cookie: 'cookie',
  recesso: 'withdrawal',
  'spedizioni-e-resi': 'delivery',
  garanzia: 'guarantee',
  accessibilita: 'accessibility',
}

it.each(Object.entries(legalPlaces))('a shop adds its paragraphs to every section of /%s', (page, { sections }) => {
  const source = readFileSync(`web/pages/info/${files[page as keyof typeof files]}-text.ts`, 'utf8')
  const ids = [...source.matchAll(/^ +id: '([a-z-]+)',$/gm)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(3)
  expect(Object.keys(sections)).toEqual(ids)
})
