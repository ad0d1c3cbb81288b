import type { Entry } from './vocabulary-entry.ts'

/** Wheels, and what drives them. */
export const wheelWords: readonly Entry[] = [
  // Tyres and wheels
  { id: 'rubber', it: 'gomme, gomma, gomme bici', en: 'rubber' },
  {
    id: 'tyre',
    it: 'copertone, copertura, coperture, pneumatico, gomma esterna, copertoncino, tubolare, gomma antiforatura',
    en: 'tyre, tire, outer tyre, clincher, tubular',
    isA: ['rubber'],
  },
  {
    id: 'tube',
    it: "camera d'aria, camera daria, camera, camere aria, gomma interna",
    en: 'inner tube, tube, innertube',
    goesWith: ['rubber'],
  },
  { id: 'rim tape', it: 'nastro cerchio, flap, nastro paranipple', en: 'rim tape, rim strip' },
  { id: 'sealant', it: 'lattice, liquido antiforatura, sigillante', en: 'sealant, tubeless sealant' },
  { id: 'valve', it: 'valvola', en: 'valve, schrader, tubeless valve' },
  { id: 'presta', it: 'presta, valvola presta, valvola francese', en: 'presta, presta valve, french valve' },
  {
    id: 'wheel',
    it: 'ruota, ruote, coppia ruote, set ruote, cerchione completo',
    en: 'wheel, wheelset, pair of wheels',
  },
  { id: 'rim', it: 'cerchio, cerchi, cerchione', en: 'rim' },
  { id: 'hub', it: 'mozzo, mozzi', en: 'hub' },
  { id: 'spoke', it: 'raggio, raggi', en: 'spoke' },
  { id: 'nipple', it: 'nippli, nipple, nipples, niples', en: 'nipple, spoke nipple' },
  { id: 'axle', it: 'perno passante, sgancio rapido, asse ruota', en: 'axle, thru axle, quick release, skewer' },
  { id: 'stabilisers', it: 'rotelle, rotelline, stabilizzatori', en: 'stabilisers, stabilizers, training wheels' },

  // Drivetrain
  {
    id: 'drivetrain',
    it: 'trasmissione, gruppo trasmissione, gruppo completo',
    en: 'drivetrain, transmission, groupset',
  },
  { id: 'chain', it: 'catena', en: 'chain', isA: ['drivetrain'] },
  { id: 'master link', it: 'falsamaglia, falsa maglia, maglia rapida', en: 'quick link, master link, chain link' },
  {
    id: 'cassette',
    it: 'pacco pignoni, pignoni, pignone, cassetta, cassetta pignoni, ruota libera, rocchetti, corone posteriori',
    en: 'cassette, sprocket, freewheel, cogs, rear sprocket',
    isA: ['drivetrain'],
  },
  {
    id: 'crankset',
    it: 'guarnitura, pedivelle, pedivella, pedivelle bici, monocorona, corona, corone, corona anteriore',
    en: 'crankset, cranks, crank arm, chainset, chainring',
    isA: ['drivetrain'],
  },
  {
    id: 'bottom bracket',
    it: 'movimento centrale, calotte movimento, movimento pedali',
    en: 'bottom bracket, bb',
    isA: ['drivetrain'],
  },
  {
    id: 'rear derailleur',
    it: 'cambio posteriore, cambio, cambio bici, deragliatore posteriore, cambi',
    en: 'rear derailleur, rear mech, shifting, rear gear',
    isA: ['derailleur', 'drivetrain'],
  },
  { id: 'derailleur', it: 'cambio e deragliatore', en: 'derailleur, mech, derailer' },
  {
    id: 'front derailleur',
    it: 'deragliatore, deragliatore anteriore, cambio anteriore, deragliatori',
    en: 'front derailleur, front mech',
    isA: ['derailleur', 'drivetrain'],
  },
  {
    id: 'shifter',
    it: 'comando cambio, comandi cambio, leva cambio, leve cambio, manettino, leve del cambio',
    en: 'shifter, gear lever, shift lever, gear shifter',
  },
  {
    id: 'hanger',
    it: 'forcellino, forcellini, pendino cambio, gancio cambio, attacco cambio, supporto cambio',
    en: 'derailleur hanger, mech hanger, gear hanger, hanger, dropout',
  },
  { id: 'chain guard', it: 'carter, copricatena, paracatena', en: 'chain guard, chainguard, chain case' },
  {
    id: 'pedal',
    it: 'pedale, pedali, pedali bici',
    en: 'pedal',
  },
  {
    id: 'flat pedal',
    it: 'pedali flat, pedali piatti, pedali piatta',
    en: 'flat pedals, platform pedals',
    isA: ['pedal'],
  },
  {
    id: 'clipless pedal',
    it: 'pedali a sgancio, pedali sgancio, pedali automatici, pedali con attacco, pedali spd, pedali sgancio rapido',
    en: 'clipless pedals, clip in pedals, spd pedals, automatic pedals, clip pedals',
    isA: ['pedal'],
  },
  { id: 'cleat', it: 'tacchette, tacchetta', en: 'cleats' },
]
