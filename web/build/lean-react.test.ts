import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { withoutUnused } from './lean-react.ts'

const require = createRequire(import.meta.url)
const packageOf = (name: string) => dirname(require.resolve(`${name}/package.json`))
const file = join(packageOf('react-dom'), 'cjs/react-dom-client.production.js')
const lean = (code: string) => withoutUnused(code, parseSync('react-dom.js', code).program)

describe('React DOM in the browser’s build', () => {
  it('loses what the shop does not use, and stays a program', () => {
    const code = readFileSync(file, 'utf8')
    const shorter = lean(code)
    expect(shorter.length).toBeLessThan(code.length - 30_000)
    expect(parseSync('react-dom.js', shorter).errors).toEqual([])
    expect(shorter).toContain('function startViewTransition(')
    expect(shorter).not.toContain('FragmentInstance.prototype')
  })

  it('is not built from a React that has changed', () => {
    expect(() => lean('function startViewTransition() {}')).toThrow(/React DOM has changed.*FragmentInstance/)
  })

  it('misses nothing that the shop uses', () => {
    const files = execFileSync('git', ['ls-files', 'web'], { encoding: 'utf8' }).split('\n')
    const sources = files.filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('web/build/'))
    const used = sources.filter((name) =>
      /\bViewTransition\b|\buseActionState\b|\bSuspenseList\b|<Fragment[^>]*\sref=|\bcomponentStack\b|\sprecedence=|<script[^>]*\sasync|\b(preload|preinit|preconnect|prefetchDNS)\w*[^}]*\} from 'react-dom'/.test(
        readFileSync(name, 'utf8'),
      ),
    )
    expect(sources.length).toBeGreaterThan(100)
    expect(used).toEqual([])
  })
})
