import { describe, expect, it } from 'vitest'
import { isTotalLabel, totalLines } from './total-rows.ts'

const row = (line: number, code: string, name: string, cents: number) => ({
  line,
  code,
  isCoded: code !== '',
  name,
  texts: [name],
  cents,
  pieces: undefined,
})

describe('a label of totals', () => {
  it.each([
    'Grand total',
    'GRAND TOTAL (EUR)',
    'GrandTotal',
    'Somma',
    'SOMMA:',
    'Somme totale',
    'Sum',
    'Sum total',
    'Summa',
    'Totale complessivo',
    'Valore complessivo',
    'Importo totale',
    'Overall total',
    'Net total',
    'In totale',
    'Suma total',
    'Zwischensumme',
    'Gesamtbetrag netto',
    'Totaal generaal',
    'Sous-total',
    'Σ',
    '*** Totale ***',
    '— Somma —',
    'Итого',
  ])('is «%s»', (text) => expect(isTotalLabel(text)).toBe(true))

  it.each([
    'Total Care olio',
    'Somma Bike sella',
    'Tot Pro casco',
    'Totem casco',
    'Sommario',
    'Prezzo netto',
    'Grand Prix tubolare',
    'General Grabber',
    'Valore',
  ])('is not «%s»', (text) => expect(isTotalLabel(text)).toBe(false))
})

it('marks a total whatever stands where its code would be, and no article', () => {
  const rows = [row(2, 'A-1', 'Sella', 1_000), row(3, 'A-2', 'Manubrio', 1_500)]
  for (const total of [
    row(4, '', 'Somma', 2_500),
    row(4, 'GRAND TOTAL', '', 9),
    row(4, 'TOT', 'Grand total', 9),
    row(4, '4', 'Somma', 2_500),
    row(4, '', 'Una riga', 2_500),
  ])
    expect([...totalLines([...rows, total, row(5, 'A-3', 'Pedali', 700)])]).toEqual([4])
  expect([...totalLines([...rows, row(4, '77', 'Summa', 990)])]).toEqual([])
})
