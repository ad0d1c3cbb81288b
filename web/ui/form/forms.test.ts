import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every form goes to an address of its own or nowhere: none writes what is typed into the address of its page', () => {
  const files = globSync(['web/**/*.tsx', 'extensions/**/*.tsx'])
  const tags = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<form\s([\s\S]{0,40})/g)].map(([, start = '']) => ({ file, start })),
  )
  expect(tags.length).toBeGreaterThan(40)
  expect(tags.filter(({ start }) => !/^(method="dialog"|action=)/.test(start.trim()))).toEqual([])
})
