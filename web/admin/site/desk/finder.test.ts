import { describe, expect, it } from 'vitest'
import { commands, findCommands, mainPlaces } from './finder.ts'

const first = (text: string) => findCommands(text)[0]?.label

/** Words of shopkeepers, each with the place or action that has to come first. */
const everyday: Record<string, string> = {
  rimborso: 'Rimborsa un ordine',
  rimborsi: 'Rimborsa un ordine',
  'come faccio un rimborso': 'Rimborsa un ordine',
  'ridare i soldi': 'Rimborsa un ordine',
  reso: 'Resi e recessi',
  resi: 'Resi e recessi',
  recesso: 'Resi e recessi',
  'cambio taglia': 'Resi e recessi',
  ritiro: 'Consegne',
  'ritiro in negozio': 'Consegne',
  'spese di spedizione': 'Consegne',
  corriere: 'Consegne',
  chiusura: 'Chiudi un giorno',
  ferie: 'Chiudi un giorno',
  'chiudere per ferie': 'Chiudi un giorno',
  festività: 'Chiudi un giorno',
  IVA: 'Dati e contatti',
  iva: 'Dati e contatti',
  'partita iva': 'Dati e contatti',
  fattura: 'Dati e contatti',
  telefono: 'Dati e contatti',
  sconto: 'Nuovo ribasso',
  saldi: 'Nuovo ribasso',
  coupon: 'Nuovi codici sconto',
  'codice sconto': 'Nuovi codici sconto',
  spedizione: 'Spedisci gli ordini',
  spedire: 'Spedisci gli ordini',
  IBAN: 'Pagamenti',
  'il mio iban': 'Pagamenti',
  orari: 'Orari e chiusure',
  'orario di apertura': 'Orari e chiusure',
  password: 'Cambia password',
  'cambiare la password': 'Cambia password',
  'cambia prezzi': 'Cambia i prezzi',
  aumento: 'Cambia i prezzi',
  'buono regalo': 'Buoni regalo',
  'gift card': 'Buoni regalo',
  taglie: 'Tabelle delle taglie',
  categorie: 'Scaffali',
  esauriti: 'Prodotti sotto scorta',
  Paypal: 'Pagamenti da controllare',
  impostazioni: 'Negozio',
  ordini: 'Ordini',
  clienti: 'Clienti',
  commercialista: 'Collegamenti',
  usato: 'Bici usate',
  logo: 'Aspetto',
  slogan: 'Home',
  'sito in inglese': 'Lingue',
}

describe('the finder of the dashboard', () => {
  it('knows each place and action by three words of its own, and no two by the same', () => {
    for (const { label, words } of commands) expect(new Set(words).size, label).toBeGreaterThanOrEqual(3)
    const sets = commands.map(({ words }) => words.toSorted().join())
    expect(new Set(sets).size).toBe(commands.length)
    expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length)
    expect(mainPlaces.map(({ label }) => label)).toEqual([
      'Oggi',
      'Ordini',
      'Prodotti',
      'Recensioni',
      'Clienti',
      'Prezzi',
      'Negozio',
    ])
  })

  it.each(Object.entries(everyday))('finds «%s» first: %s', (word, label) => {
    expect(first(word)).toBe(label)
  })

  it('finds by the beginning of a word, and nothing inside one', () => {
    expect(first('chiusu')).toBe('Chiudi un giorno')
    expect(findCommands('va')).not.toContainEqual(expect.objectContaining({ label: 'Dati e contatti' }))
    expect(findCommands('zzqq')).toEqual([])
  })
})
