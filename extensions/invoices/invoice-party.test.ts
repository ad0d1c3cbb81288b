import { describe, expect, it } from 'vitest'
import vectors from './fatturapa/samples/identifier-vectors.json' with { type: 'json' }
import { invoiceParty, isRecipientCode } from './invoice-party.ts'
import { looksLikeAnother, partName } from './person-name.ts'

const person = { kind: 'person', taxCode: 'RSSMRA85T10A562S', province: 'BS' }
const company = { kind: 'company', name: 'Pedale Veloce S.a.s.', vatNumber: '12345678903', recipientCode: 'ABC1234' }
const parse = (party: unknown) => invoiceParty.safeParse(party)
const faultOf = (party: unknown) => parse(party).error?.issues[0]

describe('who an invoice is for', () => {
  it.each([...vectors.codiceFiscale.valid, ...vectors.codiceFiscale.validOmocodia])(
    'takes the tax code %s',
    (taxCode) => expect(parse({ ...person, taxCode }).success).toBe(true),
  )
  it.each(vectors.codiceFiscale.invalid)('refuses the tax code %j', (taxCode) =>
    expect(faultOf({ ...person, taxCode })?.path).toEqual(['taxCode']),
  )
  it.each(vectors.partitaIva.valid)('takes the VAT number %s', (vatNumber) => {
    expect(parse({ ...company, vatNumber: ` it ${vatNumber}` }).data).toMatchObject({ vatNumber })
  })
  it.each(vectors.partitaIva.invalid)('refuses the VAT number %j', (vatNumber) =>
    expect(faultOf({ ...company, vatNumber })?.path).toEqual(['vatNumber']),
  )
  it.each(vectors.codiceDestinatario.valid)('takes the code %s', (code) => expect(isRecipientCode(code)).toBe(true))
  it.each(vectors.codiceDestinatario.invalid)('refuses the code %j', (code) =>
    expect(isRecipientCode(code)).toBe(false),
  )

  it.each([
    ['code and PEC', { ...company, pec: 'a@pec.example.it' }, ['pec'], 'code_and_pec'],
    ['neither', { ...company, recipientCode: null }, ['recipientCode'], 'code_or_pec'],
    ['a short code', { ...company, recipientCode: 'ABC12' }, ['recipientCode'], 'recipient_code'],
    ['no name', { ...company, name: ' ' }, ['name'], undefined],
    ['a province that is none', { ...person, province: 'XX' }, ['province'], 'province'],
    ['another kind', { ...person, kind: 'club' }, ['kind'], undefined],
  ])('refuses %s', (_what, party, path, message) => {
    const fault = faultOf(party)
    expect(fault?.path).toEqual(path)
    if (message) expect(fault?.message).toBe(message)
  })

  it('reads what people type', () => {
    expect(parse({ ...person, taxCode: 'rss mra 85t10 a562s', province: 'bs' }).data).toEqual(person)
    const typed = { ...company, recipientCode: undefined, pec: ' Fatture@PEC.example.it ' }
    expect(parse(typed).data).toMatchObject({ pec: expect.stringMatching(/@pec\.example\.it$/i) })
    expect(parse({ ...company, recipientCode: 'abc1234' }).data).toMatchObject({ recipientCode: 'ABC1234' })
  })
})

it.each([
  ['Mario Rossi', 'RSSMRA85T10A562S', 'Mario', 'Rossi'],
  ['Rossi Mario', 'RSSMRA85T10A562S', 'Mario', 'Rossi'],
  ['Anna Maria De Luca', 'DLCNMR85A41H501A', 'Anna Maria', 'De Luca'],
  ['Laura Bianchi Neri', 'XXXXXX85A41H501A', 'Laura', 'Bianchi Neri'],
])('parts %s', (name, code, firstName, lastName) => expect(partName(name, code)).toEqual({ firstName, lastName }))

it('warns of a tax code of another person, and only there', () => {
  expect(looksLikeAnother('Mario Rossi', 'RSSMRA85T10A562S')).toBe(false)
  expect(looksLikeAnother('Paola Ferrari', 'RSSMRA85T10A562S')).toBe(true)
  expect(looksLikeAnother('Madonna', 'RSSMRA85T10A562S')).toBe(false)
})
