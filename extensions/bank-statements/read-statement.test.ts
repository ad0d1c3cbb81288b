import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStatement } from './read-statement.ts'
import { type Statement, StatementProblem } from './statement.ts'

const read = (text: string, encoding: BufferEncoding = 'utf8') => readStatement(Buffer.from(text, encoding))
const ferrari = { day: '2026-11-23', amountCents: 133560, payer: 'FERRARI GIULIA', text: 'ORDINE PV-7K3M-92QX GRAZIE' }

describe('a statement', () => {
  it.each([
    [
      'of one column for both ways, with rows above and below the table',
      `Lista movimenti;;;\nConto;IT60 X054 2811 1010 0000 0123 456;;\nSaldo al 23/11/2026: 12.345,67 €;;;\n\nData contabile;Data valuta;Ordinante;Descrizione;Importo (€)\n23/11/2026;23/11/2026;FERRARI GIULIA;ORDINE PV-7K3M-92QX  GRAZIE;1.335,60\n22/11/2026;22/11/2026;ENEL;BOLLETTA;-80,10\nTotale;;;;1.255,50\n`,
    ],
    [
      'of a column for each way',
      `Data;Valuta;Descrizione;Descrizione estesa;Dare;Avere;Ordinante\n23/11/26;23/11/26;ORDINE;PV-7K3M-92QX GRAZIE;;1335,60;Ferrari Giulia\n22/11/26;22/11/26;BOLLETTA;ENEL;-80,10;;\n`,
    ],
    [
      'with a sign of its own, commas between and points before decimals',
      `Booking date,Amount,D/A,Name,Description\n2026-11-23,"1,335.60",A,FERRARI GIULIA,"ORDINE PV-7K3M-92QX, GRAZIE"\n2026-11-22,80.10,D,ENEL,BOLLETTA\n`,
    ],
  ])('as a table %s', async (_how, file) => {
    const { credits, debits } = await read(file)
    expect(credits).toHaveLength(1)
    expect(credits[0]).toMatchObject({ day: ferrari.day, amountCents: ferrari.amountCents })
    expect(credits[0]?.payer.toUpperCase()).toBe(ferrari.payer)
    expect(credits[0]?.text.replace(',', '')).toBe(ferrari.text)
    expect(debits).toBe(1)
  })

  it('as a table in Windows-1252, with the account that stands above it', async () => {
    const file = 'Conto IT60X0542811101000000123456\nData;Descrizione;Importo\n23/11/2026;Pagamento perchè sì;10,00\n'
    expect(await read(file, 'latin1')).toEqual({
      leftOut: [],
      ibans: ['IT60X0542811101000000123456'],
      credits: [{ day: '2026-11-23', amountCents: 1000, payer: '', text: 'Pagamento perchè sì' }],
      debits: 0,
    })
  })

  it('as camt.053: what is booked, several transfers in one entry too', async () => {
    const entry = (amount: string, sign: string, rest: string, status = 'BOOK') =>
      `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt>${rest}</Ntry>`
    const transfer = (name: string, text: string, amount = '') =>
      `<TxDtls>${amount && `<AmtDtls><TxAmt><Amt Ccy="EUR">${amount}</Amt></TxAmt></AmtDtls>`}<RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`
    const file = `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>IT60X0542811101000000123456</IBAN></Id></Acct>
      ${entry('1335.60', 'CRDT', `<NtryDtls>${transfer('FERRARI GIULIA', 'ORDINE PV-7K3M-92QX GRAZIE')}</NtryDtls>`)}
      ${entry('30.00', 'CRDT', `<NtryDtls>${transfer('ROSSI &amp; C.', 'UNO', '10.00')}${transfer('BIANCHI', 'DUE', '20.00')}</NtryDtls>`)}
      ${entry('80.10', 'DBIT', '<AddtlNtryInf>BOLLETTA</AddtlNtryInf>')}
      ${entry('5.00', 'CRDT', '', 'PDNG')}
    </Stmt></BkToCstmrStmt></Document>`
    expect(await read(file)).toEqual({
      leftOut: [],
      ibans: ['IT60X0542811101000000123456'],
      credits: [
        ferrari,
        { day: '2026-11-23', amountCents: 1000, payer: 'ROSSI & C.', text: 'UNO' },
        { day: '2026-11-23', amountCents: 2000, payer: 'BIANCHI', text: 'DUE' },
      ],
      debits: 1,
    })
  })

  it('as MT940, with the parts of its text', async () => {
    const file = [
      ':20:STARTUMSE',
      ':25:IT60X0542811101000000123456',
      ':28C:00001/001',
      ':60F:C261122EUR1000,00',
      ':61:2611231123CR1335,60NTRFNONREF',
      ':86:166?00BONIFICO?20ORDINE PV-7K3',
      'M-92QX GRAZIE?32FERRARI GIULIA',
      ':61:2611221122DR80,1NTRFNONREF',
      ':86:BOLLETTA',
      ':62F:C261123EUR2255,50',
      '-',
    ].join('\r\n')
    expect(await read(file)).toEqual({
      ...{ ibans: ['IT60X0542811101000000123456'], credits: [ferrari], debits: 1, leftOut: [] },
    })
  })

  it('as MT940 around New Year, where the booking day has no year', async () => {
    const file = ':20:X\n:25:1\n:61:2701011231CR1,00NTRFNONREF\n:86:A\n:61:2612310101CR2,00NTRFNONREF\n:86:B\n'
    expect((await read(file)).credits.map(({ day }) => day)).toEqual(['2026-12-31', '2027-01-01'])
  })

  it('as CBI, by its records', async () => {
    const movement = (sign: string, amount: string) =>
      ` 620000001001231126231126${sign}${amount}48 ${'0'.repeat(17)}BONIFICO`.padEnd(120)
    const file = [
      ' RH05428SIA01231126FLUSSO'.padEnd(120),
      ' 610000001'.padEnd(120),
      movement('C', '000000001335,60'),
      ' 630000001001YYY23112026                 FERRARI GIULIA      VIA ROMA 1'.padEnd(120),
      ' 630000001001RI1ORDINE PV-7K3M-92QX GRAZIE'.padEnd(120),
      movement('D', '000000000080,10'),
      ' 630000001002RI1BOLLETTA'.padEnd(120),
      ' EF05428SIA01231126FLUSSO'.padEnd(120),
    ].join('\r\n')
    const { credits, debits } = await read(file)
    expect(credits).toEqual([{ ...ferrari, text: `BONIFICO ${ferrari.text}` }])
    expect(debits).toBe(1)
  })

  it.each([
    ['nothing of a table', 'ciao'],
    ['a table of something else', 'codice;nome;prezzo\nPV-1;Sella;10,00\n'],
    ['XML of something else', '<?xml version="1.0"?><fattura/>'],
    ['XML that is broken', '<?xml version="1.0"?><Document><BkToCstmrStmt>'],
    ['amounts that say nothing', 'Data;Descrizione;Importo\n23/11/2026;A;venti\n24/11/2026;B;dieci\n'],
    [
      'money that is no euro',
      '<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="USD">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-23</Dt></BookgDt></Ntry></Stmt></BkToCstmrStmt></Document>',
    ],
    [
      'an entry without a day',
      '<Document><BkToCstmrStmt><Stmt><Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd></Ntry></Stmt></BkToCstmrStmt></Document>',
    ],
  ])('is none with %s', async (_what, file) => {
    await expect(read(file)).rejects.toThrow(/statement/)
  })
})

