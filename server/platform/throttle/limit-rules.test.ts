import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { limitRules } from './limit-rules.ts'

const rows = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| '))

describe('the limits of people’s size', () => {
  it.each(Object.entries(limitRules))('stand in docs/operations.md, each with its numbers: %s', (rule, limits) => {
    const row = rows.find((line) => line.includes(`\`${rule}\``)) ?? ''
    const said = row.replaceAll(/\bone\b/g, '1').match(/\d+/g)
    for (const { max } of limits) expect(said).toContain(String(max))
  })
})
