import type { Entry } from './vocabulary-entry.ts'

/** The bicycle itself, and the kinds of bicycle. Beside words of other products a kind names their purpose. */
export const bicycleWords: readonly Entry[] = [
  {
    id: 'bike',
    it: 'bici, bicicletta, biciclette, due ruote, velocipede, ciclo, bicicletta completa, bicicletta intera',
    en: 'bike, bicycle, cycle, push bike, pushbike',
  },
]

export const bicycleTypes: readonly Entry[] = [
  {
    id: 'strada',
    it: 'bici da corsa, bici da strada, da corsa, corsa, strada, bdc, stradale, granfondo, ciclismo su strada, corsa su strada',
    en: 'road bike, road, road racing, racing bike, racer, race bike, road bicycle, roadbike',
  },
  {
    id: 'mountain',
    it: 'mountain bike, mtb, mountainbike, rampichino, bici da montagna, montagna, mountain, fuoristrada, enduro, downhill, trail, sentieri, all mountain, cross country, fuori strada',
    en: 'mountain bike, mtb, mountainbike, off road, offroad, trail bike, enduro bike, atb',
    servedBy: ['full face helmet'],
  },
  {
    id: 'elettrica',
    it: 'bici elettrica, e-bike, ebike, elettrica, elettrico, pedelec, pedalata assistita, bici a pedalata assistita, assistita, bici con motore, elettriche',
    en: 'electric bike, e-bike, ebike, electric, pedelec, power assisted, pedal assist, electric bicycle, electrical bike, assisted bike',
  },
  {
    id: 'e-mtb',
    it: 'e-mtb, emtb, mtb elettrica, mountain bike elettrica',
    en: 'e-mtb, electric mountain bike, emtb',
    isA: ['mountain', 'elettrica'],
  },
  {
    id: 'gravel',
    it: 'gravel, ghiaia, strade bianche, sterrato, ciclocross',
    en: 'gravel, gravel bike, cyclocross, adventure bike, all road',
  },
  {
    id: 'citta',
    it: 'bici da città, city bike, citybike, città, urbana, cittadina, urban, bici da passeggio, passeggio, bici da passeggiata',
    en: 'city bike, citybike, city, urban bike, urban, town bike, commuter bike, utility bike, comfort bike',
  },
  {
    id: 'pieghevole',
    it: 'bici pieghevole, pieghevole, pieghevoli, ripiegabile, richiudibile, pieghevole da treno, bici che si piega, piegabile',
    en: 'folding bike, folding, foldable, folder, fold up bike, collapsible, folding bicycle',
  },
  {
    id: 'olandese',
    it: 'olandese, bici olandese, holland, bici olandesina',
    en: 'dutch bike, dutch, roadster',
    isA: ['citta'],
  },
  {
    id: 'trekking',
    it: 'trekking, bici da trekking, cicloturismo, ibrida, bici ibrida, turismo',
    en: 'trekking, trekking bike, touring bike, hybrid bike, hybrid, touring',
  },
  {
    id: 'full suspension',
    it: 'full suspension, biammortizzata, bi ammortizzata, doppia sospensione, biammortizzate',
    en: 'full suspension, full sus, dual suspension, full suspension bike',
    isA: ['mountain'],
  },
  { id: 'hardtail', it: 'hardtail, mtb front', en: 'hardtail' },
  {
    id: 'single speed',
    it: 'single speed, singlespeed, monomarcia, monovelocità, senza marce, senza cambio',
    en: 'single speed, singlespeed, one speed',
    isA: ['fixed'],
  },
  {
    id: 'scatto fisso',
    it: 'scatto fisso, bici fissa, fissa, bici a scatto fisso',
    en: 'fixed gear bike, fixed',
    isA: ['fixed'],
  },
  { id: 'fixed', it: 'fixie, fixed, bici fixie', en: 'fixie, fixed gear, fixed wheel' },
  { id: 'pista', it: 'bici da pista, pista, velodromo', en: 'track bike, track, velodrome', isA: ['fixed'] },
  { id: 'fat', it: 'fat bike, fatbike, fat, gomme grasse', en: 'fat bike, fatbike, fat' },
  { id: 'noleggio', it: 'noleggio, a noleggio', en: 'rental, hire bike, ex rental' },
  { id: 'bmx', it: 'bmx', en: 'bmx' },
  { id: 'cargo', it: 'cargo bike, cargo, bici cargo', en: 'cargo bike, cargo' },
  { id: 'tandem', it: 'tandem', en: 'tandem' },
]
