import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = `${import.meta.dirname}/../..`

/** Where a reader's English is written. */
const written = [
  'web/i18n/en/*.ts',
  'web/**/*-en.ts',
  'web/pages/info/*-text.ts',
  'server/messages/mail-kinds/**/*.ts',
  'server/platform/problems/*.json',
  'server/site/pages/failure-page.ts',
]

/** Words to avoid → the word of docs/glossary.md. */
const banned: [RegExp, instead: string][] = [
  [/\bbicycles?\b/i, 'bike'],
  [/\bfree delivery\b|\bdelivery (fee|cost)s?\b/i, 'shipping'],
  [/\btracking code\b|\bcode to follow\b/i, 'tracking number'],
  [/\bconditions of sale\b|\bterms and conditions\b/i, 'terms of sale'],
  [/\bprivacy policy\b/i, 'privacy notice'],
  [/\bwarranty\b/i, 'legal guarantee'],
  [/\bagreed months\b/i, 'legal guarantee on used bikes'],
  [/\bbasket\b/i, 'cart'],
  [/(?<!one-)\bpieces?\b|\bpcs?\b/i, 'item'],
  [/\bout of stock\b/i, 'sold out'],
  [/\bsign (in|up)\b/i, 'log in, register'],
  [/\b(an|the|your|by|of|this) e-mails?\b/i, 'email'],
  [/\bzip code\b/i, 'postcode'],
  [/\btoo many tries\b/i, 'too many attempts'],
  [/\b(do|does|did) not load\b|\bcould not be loaded\b/i, 'we couldn’t load'],
  [/\bis not answering\b/i, 'isn’t responding'],
  [/\bin short\b/i, 'at a glance'],
  [/\bgive (it )?back\b/i, 'return'],
  [/\bsame hands\b|\bmeanwhile\b|\bwas it not\b/i, 'what a native would write'],
  [/\bone of a kind\b/i, 'only one'],
  [/\byou may\b/i, 'you can'],
  [/\bwe write to you\b/i, 'we’ll write to you, we’ll email you'],
  [/\bcanceled\b|\bcolor\b(?!:)/i, 'British spelling'],
]

/** Without comments, imports and keys: mostly texts remain. */
function texts(source: string): string {
  return source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$|^import .*$|^\s*\w+: ?/gm, '')
    .replace(/\s+/g, ' ')
}

describe('the English texts', () => {
  const files = globSync(written, { cwd: root, exclude: ['**/*.test.ts'] })

  it('are found', () => expect(files.length).toBeGreaterThan(40))

  it.each(banned)('do not say %s but «%s»', (phrase) => {
    const said = files.filter((file) => phrase.test(texts(readFileSync(`${root}/${file}`, 'utf8'))))
    expect(said).toEqual([])
  })
})