describe('an odd entry of a statement', () => {
  const good = { day: '2026-11-23', amount: '10.00' }
  type Entry = { day: string; amount: string }
  const camt = (entries: Entry[]) =>
    `<Document><BkToCstmrStmt><Stmt>${entries
      .map(
        ({ day, amount }) =>
          `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>${day}</Dt></BookgDt></Ntry>`,
      )
      .join('')}</Stmt></BkToCstmrStmt></Document>`
  const mt940 = (entries: Entry[]) =>
    `:20:X\n:25:1\n${entries
      .map(({ day, amount }) => {
        const [year = '', month = '', dayOfMonth = ''] = day.split('-')
        return `:61:${year.slice(2)}${month}${dayOfMonth}${month}${dayOfMonth}C${amount.replace('.', ',')}NTRF\n:86:A\n`
      })
      .join('')}`
  const csv = (entries: Entry[]) =>
    `Data;Accrediti;Addebiti;Descrizione\n${entries.map(({ day, amount }) => `${day.split('-').reverse().join('/')};${amount.replace('.', ',')};;A`).join('\n')}`
  const cbi = (entries: Entry[]) =>
    [
      ' RH05428SIA01231126FLUSSO'.padEnd(120),
      ...entries.map(({ day, amount }) => {
        const [year = '', month = '', dayOfMonth = ''] = day.split('-')
        const date = dayOfMonth + month + year.slice(2)
        return ` 620000001001${date}${date}C${amount.replace('.', ',').padStart(15, '0')}48 ${'0'.repeat(17)}B`.padEnd(
          120,
        )
      }),
    ].join('\r\n')
  const odd: [string, Entry][] = [
    ['zero', { ...good, amount: '0.00' }],
    ['negative', { ...good, amount: '-5.00' }],
    ['huge', { ...good, amount: '999999999999.00' }],
    ['huge', { ...good, amount: '30000000.00' }],
    ['day', { ...good, day: '2026-02-30' }],
    ['day', { ...good, day: '2026-13-01' }],
  ]
  const kinds: [string, (entries: Entry[]) => string][] = [
    ['CAMT', camt],
    ['MT940', mt940],
    ['CSV', csv],
    ['CBI', cbi],
  ]
  it.each(kinds.flatMap(([kind, write]) => odd.map(([why, entry]) => ({ kind, write, why, entry }))))(
    'is left out and named, the others come in: $kind, $why, $entry.amount, $entry.day',
    async ({ kind, write, why, entry }) => {
      const { credits, leftOut } = await read(write([good, entry, good]))
      expect(credits.map(({ day, amountCents }) => [day, amountCents])).toEqual([
        ['2026-11-23', 1000],
        ['2026-11-23', 1000],
      ])
      // Movements that MT940 or CBI cannot express are unreadable ones.
      const isUnsayable = (kind === 'MT940' && why === 'negative') || (kind === 'CBI' && why === 'negative')
      expect(leftOut.map((one) => one.why)).toEqual([isUnsayable ? 'unreadable' : why])
    },
  )

  it('is each amount on each day, however odd: no file ends in a fault', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...kinds.map(([, write]) => write)),
        fc.array(
          fc.record({
            day: fc.oneof(fc.constant('2026-11-23'), fc.stringMatching(/^\d{4}-\d\d-\d\d$/)),
            amount: fc.oneof(
              fc.constant('1.00'),
              fc.stringMatching(/^[-+]?\d{1,14}[.,]?\d{0,4}$/),
              fc.string({ maxLength: 6 }),
            ),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        async (write, entries) => {
          const statement = await read(write(entries)).catch((error: unknown) => error)
          if (statement instanceof StatementProblem) return
          const { credits } = statement as Statement
          for (const { amountCents, day } of credits) {
            expect(amountCents).toBeGreaterThan(0)
            expect(amountCents).toBeLessThanOrEqual(1_000_000_000)
            expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day)
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})
