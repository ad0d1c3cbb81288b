import { domainToASCII, domainToUnicode } from 'node:url'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mailboxOf, spellingsOf } from './email-address.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789äöüéèñçøåłžßαβγλбвгдежשלוםمثال例子日本語한국'
const label = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 20 }).map((all) => all.join(''))
const readable = fc
  .tuple(label, fc.constantFrom('it', 'com', 'example.org'))
  .map((parts) => domainToUnicode(domainToASCII(parts.join('.'))))
  .filter((domain) => domain !== '' && !/(^|\.)xn--/.test(domain))

it('is one mailbox in both spellings of its domain, in letters', () => {
  fc.assert(
    fc.property(readable, (domain) => {
      const [letters, ascii] = [`zoe@${domain}`, `zoe@${domainToASCII(domain)}`]
      expect([mailboxOf(letters), mailboxOf(ascii), mailboxOf(ascii.replace('xn--', 'XN--'))]).toEqual(
        Array(3).fill(letters),
      )
      expect(spellingsOf(letters)).toContain(ascii)
    }),
    { numRuns: 2_000 },
  )
})

it.each(['zoe@example.it', 'Zoe.X+y@Example.IT', 'a@b', '@', '', 'a@xn--', 'a@xn--99999999.it', 'a@exämple.it/x'])(
  'leaves «%s» as it is',
  (text) => expect(mailboxOf(text)).toBe(text),
)
