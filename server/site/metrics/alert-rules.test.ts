import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { shopForEachTest } from '#test/test-app.ts'

const rules = readFileSync('deploy/alerts.yaml', 'utf8')
const operations = readFileSync('docs/operations.md', 'utf8')

const shop = shopForEachTest()

describe('the alarms of deploy/alerts.yaml', () => {
  it('watch only figures that the shop has', async () => {
    const { body } = await shop.app.inject('/metrics')
    const known = new Set([...body.matchAll(/^# TYPE (\w+) /gm)].map((match) => match[1]))
    const watched = new Set([...rules.matchAll(/\b(?:pedivella|http|nodejs|process)_\w+/g)].map((match) => match[0]))
    expect(watched.size).toBeGreaterThan(15)
    const missing = [...watched].filter(
      (name) => !known.has(name) && !known.has(name.replace(/_(count|bucket|sum)$/, '')),
    )
    expect(missing).toEqual([])
  })

  it('each have a row that says what it means and what to do, and no row is left over', () => {
    const alarms = [...rules.matchAll(/alert: (\w+)/g)].map((match) => match[1])
    const rows = [...operations.matchAll(/^\| `(\w+)` \| .+ \| .+ \|$/gm)].map((match) => match[1])
    expect(rows.sort()).toEqual(alarms.sort())
  })
})
