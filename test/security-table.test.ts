import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const table = readFileSync('SECURITY.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))

/** `file` "name"; "another name of the same file" */
function citations(row: string): { file: string; name: string }[] {
  const proof = row.split(' | ').at(-1) ?? ''
  let file = ''
  return [...proof.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`|"([^"]+)"/g)].flatMap(([, path, name]) => {
    if (path) file = path
    return name ? [{ file, name }] : []
  })
}

describe('the table of SECURITY.md', () => {
  it('has a test, or the fuzzer, for each requirement', () => {
    expect(table.length).toBeGreaterThan(35)
    expect(table.filter((row) => citations(row).length === 0 && !/in all/.test(row))).toEqual([])
  })

  it('names tests that there are', () => {
    const cited = table.flatMap(citations)
    const missing = cited.filter(({ file, name }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(name))
    expect(missing).toEqual([])
  })
})
