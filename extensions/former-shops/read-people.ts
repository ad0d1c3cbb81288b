import * as z from 'zod/mini'
import type { FileTable } from '#server/platform/file-reading/file-table.ts'
import { email as emailField } from '#shared/contract/platform/fields.ts'
import { cleanLine } from '#shared/domain/platform/clean-text.ts'
import type { KnownFormerShopFile, PersonRole } from './former-shop-columns.ts'
import { readMoment } from './read-moment.ts'
import type { FormerShopNotes, RowFault, RowProblem } from './row-problems.ts'

export interface FormerShopPerson {
  line: number
  email: string
  firstName: string
  lastName: string
  phone: string | null
  address: string | null
  city: string | null
  postalCode: string | null
  registeredAt: Date | undefined
}

const longest = 200

/** The people of a customer export with an address. Passwords and consents are not imported. */
export function readPeople(
  { rows }: FileTable,
  { columns }: KnownFormerShopFile<PersonRole>,
  now: Date,
  notes: FormerShopNotes,
): { people: FormerShopPerson[]; problems: RowProblem[] } {
  const problems: RowProblem[] = []
  const seen = new Set<string>()
  const people = rows.flatMap(({ line, cells }): FormerShopPerson[] => {
    const read = (role: PersonRole) => cleanLine(cells[columns.get(role) ?? -1] ?? '').replace(/^'(?=[+\d])/, '')
    const refuse = (role: PersonRole, fault: RowFault) => {
      problems.push({ line, at: columns.get(role), value: read(role), fault })
      return []
    }
    if (read('email') === '') return refuse('email', 'noEmail')
    const { data: email } = z.safeParse(emailField, read('email'))
    if (email === undefined) return refuse('email', 'email')
    if (seen.has(email.toLowerCase())) return refuse('email', 'twice')
    seen.add(email.toLowerCase())
    const tooLong = ([...columns.keys()] as PersonRole[]).find((role) => read(role).length > longest)
    if (tooLong) return refuse(tooLong, 'long')
    const registeredAt = readMoment(read('registered'))
    const postalCode = /^\d{5}$/.test(read('postalCode')) ? read('postalCode') : null
    const isUnread = (role: PersonRole, value: unknown) => read(role) !== '' && !value
    if (isUnread('registered', registeredAt) || isUnread('postalCode', postalCode)) notes.add('unreadDetail', line)
    const address = [read('address'), read('address2')].filter((text) => text !== '').join(', ')
    return [
      {
        line,
        email,
        ...nameOf(read, email, () => notes.add('noName', line)),
        phone: read('phone').slice(0, 40) || null,
        address: address.slice(0, longest) || null,
        city: read('city').slice(0, 100) || null,
        postalCode,
        registeredAt: registeredAt && registeredAt < now ? registeredAt : undefined,
      },
    ]
  })
  return { people, problems }
}

function nameOf(read: (role: PersonRole) => string, email: string, onNone: () => void) {
  const [first, last] = [read('firstName'), read('lastName')]
  if (first !== '' || last !== '')
    return { firstName: (first || last).slice(0, 80), lastName: first ? last.slice(0, 80) : '' }
  const [word = '', ...more] = read('name').split(/\s+/)
  if (word !== '') return { firstName: word.slice(0, 80), lastName: more.join(' ').slice(0, 80) }
  onNone()
  return { firstName: (email.split('@')[0] ?? email).slice(0, 80), lastName: '' }
}
