import type { Entry } from './vocabulary-entry.ts'

export const frameWords: readonly Entry[] = [
  // Brakes
  { id: 'brake', it: 'freno, freni, impianto frenante, freni bici', en: 'brake, braking' },
  {
    id: 'disc brake',
    it: 'freno a disco, freni a disco, freno disco idraulico, freno idraulico, disco idraulico',
    en: 'disc brake, hydraulic brake, disk brake, hydraulic disc brake',
    isA: ['brake'],
  },
  {
    id: 'rim brake',
    it: 'pinza freno, pinze freno, freni da corsa, freni caliper, freno a pattino, freni a pattino',
    en: 'rim brake, caliper, brake caliper, road brake',
    isA: ['brake'],
  },
  {
    id: 'v-brake',
    it: 'v-brake, freni v-brake, freno v-brake, v brake',
    en: 'v-brake, v brake, vbrakes, linear pull brake',
    isA: ['brake'],
  },
  {
    id: 'brake lever',
    it: 'leva freno, leve freno, leve del freno, maniglia freno',
    en: 'brake lever',
    goesWith: ['brake'],
  },
  {
    id: 'brake pad',
    it: 'pastiglie freno, pastiglia freno, pastiglie, pattini freno, pattino, pattini, pasticche freno, ganasce, gommini freno, pastiglie disco',
    en: 'brake pads, disc pads, pads, brake shoes, brake blocks',
    goesWith: ['brake'],
  },
  {
    id: 'rotor',
    it: 'disco freno, dischi freno, disco, dischi, rotore, disco del freno',
    en: 'brake disc, rotor, disc rotor, brake rotor, brake disk',
    goesWith: ['brake'],
  },
  {
    id: 'cable',
    it: 'cavo freno, cavo cambio, cavi freno, cavi cambio, guaina, guaine, cavo e guaina',
    en: 'brake cable, gear cable, cable housing, outer cable, cables',
  },

  // Cockpit, saddle, frame
  {
    id: 'handlebar',
    it: 'manubrio, manubri, piega, piega manubrio, curva manubrio',
    en: 'handlebar, handlebars, bars, drop bar, flat bar, riser bar',
  },
  {
    id: 'stem',
    it: 'attacco manubrio, attacco, attacchi manubrio, pipa, pipetta, attacco del manubrio, piantone manubrio',
    en: 'stem, handlebar stem',
  },
  { id: 'grip', it: 'manopole, manopola, impugnature', en: 'grips, handlebar grips' },
  {
    id: 'bar tape',
    it: 'nastro manubrio, nastro, nastri manubrio, nastro da manubrio, nastrino, nastro per manubrio',
    en: 'bar tape, handlebar tape, tape',
  },
  { id: 'headset', it: 'serie sterzo, calotte sterzo', en: 'headset' },
  { id: 'saddle', it: 'sella, selle, sellino, sellini, seduta', en: 'saddle, seat, bike seat' },
  {
    id: 'seatpost',
    it: 'reggisella, cannotto, canotto, cannotto sella, canotto sella, tubo sella, canotto reggisella, reggi sella, reggisellino',
    en: 'seatpost, seat post, seat pillar, saddle post, dropper post',
  },
  { id: 'seat clamp', it: 'collarino reggisella, collarino sella', en: 'seat clamp, seatpost clamp' },
  { id: 'saddle cover', it: 'coprisella, copri sella', en: 'saddle cover, seat cover' },
  { id: 'frame', it: 'telaio, telai, kit telaio', en: 'frame, frameset, frame kit' },
  {
    id: 'fork',
    it: 'forcella, forcelle, forcella ammortizzata, forcella anteriore, forca',
    en: 'fork, suspension fork, forks, front fork, front suspension',
  },
  {
    id: 'shock',
    it: 'ammortizzatore, ammortizzatori, ammortizzatore posteriore, mono ammortizzatore',
    en: 'rear shock, shock absorber',
  },
  { id: 'battery', it: 'batteria ebike, batteria di ricambio', en: 'ebike battery, spare battery' },
  { id: 'charger', it: 'caricabatterie, caricatore', en: 'charger, battery charger' },
  { id: 'motor', it: 'kit motore, motore elettrico', en: 'motor kit, conversion kit' },
]
