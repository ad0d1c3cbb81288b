import { describe, expect, it } from 'vitest'
import { changeSentence } from './change-sentence.ts'

const helmet = { name: 'Casco Ala', size: 'M', newSize: null, quantity: 2, newQuantity: 2 }

describe('the sentence of a change', () => {
  it.each([
    ['customer', { pieces: [{ ...helmet, newSize: 'L' }] }, 'Giulia ha cambiato la taglia di Casco Ala da M a L.'],
    ['admin', { pieces: [{ ...helmet, newQuantity: 0 }] }, 'Il negozio ha tolto 2 × Casco Ala (M).'],
    [
      'customer',
      { pieces: [{ ...helmet, newQuantity: 3 }], hasNewAddress: true, totalBefore: 3_000, totalAfter: 4_500 },
      'Giulia ha cambiato i pezzi di Casco Ala da 2 a 3 e ha cambiato l’indirizzo di consegna. Totale da 30,00 € a 45,00 €.',
    ],
    [
      'customer',
      { pieces: [], hasNewAddress: true, address: { before: 'Via Roma 1', after: 'Via Verdi 2' } },
      'Giulia ha cambiato l’indirizzo di consegna. Prima: Via Roma 1. Ora: Via Verdi 2.',
    ],
    [
      'customer',
      { pieces: [{ ...helmet, newQuantity: 1 }], refundCents: 1_500 },
      'Giulia ha cambiato i pezzi di Casco Ala da 2 a 1. Da rimborsare 15,00 €.',
    ],
  ])('of %s: %j', (actor, data, sentence) => {
    expect(changeSentence({ actor, data }, 'Giulia Ferrari').replaceAll('\u00a0', ' ')).toBe(sentence)
  })
})
